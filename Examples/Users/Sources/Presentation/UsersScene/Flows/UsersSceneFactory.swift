/// Makes the scene's view models; whoever wires the app implements it.
@MainActor
package protocol UsersSceneFactory {
  /// The list.
  func makeUserListViewModel(actions: UserListViewModelActions) -> UserListViewModel

  /// The page of one user.
  func makeUserDetailViewModel(id: Int, actions: UserDetailViewModelActions) -> UserDetailViewModel
}
