/// Saves what somebody chose.
protocol UpdateSettingsUseCaseProtocol: Sendable {
  func execute(_ settings: Settings) async throws
}

/// Refuses a radius that cannot be chosen, whatever screen it comes from.
final class UpdateSettingsUseCase: UpdateSettingsUseCaseProtocol {
  private let repository: any SettingsRepositoryProtocol

  init(repository: any SettingsRepositoryProtocol) {
    self.repository = repository
  }

  func execute(_ settings: Settings) async throws {
    guard Settings.radii.contains(settings.nearbyRadius) else {
      throw SettingsError.radiusOutOfRange
    }
    try await repository.save(settings)
  }
}
