#if canImport(SwiftUI)
  import SwiftUI

  /// The start screen: everybody, a tap away from their profile.
  struct ColleaguesView: View {
    @Environment(ColleaguesRouter.self) private var router
    @State var viewModel: ColleaguesViewModel

    var body: some View {
      List {
        ForEach(viewModel.colleagues) { colleague in
          Button {
            router.navigate(to: .profile(id: colleague.id))
          } label: {
            ColleagueRowView(colleague: colleague)
          }
        }
        MessageView(message: viewModel.message)
      }
      .overlay {
        if viewModel.isLoading { ProgressView() }
      }
      .navigationTitle("Colleagues")
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Settings", systemImage: "gear") { router.navigate(to: .settings) }
        }
      }
      .task { await viewModel.load() }
    }
  }
#endif
