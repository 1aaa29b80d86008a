#if canImport(SwiftUI)
  import SwiftUI

  /// Says what went wrong, if anything did.
  struct MessageView: View {
    let message: String?

    var body: some View {
      if let message {
        Label(message, systemImage: "exclamationmark.triangle")
          .foregroundStyle(.red)
      }
    }
  }
#endif
