import FoodDomain
import Foundation
import GRDB

/// The tables of accounts and sessions.
struct AccountTable: Sendable {
  let database: ServerDatabase

  /// The account with an address, if there is one.
  func account(with email: String) async throws -> CustomerRecord? {
    try await database.read { db in
      try CustomerRecord.fetchOne(
        db, sql: "SELECT * FROM customers WHERE email = ?", arguments: [email])
    }
  }

  /// Keeps a new customer and the first session.
  ///
  /// - Throws: `AccountError.emailTaken` if somebody was faster; `ServiceError`.
  func insert(_ customer: CustomerRecord, with session: SessionRecord) async throws {
    try await database.write { db in
      let taken = try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM customers WHERE email = ?)",
        arguments: [customer.email])
      if taken == true { throw AccountError.emailTaken }
      try customer.insert(db)
      try session.insert(db)
    }
  }

  /// Keeps a session and forgets those of everybody that have ended.
  func insert(_ session: SessionRecord, forgettingBefore now: Int64) async throws {
    try await database.write { db in
      try db.execute(sql: "DELETE FROM sessions WHERE expires_at <= ?", arguments: [now])
      try session.insert(db)
    }
  }

  /// Forgets a session.
  func deleteSession(_ digest: Data) async throws {
    try await database.write { db in
      try db.execute(sql: "DELETE FROM sessions WHERE token_digest = ?", arguments: [digest])
    }
  }

  /// Whose session it is, if it is one and has not ended.
  func customer(withSession digest: Data, at now: Int64) async throws -> Customer? {
    try await database.read { db in
      try CustomerRecord.fetchOne(
        db,
        sql: """
          SELECT customers.* FROM sessions JOIN customers ON customers.id = sessions.customer_id
          WHERE token_digest = ? AND expires_at > ?
          """,
        arguments: [digest, now])?.customer()
    }
  }
}
