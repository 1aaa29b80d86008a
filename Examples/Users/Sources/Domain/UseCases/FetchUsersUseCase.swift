/// Fetches one page of the list of users.
package protocol FetchUsersUseCase: Sendable {
  /// The page with this number, from 1, with at most `limit` users.
  func execute(page: Int, limit: Int) async throws -> UsersPage
}

/// Refuses pages that cannot be, and caps the size of those that can.
package struct DefaultFetchUsersUseCase: FetchUsersUseCase {
  /// The most users a page may have, whatever is asked for.
  package static let maximumLimit = 50

  private let repository: any UserRepository

  /// Fetches from a repository.
  package init(repository: any UserRepository) {
    self.repository = repository
  }

  package func execute(page: Int, limit: Int) async throws -> UsersPage {
    guard (1...1_000_000).contains(page), limit >= 1 else { throw UserError.impossiblePage }
    return try await repository.users(page: page, limit: min(limit, Self.maximumLimit))
  }
}
