#if canImport(SwiftUI)
  package import SwiftUI

  /// A window: the list of restaurants, and on it what the router's path says.
  package struct RootView: View {
    @State private var router: AppRouter
    @State private var account: AccountViewModel
    private let factory: any ViewModelFactory

    /// Shows where a router is; a window keeps the first router that it is given.
    package init(router: AppRouter, factory: any ViewModelFactory) {
      _router = State(initialValue: router)
      _account = State(initialValue: factory.makeAccountViewModel(router: router))
      self.factory = factory
    }

    package var body: some View {
      NavigationStack(path: $router.path) {
        screens.screen(for: .restaurants)
          .navigationDestination(for: Route.self) { screens.screen(for: $0) }
      }
      .safeAreaInset(edge: .bottom) { NewsView(news: account.news.map(\.text)) }
      .task(id: router.path) { await account.load() }
      .task(every: .seconds(30), account.sendWaiting)
    }

    private var screens: ScreenFactory {
      ScreenFactory(router: router, account: account, factory: factory)
    }
  }

  #if DEBUG
    struct RootViewPreviews: PreviewProvider {
      static var previews: some View {
        RootView(router: AppRouter(), factory: PreviewViewModelFactory())
      }
    }
  #endif
#endif
