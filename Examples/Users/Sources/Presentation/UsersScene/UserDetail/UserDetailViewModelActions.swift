package import UsersDomain

/// What one user's page tells whoever shows others.
package struct UserDetailViewModelActions {
  /// The user has a new name.
  package let didRename: @MainActor (User) -> Void

  /// Takes the closures.
  package init(didRename: @escaping @MainActor (User) -> Void) {
    self.didRename = didRename
  }
}
