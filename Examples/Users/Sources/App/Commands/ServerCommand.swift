import ArgumentParser
import UsersServer

/// The server alone.
struct ServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "server", abstract: "Only serve, on this machine's loopback address.")

  @Option(help: "The port; 0 takes a free one.")
  var port = ServerAddress.usualPort

  @Option(
    help: ArgumentHelp(
      "Keep the users in a file; without, they are forgotten at the end.", valueName: "file"))
  var database: String?

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("A port is from 0 to 65535.")
    }
  }

  func run() async throws {
    let server = try UsersServer(databaseFile: database, port: port)
    try await server.run { port in
      await StandardTerminal().write("Serving users on http://127.0.0.1:\(port)\n")
    }
  }
}
