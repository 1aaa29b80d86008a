package import UsersData

/// Answers every call with what the test says.
package struct FakeUsersRemoteDataSource: UsersRemoteDataSource {
  /// The answer to a call for a page.
  package var page: @Sendable () throws -> UsersPageDTO = { throw TransportError.undecodable }
  /// The answer to a call for a user, and to a new name.
  package var user: @Sendable () throws -> UserDTO = { throw TransportError.undecodable }

  /// Answers nothing until it is told what.
  package init() {}

  package func users(page: Int, limit: Int) async throws -> UsersPageDTO {
    try self.page()
  }

  package func user(id: Int) async throws -> UserDTO {
    try self.user()
  }

  package func rename(id: Int, to name: String) async throws -> UserDTO {
    try self.user()
  }
}
