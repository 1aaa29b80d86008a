import FoodDomain
import Foundation
import GRDB

/// A row of `menu_items`; the currency is the restaurant's.
struct MenuItemRecord: ServerRecord {
  static let databaseTableName = "menu_items"

  var id: String
  var restaurantId: String
  var position: Int
  var name: String
  var summary: String
  var category: String
  var price: Int64
  var stock: Int
  /// Below the server's own address.
  var picture: String?

  /// The names of the columns.
  enum CodingKeys: String, CodingKey {
    case id
    case restaurantId = "restaurant_id"
    case position, name, summary, category, price, stock, picture
  }
}

extension MenuItemRecord {
  /// An item at a place of a restaurant's menu.
  init(_ item: MenuItem, of restaurant: Restaurant, position: Int) throws {
    guard item.price.currency == restaurant.deliveryFee.currency else {
      throw RecordError.unusable("currency")
    }
    self.init(
      id: item.id.uuidString, restaurantId: restaurant.id.uuidString, position: position,
      name: item.name, summary: item.summary, category: item.category,
      price: try item.price.units(), stock: item.stock, picture: item.picture?.relativeString)
  }

  /// The item of the row.
  func item(in currency: Currency) throws -> MenuItem {
    MenuItem(
      id: try Column.id(id, "id"), name: name, summary: summary, category: category,
      price: Money(units: price, currency), stock: stock,
      picture: picture.flatMap { URL(string: $0) })
  }
}
