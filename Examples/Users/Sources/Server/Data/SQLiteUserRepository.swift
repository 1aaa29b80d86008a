package import GRDB
package import UsersDomain

/// Keeps users in SQLite.
package struct SQLiteUserRepository: UserRepository {
  private let database: DatabaseQueue
  private let log: @Sendable (any Error) -> Void

  /// Reads from and writes to a database; what goes wrong inside is logged, not told.
  package init(database: DatabaseQueue, log: @escaping @Sendable (any Error) -> Void) {
    self.database = database
    self.log = log
  }

  package func users(page: Int, limit: Int) async throws -> UsersPage {
    let (skipped, overflow) = (page - 1).multipliedReportingOverflow(by: limit)
    return try await inDomainTerms {
      try await database.read { database in
        let total = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM users") ?? 0
        let records = try UserRecord.fetchAll(
          database, sql: "SELECT * FROM users ORDER BY id LIMIT ? OFFSET ?",
          arguments: [limit, overflow ? Int.max : skipped])
        return UsersPage(
          users: try records.map { try $0.toDomain() }, number: page, limit: limit, total: total)
      }
    }
  }

  package func user(id: Int) async throws -> User {
    try await inDomainTerms {
      try await database.read { try Self.user(id: id, in: $0) }
    }
  }

  package func rename(id: Int, to name: UserName) async throws -> User {
    try await inDomainTerms {
      try await database.write { database in
        try database.execute(
          sql: "UPDATE users SET name = ? WHERE id = ?", arguments: [name.text, id])
        return try Self.user(id: id, in: database)
      }
    }
  }

  private static func user(id: Int, in database: Database) throws -> User {
    let record = try UserRecord.fetchOne(
      database, sql: "SELECT * FROM users WHERE id = ?", arguments: [id])
    guard let record else { throw UserError.notFound(id: id) }
    return try record.toDomain()
  }

  private func inDomainTerms<Value: Sendable>(
    _ work: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await work()
    } catch let error as UserError {
      throw error
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      log(error)
      throw UserError.unavailable
    }
  }
}
