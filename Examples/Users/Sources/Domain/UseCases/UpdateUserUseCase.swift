/// Gives a user a new name.
package protocol UpdateUserUseCase: Sendable {
  /// Renames the user and returns the user as stored.
  func execute(id: Int, name: String) async throws -> User
}

/// Trims and checks the name before the repository is touched.
package struct DefaultUpdateUserUseCase: UpdateUserUseCase {
  private let repository: any UserRepository

  /// Writes to a repository.
  package init(repository: any UserRepository) {
    self.repository = repository
  }

  package func execute(id: Int, name: String) async throws -> User {
    guard id >= 1 else { throw UserError.impossibleIdentifier(id) }
    let valid: UserName
    do {
      valid = try UserName(name)
    } catch {
      throw UserError.invalidName(error)
    }
    return try await repository.rename(id: id, to: valid)
  }
}
