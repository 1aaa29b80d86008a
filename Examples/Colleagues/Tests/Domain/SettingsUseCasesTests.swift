import Testing

@testable import Colleagues

@Suite("Settings")
struct SettingsUseCasesTests {
  @Test("are the initial ones until something is chosen")
  func initial() async throws {
    let chosen = Settings(nearbyRadius: 30)
    let before = GetSettingsUseCase(repository: MockSettingsRepository())
    let after = GetSettingsUseCase(repository: MockSettingsRepository(saved: chosen))
    #expect(try await before.execute() == .initial)
    #expect(try await after.execute() == chosen)
  }

  @Test("are saved with a radius that can be chosen", arguments: [1, 100])
  func saved(_ radius: Int) async throws {
    let repository = MockSettingsRepository()
    try await UpdateSettingsUseCase(repository: repository).execute(Settings(nearbyRadius: radius))
    #expect(await repository.saved?.nearbyRadius == radius)
  }

  @Test("are not saved with any other", arguments: [0, 101, -5])
  func refused(_ radius: Int) async {
    let repository = MockSettingsRepository()
    await #expect(throws: SettingsError.radiusOutOfRange) {
      try await UpdateSettingsUseCase(repository: repository)
        .execute(Settings(nearbyRadius: radius))
    }
    #expect(await repository.saved == nil)
  }
}
