import ArgumentParser
import Dispatch
import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Where the process starts: the terminal, or a window where there are windows.
@main
enum Launch {
  @MainActor
  static func main() {
    #if canImport(SwiftUI)
      if opensWindow { return UsersApp.main() }
    #endif
    Task {
      await UsersCommand.main()
      exit(EXIT_SUCCESS)
    }
    dispatchMain()
  }

  #if canImport(SwiftUI)
    /// Always on a phone; on a Mac when asked for by `users window`.
    private static var opensWindow: Bool {
      #if os(iOS)
        true
      #else
        CommandLine.arguments.dropFirst().first == "window"
      #endif
    }
  #endif
}
