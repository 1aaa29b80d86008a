import GRDB

/// A row of a table, its columns in snake case.
protocol ServerRecord: Codable, Sendable, FetchableRecord, PersistableRecord {}

extension ServerRecord {
  static var databaseColumnDecodingStrategy: DatabaseColumnDecodingStrategy {
    .convertFromSnakeCase
  }
  static var databaseColumnEncodingStrategy: DatabaseColumnEncodingStrategy { .convertToSnakeCase }
}
