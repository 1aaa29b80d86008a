/// Lists the colleagues.
protocol GetColleaguesUseCaseProtocol: Sendable {
  func execute() async throws -> [Colleague]
}

/// Leaves out those who have left, and sorts the others by name.
final class GetColleaguesUseCase: GetColleaguesUseCaseProtocol {
  private let repository: any ColleagueRepositoryProtocol

  init(repository: any ColleagueRepositoryProtocol) {
    self.repository = repository
  }

  func execute() async throws -> [Colleague] {
    try await repository.getColleagues()
      .filter { $0.isActive }
      .sorted { $0.name < $1.name }
  }
}
