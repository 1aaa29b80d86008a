import UsersDomain
import UsersPresentation
import UsersTestSupport

/// Makes view models that work on users in memory, through the Domain's real use cases.
@MainActor
struct FakeUsersSceneFactory: UsersSceneFactory {
  var fetchUsers: any FetchUsersUseCase
  var fetchUser: any FetchUserUseCase
  var updateUser: any UpdateUserUseCase

  init(repository: InMemoryUserRepository) {
    fetchUsers = DefaultFetchUsersUseCase(repository: repository)
    fetchUser = DefaultFetchUserUseCase(repository: repository)
    updateUser = DefaultUpdateUserUseCase(repository: repository)
  }

  func makeUserListViewModel(actions: UserListViewModelActions) -> UserListViewModel {
    UserListViewModel(fetchUsers: fetchUsers, actions: actions)
  }

  func makeUserDetailViewModel(
    id: Int, actions: UserDetailViewModelActions
  ) -> UserDetailViewModel {
    UserDetailViewModel(id: id, fetchUser: fetchUser, updateUser: updateUser, actions: actions)
  }
}
