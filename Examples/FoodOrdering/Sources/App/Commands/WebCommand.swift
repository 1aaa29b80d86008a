import ArgumentParser

/// Only the app for browsers.
struct WebCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "web", abstract: "Start the app for browsers, for a server or without any.")

  @OptionGroup var backend: BackendOptions
  @OptionGroup var web: WebOptions

  func run() async throws {
    let options = LaunchOptions(backend: try backend.chosen(), databasePath: web.localDatabase)
    try await web.serve(AppDIContainer(options: options))
  }
}
