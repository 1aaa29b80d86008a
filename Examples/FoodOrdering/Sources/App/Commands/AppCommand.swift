#if canImport(SwiftUI)
  import ArgumentParser

  /// The app in windows of its own; `Launch` opens them.
  struct AppCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "app", abstract: "Open the app in a window.")

    @OptionGroup var backend: BackendOptions
  }
#endif
