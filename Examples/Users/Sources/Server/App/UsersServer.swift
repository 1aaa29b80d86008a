package import Foundation
import Hummingbird
import NIOCore
import ServiceLifecycle
import UsersServerPresentation

/// The server as a whole: SQLite behind the Domain's use cases behind HTTP.
package struct UsersServer: Sendable {
  private let container: ServerDIContainer
  private let port: Int

  /// Opens a database in a file, or else in memory; port 0 takes a free one.
  package init(databaseFile: String?, port: Int) throws {
    container = try ServerDIContainer(databaseFile: databaseFile)
    self.port = port
  }

  /// Serves on the loopback address until a signal ends the process.
  package func run(onListening: @escaping @Sendable (_ port: Int) async -> Void) async throws {
    do {
      try await application(onListening: onListening).runService()
    } catch is IOError {
      throw UsersServerError.unusablePort(port)
    }
  }

  /// Serves on a free port for as long as the body runs, which is given the server's URL.
  package nonisolated(nonsending) static func whileRunning(
    databaseFile: String?, _ body: nonisolated(nonsending) (URL) async throws -> Void
  ) async throws {
    let server = try UsersServer(databaseFile: databaseFile, port: 0)
    let (ports, found) = AsyncStream.makeStream(of: Int.self)
    let services = ServiceGroup(
      services: [server.application { found.yield($0) }], logger: server.container.logger)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { found.finish() }
        try await services.run()
      }
      for await port in ports.prefix(1) {
        guard let url = URL(string: "http://127.0.0.1:\(port)") else { continue }
        try await body(url)
        await services.triggerGracefulShutdown()
      }
      try await group.waitForAll()
    }
  }

  private func application(
    onListening: @escaping @Sendable (_ port: Int) async -> Void
  ) -> some ApplicationProtocol {
    Application(
      router: container.makeUsersController().router(),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { channel in
        await onListening(channel.localAddress?.port ?? 0)
      },
      logger: container.logger)
  }
}
