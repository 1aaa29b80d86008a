/// The server's three calls, in the server's own terms.
///
/// Every method throws `TransportError`, or `CancellationError` when the task was cancelled.
package protocol UsersRemoteDataSource: Sendable {
  /// One page of users.
  func users(page: Int, limit: Int) async throws -> UsersPageDTO

  /// One user.
  func user(id: Int) async throws -> UserDTO

  /// The user under a new name.
  func rename(id: Int, to name: String) async throws -> UserDTO
}
