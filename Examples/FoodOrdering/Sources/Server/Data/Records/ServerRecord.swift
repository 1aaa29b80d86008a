import GRDB

/// A row of a table.
protocol ServerRecord: Codable, Sendable, FetchableRecord, PersistableRecord {}
