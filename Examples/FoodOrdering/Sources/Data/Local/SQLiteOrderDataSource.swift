import Foundation
import GRDB

/// Keeps orders in rows of the local database.
struct SQLiteOrderDataSource: OrderLocalDataSource {
  let database: LocalDatabase
  let now: @Sendable () -> Date

  func orders(of customer: UUID) async throws -> Kept<[LocalOrder]>? {
    let rows = try await database.queue.read { database in
      try OrderRecord.filter(Column("customerID") == customer.uuidString)
        .order(Column("savedAt"), Column("id")).fetchAll(database)
    }
    guard let oldest = rows.first else { return nil }
    return Kept(value: try rows.map { try $0.localOrder() }, savedAt: oldest.savedAt)
  }

  func order(_ id: UUID, of customer: UUID) async throws -> Kept<LocalOrder>? {
    let row = try await database.queue.read { database in
      try OrderRecord.filter(key: id.uuidString)
        .filter(Column("customerID") == customer.uuidString).fetchOne(database)
    }
    return try row.map { Kept(value: try $0.localOrder(), savedAt: $0.savedAt) }
  }

  func keep(_ order: OrderDTO, of customer: UUID) async throws {
    try await keep([order], of: customer)
  }

  func keep(_ orders: [OrderDTO], of customer: UUID) async throws {
    let rows = try orders.map { try OrderRecord($0, .sent, of: customer, at: now()) }
    try await database.queue.write { database in
      for row in rows where try !row.isBeingCancelled(database) { try row.upsert(database) }
    }
  }

  func keep(_ order: OrderDTO, _ state: LocalOrder.State, of customer: UUID) async throws {
    let row = try OrderRecord(order, state, of: customer, at: now())
    try await database.queue.write { database in try row.upsert(database) }
  }
}

/// An order, as it is kept.
private struct OrderRecord: Codable, FetchableRecord, PersistableRecord, Sendable {
  static let databaseTableName = "customerOrder"

  var id: String
  var customerID: String
  var state: String
  var body: Data
  var savedAt: Date

  init(_ order: OrderDTO, _ state: LocalOrder.State, of customer: UUID, at date: Date) throws {
    id = order.id.uppercased()
    customerID = customer.uuidString
    self.state = state.rawValue
    body = try JSONEncoder().encode(order)
    savedAt = date
  }

  /// Whether the row that is kept in its place waits for the server to hear of a cancellation.
  func isBeingCancelled(_ database: Database) throws -> Bool {
    let kept = try OrderRecord.fetchOne(database, key: id)
    return kept?.state == LocalOrder.State.cancelling.rawValue
  }

  func localOrder() throws -> LocalOrder {
    guard let state = LocalOrder.State(rawValue: state) else {
      throw MappingError.invalid("state", state)
    }
    return LocalOrder(order: try JSONDecoder().decode(OrderDTO.self, from: body), state: state)
  }
}
