#if canImport(SwiftUI)
  import SwiftUI

  /// A start screen, on top of it where the router leads; every view in it finds the router.
  struct RouterView<R: Route, Root: View>: View {
    @Bindable var router: Router<R>
    @ViewBuilder let root: () -> Root

    var body: some View {
      NavigationStack(path: $router.path) {
        root().navigationDestination(for: R.self) { $0.view() }
      }
      .environment(router)
    }
  }
#endif
