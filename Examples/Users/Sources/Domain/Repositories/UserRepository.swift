/// Where users are kept: the inner boundary, spoken in Domain types only.
///
/// Every method throws `UserError`, or `CancellationError` when the task was cancelled.
package protocol UserRepository: Sendable {
  /// One page of all users, ordered by identifier; a page past the end is empty.
  func users(page: Int, limit: Int) async throws -> UsersPage

  /// The user with an identifier, or `UserError.notFound`.
  func user(id: Int) async throws -> User

  /// Gives a user a new name and returns the user as stored, or throws `UserError.notFound`.
  func rename(id: Int, to name: UserName) async throws -> User
}
