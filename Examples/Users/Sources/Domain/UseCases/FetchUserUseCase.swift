/// Fetches one user.
package protocol FetchUserUseCase: Sendable {
  /// The user with this identifier.
  func execute(id: Int) async throws -> User
}

/// Refuses an identifier that no user can have, without asking the repository.
package struct DefaultFetchUserUseCase: FetchUserUseCase {
  private let repository: any UserRepository

  /// Fetches from a repository.
  package init(repository: any UserRepository) {
    self.repository = repository
  }

  package func execute(id: Int) async throws -> User {
    guard id >= 1 else { throw UserError.impossibleIdentifier(id) }
    return try await repository.user(id: id)
  }
}
