import FoodDomain
import Foundation
import GRDB

/// A row of `order_items`; the currency is the order's.
struct OrderItemRecord: ServerRecord {
  static let databaseTableName = "order_items"

  var orderId: String
  var position: Int
  var menuItemId: String
  var name: String
  var unitPrice: Int64
  var quantity: Int
  var instructions: String

  /// The names of the columns.
  enum CodingKeys: String, CodingKey {
    case orderId = "order_id"
    case position
    case menuItemId = "menu_item_id"
    case name
    case unitPrice = "unit_price"
    case quantity, instructions
  }
}

extension OrderItemRecord {
  /// The rows of what an order holds.
  static func items(of order: Order) throws -> [OrderItemRecord] {
    try order.items.enumerated().map { position, item in
      OrderItemRecord(
        orderId: order.id.uuidString, position: position,
        menuItemId: item.menuItemID.uuidString, name: item.name,
        unitPrice: try item.unitPrice.units(), quantity: item.quantity,
        instructions: item.instructions)
    }
  }

  /// The item of the row.
  func item(in currency: Currency) throws -> OrderItem {
    OrderItem(
      menuItemID: try Column.id(menuItemId, "menu_item_id"), name: name,
      unitPrice: Money(units: unitPrice, currency), quantity: quantity,
      instructions: instructions)
  }
}
