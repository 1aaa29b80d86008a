import ArgumentParser
import Foundation

/// Only the app for browsers.
struct WebCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "web", abstract: "Start the app for browsers, for a server or without any.")

  @Option(help: ArgumentHelp("The server to work with.", valueName: "url"))
  var server = "http://127.0.0.1:8080"

  @Flag(help: "Work without a server; all is forgotten in the end.")
  var inMemory = false

  @OptionGroup var web: WebOptions

  func validate() throws {
    guard URL(string: server)?.host() != nil else {
      throw ValidationError("'\(server)' is no address of a server, such as http://127.0.0.1:8080")
    }
  }

  func run() async throws {
    guard let url = URL(string: server) else { return }
    let options = LaunchOptions(
      backend: inMemory ? .inMemory : .server(url), databasePath: web.localDatabase)
    try await web.serve(AppDIContainer(options: options))
  }
}
