import FoodServer
import Foundation

/// A server in this process, on a port of its own.
final class RunningServer: Sendable {
  let port: Int
  private let work: Task<Void, any Error>

  /// Starts it, and waits until it can be reached.
  ///
  /// - Parameter port: 0 for any that is free.
  init(database: String, port: Int = 0) async throws {
    var options = FoodServer.Options(databasePath: database)
    options.port = port
    options.kitchenStep = .seconds(3600)
    options.passwordCost = .cheap
    let server = try FoodServer(options)
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    work = Task {
      defer { continuation.finish() }
      try await server.run { continuation.yield($0) }
    }
    guard let port = await ports.first(where: { _ in true }) else {
      try await work.value
      throw CancellationError()
    }
    self.port = port
  }

  deinit { work.cancel() }

  /// Ends it, and waits for its end.
  func stop() async {
    work.cancel()
    _ = try? await work.value
  }
}
