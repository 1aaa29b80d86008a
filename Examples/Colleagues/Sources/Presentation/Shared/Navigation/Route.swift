#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A place in the app, which knows the view that shows it.
protocol Route: Hashable, Sendable {
  #if canImport(SwiftUI)
    associatedtype Destination: View
    @ViewBuilder @MainActor func view() -> Destination
  #endif
}
