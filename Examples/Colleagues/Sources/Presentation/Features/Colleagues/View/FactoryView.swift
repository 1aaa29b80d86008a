#if canImport(SwiftUI)
  import SwiftUI

  /// A screen of the factory that whoever shows the router put into the environment.
  struct FactoryView<Content: View>: View {
    @Environment(\.colleaguesViews) private var factory
    @ViewBuilder let content: (any ColleaguesViewFactory) -> Content

    var body: some View {
      if let factory { content(factory) }
    }
  }
#endif
