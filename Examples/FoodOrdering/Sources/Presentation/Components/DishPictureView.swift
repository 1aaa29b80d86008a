#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// A picture of something to eat, once it is there; the name stands beside it.
  struct DishPictureView: View {
    let url: URL

    var body: some View {
      AsyncImage(url: url) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Image(systemName: "fork.knife").foregroundStyle(.secondary)
      }
      .frame(width: 96, height: 72)
      .clipped()
      .accessibilityHidden(true)
    }
  }
#endif
