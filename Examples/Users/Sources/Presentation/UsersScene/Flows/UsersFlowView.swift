#if canImport(SwiftUI)
  package import SwiftUI

  /// The scene: the list, and on top of it what the coordinator's path says.
  package struct UsersFlowView: View {
    @Bindable private var coordinator: UsersFlowCoordinator

    /// Shows a coordinator's path.
    package init(coordinator: UsersFlowCoordinator) {
      self.coordinator = coordinator
    }

    package var body: some View {
      NavigationStack(path: $coordinator.path) {
        UserListView(viewModel: coordinator.list)
          .navigationDestination(for: UsersDestination.self) { destination in
            switch destination {
            case .user(let id):
              if let detail = coordinator.detail(id: id) {
                UserDetailView(viewModel: detail)
              }
            }
          }
      }
    }
  }
#endif
