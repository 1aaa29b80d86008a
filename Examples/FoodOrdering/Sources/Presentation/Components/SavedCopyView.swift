#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// Says of when something is that is not of now.
  struct SavedCopyView: View {
    let savedAt: Date?

    var body: some View {
      if let savedAt {
        Label(
          "Saved copy of \(savedAt.formatted(date: .omitted, time: .shortened))",
          systemImage: "clock.arrow.circlepath"
        )
        .font(.footnote)
        .foregroundStyle(.secondary)
      }
    }
  }
#endif
