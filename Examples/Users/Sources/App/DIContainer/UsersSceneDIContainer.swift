import UsersDomain
import UsersPresentation

/// Builds the scene with the list and its users.
struct UsersSceneDIContainer: UsersSceneFactory {
  private let repository: any UserRepository

  /// Wires the scene to a repository.
  init(repository: any UserRepository) {
    self.repository = repository
  }

  /// A coordinator at the list.
  @MainActor
  func makeUsersFlowCoordinator() -> UsersFlowCoordinator {
    UsersFlowCoordinator(factory: self)
  }

  /// The scene on a terminal.
  @MainActor
  func makeTerminalFrontEnd(on device: any TerminalDevice) -> TerminalFrontEnd {
    TerminalFrontEnd(coordinator: makeUsersFlowCoordinator(), device: device)
  }

  func makeUserListViewModel(actions: UserListViewModelActions) -> UserListViewModel {
    UserListViewModel(
      fetchUsers: DefaultFetchUsersUseCase(repository: repository), actions: actions)
  }

  func makeUserDetailViewModel(
    id: Int, actions: UserDetailViewModelActions
  ) -> UserDetailViewModel {
    UserDetailViewModel(
      id: id, fetchUser: DefaultFetchUserUseCase(repository: repository),
      updateUser: DefaultUpdateUserUseCase(repository: repository), actions: actions)
  }
}
