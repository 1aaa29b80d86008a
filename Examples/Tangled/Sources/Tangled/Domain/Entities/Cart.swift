import Foundation

struct Money: Hashable {
  let amount: Decimal
  let currency: Currency

  var text: String { currency.text(for: amount) }

  func times(_ quantity: Int) -> Money {
    Money(amount: amount * Decimal(quantity), currency: currency)
  }

  func reduced(byPercent percent: Int) -> Money {
    Money(amount: amount * Decimal(100 - percent) / 100, currency: currency)
  }
}

/// What the customer is about to order.
struct Cart: Equatable {
  struct Line: Identifiable, Equatable {
    let dish: Dish
    var quantity: Int

    var id: Dish.ID { dish.id }
    var total: Money { dish.price.times(quantity) }
  }

  let currency: Currency
  private(set) var lines: [Line] = []

  init(currency: Currency) {
    self.currency = currency
  }

  var isEmpty: Bool { lines.isEmpty }

  var itemCount: Int { lines.reduce(0) { $0 + $1.quantity } }

  var total: Money {
    Money(amount: lines.reduce(0) { $0 + $1.total.amount }, currency: currency)
  }

  func contains(_ dish: Dish) -> Bool {
    lines.contains { $0.id == dish.id }
  }

  mutating func add(_ dish: Dish) {
    if let index = lines.firstIndex(where: { $0.id == dish.id }) {
      lines[index].quantity += 1
    } else {
      lines.append(Line(dish: dish, quantity: 1))
    }
  }

  mutating func remove(_ id: Line.ID) {
    lines.removeAll { $0.id == id }
  }
}
