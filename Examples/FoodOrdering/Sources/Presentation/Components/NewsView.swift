#if canImport(SwiftUI)
  import SwiftUI

  /// What has happened to the customer's orders, if anything has.
  struct NewsView: View {
    let news: [String]

    var body: some View {
      if !news.isEmpty {
        VStack(alignment: .leading) {
          ForEach(news, id: \.self) { Label($0, systemImage: "bell") }
        }
        .padding()
        .background(.regularMaterial)
      }
    }
  }
#endif
