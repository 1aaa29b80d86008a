import Foundation
import GRDB

/// A row of `sessions`: who steals the file has no token.
struct SessionRecord: ServerRecord {
  static let databaseTableName = "sessions"

  var tokenDigest: Data
  var customerId: String
  var expiresAt: Int64
}
