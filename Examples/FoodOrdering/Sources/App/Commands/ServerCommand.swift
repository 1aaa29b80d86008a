import ArgumentParser
import FoodServer

/// Only the server.
struct ServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "server", abstract: "Start the server, with its database in a file.")

  @OptionGroup var server: ServerOptions

  func run() async throws {
    try await server.serve(server.make()) { port in
      announce("The server listens at http://127.0.0.1:\(port)/ — ctrl-C ends")
    }
  }
}
