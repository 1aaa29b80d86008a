#if canImport(SwiftUI)
  import FoodPresentation
  import SwiftUI

  #if os(macOS)
    import AppKit
  #endif

  /// The app in windows, started by `food app`.
  struct FoodOrderingApp: App {
    private let factory: any ViewModelFactory

    init() {
      let options = LaunchOptions(arguments: CommandLine.arguments)
      factory = AppDIContainer(options: options).makeSession()
    }

    var body: some Scene {
      WindowGroup {
        WindowView(factory: factory)
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
#endif
