#if canImport(SwiftUI)
  import SwiftUI

  /// What stands in the list's place while it has no rows.
  struct UserListStateView: View {
    let viewModel: UserListViewModel

    var body: some View {
      switch viewModel.state {
      case .loading: ProgressView()
      case .loaded: EmptyView()
      case .empty: Text("There are no users.")
      case .failed(let message):
        VStack {
          Label(message, systemImage: "wifi.exclamationmark")
          Button("Try again") { Task { await viewModel.load() } }
        }
      }
    }
  }
#endif
