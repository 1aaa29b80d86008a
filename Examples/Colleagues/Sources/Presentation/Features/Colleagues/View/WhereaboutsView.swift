#if canImport(SwiftUI)
  import SwiftUI

  /// How far away one colleague is.
  struct WhereaboutsView: View {
    @State var viewModel: WhereaboutsViewModel

    var body: some View {
      VStack {
        if let distance = viewModel.distance { Text(distance).font(.headline) }
        MessageView(message: viewModel.message)
        Button("Look again", systemImage: "arrow.clockwise") {
          Task { await viewModel.locate() }
        }
      }
      .navigationTitle("Whereabouts")
      .task { await viewModel.locate() }
    }
  }
#endif
