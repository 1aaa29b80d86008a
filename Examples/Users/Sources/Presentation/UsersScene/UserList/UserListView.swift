#if canImport(SwiftUI)
  package import SwiftUI

  /// The list of users.
  package struct UserListView: View {
    private let viewModel: UserListViewModel

    /// Shows a view model.
    package init(viewModel: UserListViewModel) {
      self.viewModel = viewModel
    }

    package var body: some View {
      List {
        ForEach(viewModel.rows) { row in
          Button {
            viewModel.select(id: row.id)
          } label: {
            UserListRowView(row: row)
          }
        }
        UserListFooterView(viewModel: viewModel)
      }
      .overlay { UserListStateView(viewModel: viewModel) }
      .navigationTitle("Users")
      .refreshable { await viewModel.load() }
      .task { await viewModel.loadIfNeeded() }
    }
  }
#endif
