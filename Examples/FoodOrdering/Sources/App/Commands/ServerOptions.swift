import ArgumentParser
import FoodServer

/// Where the server is, and what it stores.
struct ServerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Where apps find the server; 0 takes any that is free.", valueName: "port"))
  var port = 8080

  @Option(
    help: ArgumentHelp("Where accounts, stock and orders are stored.", valueName: "file"))
  var database = "food.sqlite"

  @Option(
    help: ArgumentHelp(
      "How long a kitchen or a courier takes for a step of an order.", valueName: "seconds"))
  var stepSeconds = 20

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("'\(port)' is no port") }
    guard (1...86_400).contains(stepSeconds) else {
      throw ValidationError("a step takes 1 to 86400 seconds")
    }
  }

  /// Serves until it is told to stop.
  ///
  /// - Throws: `ServingError` if the port is taken.
  func serve(
    _ server: FoodServer, onReady: @escaping @Sendable (Int) async -> Void
  ) async throws {
    try await serving(at: port, option: "--port") { try await server.run(onReady: onReady) }
  }

  /// The server, its database opened.
  ///
  /// - Throws: `ServingError` if that cannot be.
  func make() throws -> FoodServer {
    do {
      return try FoodServer(options)
    } catch {
      throw ServingError.noDatabase(path: database, cause: error)
    }
  }

  private var options: FoodServer.Options {
    var options = FoodServer.Options(databasePath: database)
    options.port = port
    options.kitchenStep = .seconds(stepSeconds)
    return options
  }
}
