import Observation
import UsersDomain

/// Owns where the user is in the scene, and the view models of what is open there.
@Observable
@MainActor
package final class UsersFlowCoordinator {
  /// What is open on top of the list, the last on top.
  package var path: [UsersDestination] = [] {
    didSet { details = details.filter { path.contains(.user(id: $0.key)) } }
  }
  /// The list at the bottom.
  @ObservationIgnored package private(set) lazy var list = factory.makeUserListViewModel(
    actions: UserListViewModelActions(showUser: { [weak self] id in self?.open(id: id) }))

  @ObservationIgnored private var details: [Int: UserDetailViewModel] = [:]
  private let factory: any UsersSceneFactory

  /// Starts at the list.
  package init(factory: any UsersSceneFactory) {
    self.factory = factory
  }

  /// The view model of a user's page, while it is open.
  package func detail(id: Int) -> UserDetailViewModel? {
    details[id]
  }

  /// Closes what is on top; false if that is the list.
  @discardableResult
  package func goBack() -> Bool {
    path.popLast() != nil
  }

  private func open(id: Int) {
    guard !path.contains(.user(id: id)) else { return }
    details[id] = factory.makeUserDetailViewModel(
      id: id,
      actions: UserDetailViewModelActions(didRename: { [weak self] user in
        self?.list.update(user)
      }))
    path.append(.user(id: id))
  }
}
