#if canImport(SwiftUI)
  import SwiftUI

  /// The app in a window, started by `colleagues window`.
  struct ColleaguesApp: App {
    private let dependencies = Launch.makeDependencies()
    @State private var router = ColleaguesRouter()

    var body: some Scene {
      WindowGroup {
        RouterView(router: router) { dependencies.makeColleaguesView() }
          .environment(\.colleaguesViews, dependencies)
      }
    }
  }
#endif
