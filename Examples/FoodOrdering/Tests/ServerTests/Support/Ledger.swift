import GRDB

/// What is stored, counted past the server.
struct Ledger: Sendable, Equatable {
  let customers: Int
  let sessions: Int
  let orders: Int
  let items: Int
  let payments: Int
  let stock: Int

  /// Counts the rows of a file.
  init(path: String) throws {
    self = try DatabaseQueue(path: path).read { db in
      func count(_ sql: String) throws -> Int { try Int.fetchOne(db, sql: sql) ?? -1 }
      return Ledger(
        customers: try count("SELECT COUNT(*) FROM customers"),
        sessions: try count("SELECT COUNT(*) FROM sessions"),
        orders: try count("SELECT COUNT(*) FROM orders"),
        items: try count("SELECT COUNT(*) FROM order_items"),
        payments: try count("SELECT COUNT(*) FROM payments"),
        stock: try count("SELECT SUM(stock) FROM menu_items"))
    }
  }

  private init(
    customers: Int, sessions: Int, orders: Int, items: Int, payments: Int, stock: Int
  ) {
    self.customers = customers
    self.sessions = sessions
    self.orders = orders
    self.items = items
    self.payments = payments
    self.stock = stock
  }
}
