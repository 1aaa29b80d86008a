import ArgumentParser
import Foundation
import UsersPresentation
import UsersServer

/// The terminal front end, with a server of its own unless one is named.
struct BrowseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse", abstract: "Look at users in the terminal.")

  @Option(
    help: ArgumentHelp("Use a running server.", valueName: "url"),
    transform: { text in
      guard let url = ServerAddress.url(text) else {
        throw ValidationError("A server's URL is such as \(ServerAddress.usual)")
      }
      return url
    })
  var server: URL?

  @Option(help: ArgumentHelp("Keep the own server's users in a file.", valueName: "file"))
  var database: String?

  func validate() throws {
    if server != nil, database != nil {
      throw ValidationError("'--database' is for the own server, but '--server' names another.")
    }
  }

  func run() async throws {
    if let server { return await browse(server) }
    try await UsersServer.whileRunning(databaseFile: database) { await browse($0) }
  }

  @MainActor
  private func browse(_ server: URL) async {
    let scene = AppDIContainer(server: server).makeUsersSceneDIContainer()
    await scene.makeTerminalFrontEnd(on: StandardTerminal()).run()
  }
}
