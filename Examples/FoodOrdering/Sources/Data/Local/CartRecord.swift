import FoodDomain
import Foundation

/// A cart, as it is kept.
struct CartRecord: Codable, Sendable {
  var restaurant: RestaurantDTO
  var lines: [Line]

  struct Line: Codable, Sendable {
    var item: MenuItemDTO
    var quantity: Int
    var instructions: String
  }

  /// Nil for an empty cart, which needs no record.
  init?(_ cart: Cart) {
    guard let restaurant = cart.restaurant else { return nil }
    self.restaurant = RestaurantDTO(restaurant)
    lines = cart.lines.map {
      Line(item: MenuItemDTO($0.item), quantity: $0.quantity, instructions: $0.instructions)
    }
  }

  /// The cart; what is short by now stays in it, as it was chosen.
  func cart() throws -> Cart {
    let restaurant = try restaurant.restaurant()
    var cart = Cart()
    var items: [MenuItem] = []
    for line in lines {
      let item = try line.item.item()
      items.append(item)
      try cart.add(
        item.with(stock: max(item.stock, line.quantity)), from: restaurant,
        quantity: line.quantity, instructions: line.instructions)
    }
    return cart.updated(to: items)
  }
}
