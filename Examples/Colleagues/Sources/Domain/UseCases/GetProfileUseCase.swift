/// Gets what may be shown of one colleague.
protocol GetProfileUseCaseProtocol: Sendable {
  func execute(id: Colleague.ID) async throws -> Colleague
}

/// Shows no private details of people who have left.
final class GetProfileUseCase: GetProfileUseCaseProtocol {
  private let repository: any ColleagueRepositoryProtocol

  init(repository: any ColleagueRepositoryProtocol) {
    self.repository = repository
  }

  func execute(id: Colleague.ID) async throws -> Colleague {
    let colleague = try await repository.getColleague(id: id)
    return colleague.isActive ? colleague : colleague.withoutPrivateDetails
  }
}
