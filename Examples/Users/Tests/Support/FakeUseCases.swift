package import UsersDomain

/// Fetches what the test answers.
package struct FakeFetchUsersUseCase: FetchUsersUseCase {
  /// What was asked for.
  package struct Input: Sendable, Equatable {
    /// The page's number.
    package let page: Int
    /// Its size.
    package let limit: Int
  }

  /// The calls to answer.
  package let calls: PendingCalls<Input, UsersPage>

  /// Starts with no calls.
  @MainActor
  package init() {
    calls = PendingCalls()
  }

  package func execute(page: Int, limit: Int) async throws -> UsersPage {
    try await calls.wait(Input(page: page, limit: limit))
  }
}

/// Fetches what the test answers.
package struct FakeFetchUserUseCase: FetchUserUseCase {
  /// The calls to answer.
  package let calls: PendingCalls<Int, User>

  /// Starts with no calls.
  @MainActor
  package init() {
    calls = PendingCalls()
  }

  package func execute(id: Int) async throws -> User {
    try await calls.wait(id)
  }
}

/// Renames to what the test answers.
package struct FakeUpdateUserUseCase: UpdateUserUseCase {
  /// The calls to answer, each with the name.
  package let calls: PendingCalls<String, User>

  /// Starts with no calls.
  @MainActor
  package init() {
    calls = PendingCalls()
  }

  package func execute(id: Int, name: String) async throws -> User {
    try await calls.wait(name)
  }
}
