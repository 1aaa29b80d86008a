import ArgumentParser
import Dispatch
import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Where the process starts: a command, or windows.
@main
enum Launch {
  @MainActor
  static func main() {
    #if canImport(SwiftUI)
      // Windows have a run loop of their own: started by a task, it would let no other task run.
      if FoodCommand.opensWindows { return FoodOrderingApp.main() }
    #endif
    Task {
      await FoodCommand.main()
      exit(EXIT_SUCCESS)
    }
    dispatchMain()
  }
}
