import ArgumentParser
import Foundation

/// What does the work behind an app.
struct BackendOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The server to work with.", valueName: "url"))
  var server = "http://127.0.0.1:8080"

  @Flag(help: "Work without a server; all is forgotten in the end.")
  var inMemory = false

  func validate() throws { _ = try chosen() }

  /// What was chosen.
  ///
  /// - Throws: `ValidationError` if the server's address is none.
  func chosen() throws -> LaunchOptions.Backend {
    guard let url = URL(string: server), url.host() != nil else {
      throw ValidationError("'\(server)' is no address of a server, such as http://127.0.0.1:8080")
    }
    return inMemory ? .inMemory : .server(url)
  }
}
