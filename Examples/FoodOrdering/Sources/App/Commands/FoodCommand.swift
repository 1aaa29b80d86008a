import ArgumentParser

/// The app in a browser with its server, or one of the two.
struct FoodCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "food",
    abstract: "Order food: a server with restaurants, and an app for browsers.",
    subcommands: commands, defaultSubcommand: StartCommand.self)

  private static var commands: [any ParsableCommand.Type] {
    #if canImport(SwiftUI)
      [StartCommand.self, ServerCommand.self, WebCommand.self, AppCommand.self]
    #else
      [StartCommand.self, ServerCommand.self, WebCommand.self]
    #endif
  }

  #if canImport(SwiftUI)
    /// Whether the arguments of the process ask for windows, and are right.
    static var opensWindows: Bool { (try? parseAsRoot()) is AppCommand }
  #endif
}
