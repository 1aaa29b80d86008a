import Foundation
import GRDB

/// A row of `sessions`: who steals the file has no token.
struct SessionRecord: ServerRecord {
  static let databaseTableName = "sessions"

  var tokenDigest: Data
  var customerId: String
  var expiresAt: Int64

  /// The names of the columns.
  enum CodingKeys: String, CodingKey {
    case tokenDigest = "token_digest"
    case customerId = "customer_id"
    case expiresAt = "expires_at"
  }
}
