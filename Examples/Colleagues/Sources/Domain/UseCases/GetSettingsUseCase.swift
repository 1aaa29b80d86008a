/// Gets the settings that hold now.
protocol GetSettingsUseCaseProtocol: Sendable {
  func execute() async throws -> Settings
}

/// Knows what holds until somebody chooses.
final class GetSettingsUseCase: GetSettingsUseCaseProtocol {
  private let repository: any SettingsRepositoryProtocol

  init(repository: any SettingsRepositoryProtocol) {
    self.repository = repository
  }

  func execute() async throws -> Settings {
    try await repository.getSettings() ?? .initial
  }
}
