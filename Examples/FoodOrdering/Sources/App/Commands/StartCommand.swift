import ArgumentParser
import FoodServer
import Foundation

/// The server and the app for browsers, together.
struct StartCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Start the server and the app for browsers.")

  @OptionGroup var server: ServerOptions
  @OptionGroup var web: WebOptions

  func run() async throws {
    let server = try server.make()
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    try await withThrowingTaskGroup { group in
      group.addTask { try await self.server.serve(server) { continuation.yield($0) } }
      group.addTask {
        for await port in ports {
          guard let url = URL(string: "http://127.0.0.1:\(port)") else { return }
          let options = LaunchOptions(backend: .server(url), databasePath: web.localDatabase)
          return try await web.serve(AppDIContainer(options: options))
        }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}
