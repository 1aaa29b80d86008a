import ArgumentParser
import FoodWeb
import Foundation
import Hummingbird
import Logging

/// Where the app for browsers is served, and what it keeps.
struct WebOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Where browsers find the app; 0 takes any that is free.", valueName: "port"))
  var webPort = 8081

  @Option(
    help: ArgumentHelp(
      "Where to keep what is needed when the server is away; nothing is kept otherwise.",
      valueName: "file"))
  var localDatabase: String?

  func validate() throws {
    guard (0...65_535).contains(webPort) else { throw ValidationError("'\(webPort)' is no port") }
  }

  /// Serves until it is told to stop.
  ///
  /// - Throws: `ServingError` if the port is taken.
  func serve(_ container: AppDIContainer) async throws {
    let application = try await frontEnd(container)
    try await serving(at: webPort, option: "--web-port") { try await application.runService() }
  }

  private func frontEnd(_ container: AppDIContainer) async throws -> some ApplicationProtocol {
    let web = try await WebFrontEnd(
      now: { Date() }, pictures: container.server, makeScreens: { container.makeSession(of: $0) })
    var logger = Logger(label: "food.web")
    logger.logLevel = .notice
    return web.application(host: "127.0.0.1", port: webPort, logger: logger) { port in
      announce("Order at http://127.0.0.1:\(port)/ — ctrl-C ends")
    }
  }
}
