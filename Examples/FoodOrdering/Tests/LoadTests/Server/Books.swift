import Foundation
import GRDB

/// What the database says afterwards, read past the server.
struct Books {
  /// The pieces of every order, by the order's identifier.
  let orders: [UUID: [PlannedOrder.Piece]]
  /// Subtotal and all together, in cents.
  let amounts: [UUID: (subtotal: Int, total: Int)]
  /// Orders whose items do not add up to their subtotal.
  let wrongSums: Int
  /// What is left of each item.
  let stock: [UUID: Int]

  init(database: String) throws {
    let queue = try DatabaseQueue(path: database)
    (orders, amounts, wrongSums, stock) = try queue.read { db in
      var orders: [UUID: [PlannedOrder.Piece]] = [:]
      let items = try Row.fetchCursor(
        db, sql: "SELECT order_id, menu_item_id, quantity FROM order_items ORDER BY position")
      while let row = try items.next() {
        orders[try Self.id(row[0]), default: []].append(
          PlannedOrder.Piece(id: try Self.id(row[1]), quantity: row[2]))
      }
      var amounts: [UUID: (Int, Int)] = [:]
      let rows = try Row.fetchCursor(
        db, sql: "SELECT id, subtotal, subtotal - discount + delivery_fee + tax FROM orders")
      while let row = try rows.next() { amounts[try Self.id(row[0])] = (row[1], row[2]) }
      let wrongSums = try Int.fetchOne(
        db,
        sql: """
          SELECT COUNT(*) FROM orders WHERE subtotal <>
            (SELECT SUM(unit_price * quantity) FROM order_items WHERE order_id = orders.id)
          """)
      var stock: [UUID: Int] = [:]
      for row in try Row.fetchAll(db, sql: "SELECT id, stock FROM menu_items") {
        stock[try Self.id(row[0])] = row[1]
      }
      return (orders, amounts, wrongSums ?? -1, stock)
    }
  }

  private static func id(_ text: String) throws -> UUID {
    guard let id = UUID(uuidString: text) else { throw Unreadable() }
    return id
  }
}
