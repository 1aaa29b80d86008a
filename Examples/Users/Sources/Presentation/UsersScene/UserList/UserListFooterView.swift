#if canImport(SwiftUI)
  import SwiftUI

  /// What follows the last row: the next page on its way, or why it did not come.
  struct UserListFooterView: View {
    let viewModel: UserListViewModel

    var body: some View {
      if let problem = viewModel.problem {
        VStack(alignment: .leading) {
          Text(problem)
          Button("Try again") { Task { await viewModel.retry() } }
        }
      } else if viewModel.canLoadMore {
        ProgressView().task(id: viewModel.rows.count) { await viewModel.loadMore() }
      }
    }
  }
#endif
