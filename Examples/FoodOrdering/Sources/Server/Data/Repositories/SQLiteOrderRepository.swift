package import FoodDomain
import Foundation
import GRDB

/// Orders and the stock they take from, in the server's database.
package struct SQLiteOrderRepository: OrderRepository {
  private let database: ServerDatabase

  package init(database: ServerDatabase) {
    self.database = database
  }

  package func place(_ order: Order) async throws -> Order {
    let record = try OrderRecord(order)
    let items = try OrderItemRecord.items(of: order)
    return try await database.write { db in
      if let known = try OrderRecord.fetchOne(db, key: record.id) {
        guard known.customerId == record.customerId else { throw OrderError.conflict }
        return try db.order(of: known)
      }
      for item in items { try db.take(item, from: record.restaurantId) }
      try record.insert(db)
      for item in items { try item.insert(db) }
      return try record.order(with: items)
    }
  }

  package func cancel(_ order: Order) async throws -> Order {
    try await database.write { db in
      let id = order.id.uuidString
      try db.execute(
        sql: "UPDATE orders SET status = ? WHERE id = ? AND customer_id = ? AND status = ?",
        arguments: [
          OrderStatus.cancelled.rawValue, id, order.customerID.uuidString, order.status.rawValue,
        ])
      if db.changesCount > 0 { try db.putBack(itemsOf: id) }
      guard let record = try OrderRecord.fetchOne(db, key: id),
        record.customerId == order.customerID.uuidString
      else { throw ServiceError.notFound }
      return try db.order(of: record)
    }
  }

  package func orders(of customer: Customer.ID) async throws -> Snapshot<[Order]> {
    let orders = try await database.read { db in
      try db.orders(where: "customer_id = ?", [customer.uuidString])
    }
    return .current(orders)
  }

  package func order(_ id: Order.ID, of customer: Customer.ID) async throws -> Snapshot<Order> {
    let order = try await database.read { db in
      try OrderRecord.fetchOne(db, key: id.uuidString)
        .flatMap { $0.customerId == customer.uuidString ? try db.order(of: $0) : nil }
    }
    guard let order else { throw ServiceError.notFound }
    return .current(order)
  }
}

extension SQLiteOrderRepository: OpenOrderRepository {
  package func openOrders() async throws -> [Order] {
    try await database.read { db in
      try db.orders(where: "status IN ('received', 'preparing', 'onTheWay')", [])
    }
  }

  package func advance(_ order: Order, to status: OrderStatus) async throws -> Bool {
    try await database.write { db in
      try db.execute(
        sql: "UPDATE orders SET status = ? WHERE id = ? AND status = ?",
        arguments: [status.rawValue, order.id.uuidString, order.status.rawValue])
      return db.changesCount > 0
    }
  }
}

extension Database {
  /// Takes what is ordered from the stock, or complains that there is too little.
  fileprivate func take(_ item: OrderItemRecord, from restaurant: String) throws {
    try execute(
      sql: """
        UPDATE menu_items SET stock = stock - ?1
        WHERE id = ?2 AND restaurant_id = ?3 AND stock >= ?1
        """,
      arguments: [item.quantity, item.menuItemId, restaurant])
    guard changesCount == 0 else { return }
    let left = try Int.fetchOne(
      self, sql: "SELECT stock FROM menu_items WHERE id = ? AND restaurant_id = ?",
      arguments: [item.menuItemId, restaurant])
    throw OrderError.outOfStock(item.name, left: left ?? 0)
  }

  /// Has again what was taken for an order.
  fileprivate func putBack(itemsOf order: String) throws {
    try execute(
      sql: """
        UPDATE menu_items SET stock = stock + (
          SELECT sum(quantity) FROM order_items WHERE order_id = ?1 AND menu_item_id = menu_items.id
        )
        WHERE id IN (SELECT menu_item_id FROM order_items WHERE order_id = ?1)
        """,
      arguments: [order])
  }

  fileprivate func order(of record: OrderRecord) throws -> Order {
    let items = try OrderItemRecord.fetchAll(
      self, sql: "SELECT * FROM order_items WHERE order_id = ? ORDER BY position",
      arguments: [record.id])
    return try record.order(with: items)
  }

  /// Orders with all their items, newest first, in two statements.
  fileprivate func orders(
    where condition: String, _ arguments: StatementArguments
  ) throws -> [Order] {
    let records = try OrderRecord.fetchAll(
      self, sql: "SELECT * FROM orders WHERE \(condition) ORDER BY placed_at DESC, id DESC",
      arguments: arguments)
    let items = try OrderItemRecord.fetchAll(
      self,
      sql: """
        SELECT * FROM order_items WHERE order_id IN (SELECT id FROM orders WHERE \(condition))
        ORDER BY order_id, position
        """,
      arguments: arguments)
    let known = Dictionary(grouping: items, by: \.orderId)
    return try records.map { try $0.order(with: known[$0.id, default: []]) }
  }
}
