import Foundation
import GRDB

/// The SQLite file on the customer's side: what was seen, what waits, and what is in carts.
package struct LocalDatabase: Sendable {
  let queue: DatabaseQueue

  /// Opens the file and brings it up to date; without a path all is forgotten in the end.
  package init(path: String? = nil) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    queue =
      try path.map { try DatabaseQueue(path: $0, configuration: configuration) }
      ?? DatabaseQueue(configuration: configuration)
    try Self.migrations.migrate(queue)
  }

  private static var migrations: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1: answers, orders, carts") { database in
      try database.create(table: "answer") { table in
        table.primaryKey("path", .text)
        table.column("body", .blob).notNull()
        table.column("savedAt", .datetime).notNull()
      }
      try database.create(table: "customerOrder") { table in
        table.primaryKey("id", .text)
        table.column("customerID", .text).notNull().indexed()
        table.column("state", .text).notNull()
        table.column("body", .blob).notNull()
        table.column("savedAt", .datetime).notNull()
      }
      try database.create(table: "cart") { table in
        table.primaryKey("owner", .text)
        table.column("body", .blob).notNull()
      }
    }
    return migrator
  }
}
