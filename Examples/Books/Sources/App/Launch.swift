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
      if opensWindow { return BooksApp.main() }
    #endif
    Task {
      await TerminalFrontEnd(
        container: .shared, read: { readLine() }, write: { print($0) }
      ).run()
      exit(EXIT_SUCCESS)
    }
    dispatchMain()
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
