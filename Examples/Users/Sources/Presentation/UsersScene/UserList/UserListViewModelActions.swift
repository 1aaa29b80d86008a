/// What the list asks of whoever navigates.
package struct UserListViewModelActions {
  /// Shows a user.
  package let showUser: @MainActor (_ id: Int) -> Void

  /// Takes the closures.
  package init(showUser: @escaping @MainActor (_ id: Int) -> Void) {
    self.showUser = showUser
  }
}
