import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Where the process starts: in the terminal, or in a window where there are windows.
@main
enum Launch {
  @MainActor
  static func main() {
    #if canImport(SwiftUI)
      if opensWindow { return ColleaguesApp.main() }
    #endif
    Task {
      await TerminalFrontEnd(
        dependencies: makeDependencies(), router: ColleaguesRouter(),
        read: { readLine() }, write: { print($0) }
      ).run()
      exit(EXIT_SUCCESS)
    }
    dispatchMain()
  }

  /// What the environment asks for: `COLLEAGUES_SERVER` is the URL of a directory.
  @MainActor
  static func makeDependencies() -> AppDependencies {
    AppDependencies(
      server: ProcessInfo.processInfo.environment["COLLEAGUES_SERVER"].flatMap { URL(string: $0) },
      folder: FileManager.default
        .urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        .appending(path: "Colleagues"),
      locationService: LocationService.shared)
  }

  #if canImport(SwiftUI)
    /// Always on a phone; on a Mac when asked for.
    private static var opensWindow: Bool {
      #if os(iOS)
        true
      #else
        CommandLine.arguments.dropFirst().first == "window"
      #endif
    }
  #endif
}
