#if canImport(SwiftUI)
  import ArgumentParser
  import FoodPresentation
  import Foundation
  import SwiftUI

  #if os(macOS)
    import AppKit
  #endif

  /// The app in windows, started by `food app`.
  struct FoodOrderingApp: App {
    private let session: Result<any ViewModelFactory, any Error>

    init() {
      session = Result {
        let options = try LaunchOptions(arguments: CommandLine.arguments)
        return try AppDIContainer(options: options).makeSession()
      }
    }

    var body: some Scene {
      WindowGroup {
        switch session {
        case .success(let factory): WindowView(factory: factory)
        case .failure(let error): Text("The app cannot start: \(String(describing: error))")
        }
      }
    }
  }

  /// A window, at a place of its own: windows that shared a router would walk in step.
  private struct WindowView: View {
    let factory: any ViewModelFactory

    var body: some View {
      RootView(router: AppRouter(), factory: factory)
        .onAppear(perform: comeToFront)
    }

    /// A program that was started by a command gets no keyboard and no place in the Dock unasked.
    private func comeToFront() {
      #if os(macOS)
        NSApplication.shared.setActivationPolicy(.regular)
        NSApplication.shared.activate()
      #endif
    }
  }

  extension LaunchOptions {
    /// What stands behind `food app` on the command line.
    fileprivate init(arguments: [String]) throws {
      let command = try AppCommand.parse(Array(arguments.dropFirst(2)))
      self.init(backend: try command.backend.chosen())
    }
  }
#endif
