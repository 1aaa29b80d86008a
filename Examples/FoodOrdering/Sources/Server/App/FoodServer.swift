import Hummingbird
package import Logging

/// The server: a database and who answers from it.
package struct FoodServer: Sendable {
  private let options: Options
  private let container: ServerContainer

  /// Opens, migrates and seeds the database.
  package init(_ options: Options, log: Logger = Logger(label: "food.server")) throws {
    self.options = options
    container = try ServerContainer(options, log: log)
  }

  /// Serves until it is cancelled or told to stop, and ends what it has begun.
  ///
  /// - Parameter onReady: Is told the port once the server can be reached.
  package func run(onReady: @escaping @Sendable (Int) async -> Void) async throws {
    let application = Application(
      router: container.routes.router(),
      server: .http1(configuration: .init(idleTimeout: .seconds(75))),
      configuration: .init(
        address: .hostname(options.host, port: options.port), backlog: 1024),
      onServerRunning: { channel in
        if let port = channel.localAddress?.port { await onReady(port) }
      },
      logger: container.log)
    try await withThrowingTaskGroup { group in
      group.addTask { try await application.runService() }
      group.addTask { try await container.kitchen.run() }
      defer { group.cancelAll() }
      do { try await group.next() } catch is CancellationError {}
    }
  }
}
