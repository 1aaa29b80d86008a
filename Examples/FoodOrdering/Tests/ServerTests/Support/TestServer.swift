import FoodServer
import Foundation
import GRDB

/// A server on a file of its own, for one test, and what can be seen of it from outside.
struct TestServer: Sendable {
  let api: API
  let path: String
  let log: CollectedLog

  /// Starts a server on a file that is gone after the test.
  static func use(
    kitchenStep: Duration = .seconds(3600), _ work: (TestServer) async throws -> Void
  ) async throws {
    try await TemporaryFile.use { file in
      try await use(file, kitchenStep: kitchenStep, work)
    }
  }

  /// Starts a server on a file, and stops it when the work is done.
  static func use(
    _ file: TemporaryFile, kitchenStep: Duration = .seconds(3600),
    _ work: (TestServer) async throws -> Void
  ) async throws {
    let log = CollectedLog()
    var options = FoodServer.Options(databasePath: file.path)
    options.port = 0
    options.kitchenStep = kitchenStep
    options.passwordCost = .cheap
    let server = try FoodServer(options, log: log.logger)
    let (ports, ready) = AsyncStream.makeStream(of: Int.self)
    let running = Task {
      defer { ready.finish() }
      try await server.run { ready.yield($0) }
    }
    for await port in ports {
      do {
        try await work(TestServer(api: API(port: port), path: file.path, log: log))
      } catch {
        running.cancel()
        throw error
      }
      running.cancel()
    }
    _ = await running.result
  }

  /// What is stored now.
  func ledger() throws -> Ledger { try Ledger(path: path) }

  /// Changes something behind the server's back.
  func change(_ sql: String) throws {
    try DatabaseQueue(path: path).write { try $0.execute(sql: sql) }
  }

  /// Asks something of the database past the server.
  func ask(_ sql: String) throws -> [String] {
    try DatabaseQueue(path: path).read { try String.fetchAll($0, sql: sql) }
  }
}
