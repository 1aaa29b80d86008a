package import GRDB

/// Opens the database, and brings it to the newest form.
package enum UserDatabase {
  /// A database in a file, or else in memory, with the newest tables; a new one has the seed users.
  package static func open(file: String?) throws -> DatabaseQueue {
    let database = try file.map { try DatabaseQueue(path: $0) } ?? DatabaseQueue()
    try migrator.migrate(database)
    return database
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("create users") { database in
      try database.create(table: "users") { table in
        table.primaryKey("id", .integer)
        table.column("name", .text).notNull().check { length($0) > 0 }
        table.column("email", .text).notNull().unique()
        table.column("country", .text).notNull().check { length($0) == 2 }
      }
      try SeedUser.insertAll(into: database)
    }
    migrator.registerMigration("add status and joined") { database in
      try database.alter(table: "users") { table in
        table.add(column: "status", .text).notNull().defaults(to: "active")
        table.add(column: "joined", .text).notNull().defaults(to: "2024-01-01")
      }
      try SeedUser.completeAll(in: database)
    }
    return migrator
  }
}
