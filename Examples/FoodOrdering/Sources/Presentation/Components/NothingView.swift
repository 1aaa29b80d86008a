#if canImport(SwiftUI)
  import SwiftUI

  /// Stands where there is nothing to show: it is on its way, it could not be had, or there is none.
  struct NothingView: View {
    let isLoading: Bool
    let message: String?
    let text: String
    let systemImage: String
    let retry: @MainActor () async -> Void

    var body: some View {
      if let message {
        ContentUnavailableView {
          Label(message, systemImage: "exclamationmark.triangle")
        } actions: {
          Button("Try again") { Task { await retry() } }
        }
      } else if isLoading {
        ProgressView()
      } else {
        ContentUnavailableView(text, systemImage: systemImage)
      }
    }
  }
#endif
