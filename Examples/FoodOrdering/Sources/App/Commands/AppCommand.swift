#if canImport(SwiftUI)
  import ArgumentParser

  /// The app in windows of its own; `Launch` opens them.
  struct AppCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "app", abstract: "Open the app in a window.")

    @Option(help: ArgumentHelp("The server to work with.", valueName: "url"))
    var server = "http://127.0.0.1:8080"

    @Flag(help: "Work without a server; all is forgotten in the end.")
    var inMemory = false
  }
#endif
