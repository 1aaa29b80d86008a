import FoodDomain
import Foundation

/// An order that a customer has made up, with what it has to cost.
struct PlannedOrder: Sendable {
  let id = UUID()
  let restaurant: UUID
  let items: [Piece]
  let subtotal: Money
  let total: Money
  /// Whether it is for something that may be sold out.
  let isForLastPieces: Bool

  /// An item and how many of it.
  struct Piece: Sendable, Hashable {
    let id: UUID
    let quantity: Int
  }

  /// One to three different things from one restaurant, enough to be delivered; now and then
  /// the last piece of something.
  init(in town: Town) async throws {
    guard let (restaurant, menu) = town.restaurants.randomElement() else { throw Unreadable() }
    let isForLastPieces = Int.random(in: 1...50) == 1
    let sold = menu.filter { ($0.stock < 100) == isForLastPieces }.shuffled()
    var lines = sold.prefix(.random(in: 1...3)).map {
      ($0, isForLastPieces ? 1 : .random(in: 1...3))
    }
    if isForLastPieces { lines.append((menu.first { $0.stock >= 100 } ?? menu[0], 1)) }
    func sum() throws -> Money {
      try lines.reduce(.zero(.euro)) { try $0.plus($1.0.price.times($1.1)) }
    }
    while try sum().isLess(than: restaurant.minimumOrder) { lines[lines.count - 1].1 += 1 }

    let subtotal = try sum()
    let discount = try restaurant.offer?.discount(on: subtotal) ?? .zero(.euro)
    let fee = restaurant.deliveryFee
    let tax = await RegionalTaxes.reduced.tax(
      on: try OrderTotals.taxed(subtotal: subtotal, discount: discount, deliveryFee: fee),
      in: restaurant.region)
    self.restaurant = restaurant.id
    self.isForLastPieces = isForLastPieces
    self.subtotal = subtotal
    total = try OrderTotals(
      subtotal: subtotal, discount: discount, deliveryFee: fee, tax: tax
    ).total()
    items = lines.map { Piece(id: $0.0.id, quantity: $0.1) }
  }

  var body: String {
    let items = items.map { #"{"menuItemID": "\#($0.id)", "quantity": \#($0.quantity)}"# }
    return """
      {"id": "\(id)", "restaurantID": "\(restaurant)", "items": [\(items.joined(separator: ","))],
       "delivery": {"recipient": "Ada", "address": "1 Main Street"},
       "payment": {"method": "cash"},
       "agreedTotal": {"amount": "\(total.amount)", "currency": "EUR"}}
      """
  }
}
