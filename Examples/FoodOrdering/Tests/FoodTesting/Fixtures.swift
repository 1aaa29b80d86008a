package import FoodDomain
package import Foundation

extension UUID {
  /// An identifier that is the same in every run.
  package static func sample(_ number: Int) -> UUID {
    let digits = String(number, radix: 16)
    let text = String(repeating: "0", count: 12 - digits.count) + digits
    return UUID(uuidString: "00000000-0000-4000-8000-\(text)") ?? UUID()
  }
}

extension Date {
  /// 14 November 2026, 12:00 in Greenwich, and so many seconds.
  package static func sample(_ seconds: TimeInterval = 0) -> Date {
    Date(timeIntervalSince1970: 1_794_657_600 + seconds)
  }
}

extension Money {
  /// Euros, counted in cents.
  package static func cents(_ cents: Int) -> Money { Money(Decimal(cents) / 100, .euro) }
}

extension Restaurant {
  /// A restaurant of which only what matters is said.
  package static func sample(
    _ number: Int = 1, name: String = "Trattoria Lucia", cuisine: String = "Italian",
    region: TaxRegion = .germany, deliveryFee: Money = .cents(250),
    minimumOrder: Money = .cents(1000), offer: Offer? = nil
  ) -> Restaurant {
    Restaurant(
      id: .sample(number), name: name, cuisine: cuisine, address: "Via Roma 3, Bologna",
      region: region, deliveryFee: deliveryFee, minimumOrder: minimumOrder, offer: offer)
  }
}

extension MenuItem {
  /// Something on a menu of which only what matters is said.
  package static func sample(
    _ number: Int = 101, name: String = "Margherita", category: String = "Pizza",
    price: Money = .cents(1000), stock: Int = 10, picture: URL? = nil
  ) -> MenuItem {
    MenuItem(
      id: .sample(number), name: name, summary: "Good.", category: category, price: price,
      stock: stock, picture: picture)
  }
}

extension Customer {
  /// A customer, another one for each number.
  package static func sample(_ number: Int = 501) -> Customer {
    Customer(
      id: .sample(number), name: "Ada Byron", email: "ada\(number)@example.org",
      address: "Kantstraße 40, Berlin")
  }
}

extension DeliveryDetails {
  /// Where a courier finds somebody.
  package static let sample = DeliveryDetails(
    recipient: "Ada Byron", address: "Kantstraße 40, Berlin", note: "Second bell.")
}

extension Card {
  /// A card that a bank could have given out, good until a month.
  package static func sample(
    number: String = "4242 4242 4242 4242", month: Int = 11, year: Int = 2026,
    code: String = "123"
  ) -> Card {
    Card(number: number, expiryMonth: month, expiryYear: year, code: code)
  }
}

extension OrderTotals {
  /// Two pizzas, brought to Berlin.
  package static let sample = OrderTotals(
    subtotal: .cents(2000), discount: .cents(0), deliveryFee: .cents(250), tax: .cents(158))
}

extension Order {
  /// An order of two pizzas of which only what matters is said.
  package static func sample(
    _ number: Int = 901, by customer: Customer.ID = .sample(501),
    from restaurant: Restaurant = .sample(), items: [OrderItem] = [.sample()],
    payment: Payment = Payment(method: .cash), placedAt: Date = .sample(),
    status: OrderStatus = .received
  ) -> Order {
    Order(
      id: .sample(number), customerID: customer, restaurantID: restaurant.id,
      restaurantName: restaurant.name, items: items, totals: .sample, payment: payment,
      delivery: .sample, placedAt: placedAt, status: status)
  }
}

extension OrderItem {
  /// So many pieces of an item.
  package static func sample(
    _ item: MenuItem = .sample(), quantity: Int = 2, instructions: String = "No basil."
  ) -> OrderItem {
    OrderItem(
      menuItemID: item.id, name: item.name, unitPrice: item.price, quantity: quantity,
      instructions: instructions)
  }
}

extension Cart {
  /// So many pieces of items, put in one after the other.
  package static func sample(
    _ items: [(MenuItem, Int)] = [(.sample(), 2)], from restaurant: Restaurant = .sample()
  ) throws -> Cart {
    var cart = Cart()
    for (item, quantity) in items { try cart.add(item, from: restaurant, quantity: quantity) }
    return cart
  }
}

extension Checkout {
  /// Somebody who wants to pay for what is in a cart.
  package static func sample(
    _ cart: Cart, order: Int = 901, by customer: Customer = .sample(),
    to delivery: DeliveryDetails = .sample, paying payment: PaymentDetails = .cash,
    agreed total: Money = .cents(2408)
  ) -> Checkout {
    Checkout(
      id: .sample(order), customer: customer, cart: cart, delivery: delivery, payment: payment,
      agreedTotal: total)
  }
}

extension AccountSession {
  /// The session of a customer.
  package static func sample(
    _ customer: Customer = .sample(), token: String = "secret-token"
  ) -> AccountSession {
    AccountSession(customer: customer, token: token)
  }
}
