#if canImport(SwiftUI)
  import SwiftUI

  /// What went wrong, in place of what there is to show.
  struct MessageView: View {
    let message: String?

    var body: some View {
      if let message {
        Text(message).foregroundStyle(.secondary)
      }
    }
  }
#endif
