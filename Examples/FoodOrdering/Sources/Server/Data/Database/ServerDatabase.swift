import FoodDomain
import Foundation
package import GRDB
package import Logging

/// The SQLite file that the server keeps everything in.
package struct ServerDatabase: Sendable {
  private let pool: DatabasePool
  private let writes: WriteQueue
  private let log: Logger

  /// Opens a file, or makes it, and brings its tables up to date.
  package init(path: String, log: Logger) throws {
    try Self.makeFile(at: path)
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.maximumReaderCount = 4
    pool = try DatabasePool(path: path, configuration: configuration)
    // Not while the connection is prepared: GRDB sets NORMAL after that, and then a power cut
    // may take back an order that was answered.
    try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    try ServerMigrations.all.migrate(pool)
    writes = WriteQueue(pool: pool)
    self.log = log
  }

  /// Reads what belongs together.
  ///
  /// - Throws: What the work throws; `ServiceError.unavailable` for whatever SQLite says.
  package func read<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    do { return try await pool.read(work) } catch { throw domainError(of: error) }
  }

  /// Writes all or nothing.
  ///
  /// - Throws: What the work throws; `ServiceError.unavailable` for whatever SQLite says.
  package func write<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    do { return try await writes.write(work) } catch { throw domainError(of: error) }
  }

  /// The same for whoever may wait, such as a server that begins.
  package func writeNow(_ work: (Database) throws -> Void) throws {
    do { try pool.write(work) } catch { throw domainError(of: error) }
  }

  /// The cause stays in the log, without the values of the statement.
  private func domainError(of error: any Error) -> any Error {
    switch error {
    case let error as DatabaseError:
      log.error(
        "database failed",
        metadata: [
          "code": "\(error.extendedResultCode.rawValue)", "cause": "\(error.message ?? "unknown")",
        ])
      return ServiceError.unavailable
    case let error as RecordError:
      log.error("record is unusable", metadata: ["cause": "\(error)"])
      return ServiceError.unavailable
    default:
      return error
    }
  }

  /// Nobody else on the machine may read it; the files beside it take over who may.
  private static func makeFile(at path: String) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    }
  }
}
