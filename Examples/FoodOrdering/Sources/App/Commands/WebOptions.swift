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

  func frontEnd(_ container: AppDIContainer) async throws -> some ApplicationProtocol {
    let web = try await WebFrontEnd(
      now: { Date() }, makeScreens: { container.makeSession(of: $0) })
    var logger = Logger(label: "food.web")
    logger.logLevel = .notice
    return web.application(host: "127.0.0.1", port: webPort, logger: logger) { port in
      announce("Order at http://127.0.0.1:\(port)/ — ctrl-C ends")
    }
  }
}
