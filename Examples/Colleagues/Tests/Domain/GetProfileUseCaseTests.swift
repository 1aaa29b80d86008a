import Testing

@testable import Colleagues

@Suite("Getting a profile")
struct GetProfileUseCaseTests {
  @Test("shows everything of those who work here")
  func active() async throws {
    let mira = Colleague.sample(seenAt: berlin)
    #expect(try await profile(of: mira) == mira)
  }

  @Test("hides the private details of those who have left")
  func former() async throws {
    let profile = try await profile(of: .sample(isActive: false, seenAt: berlin))
    #expect(profile.name == "Mira")
    #expect(profile.email == nil)
    #expect(profile.lastSighting == nil)
  }

  private func profile(of colleague: Colleague) async throws -> Colleague {
    let repository = MockColleagueRepository(colleagues: [colleague])
    return try await GetProfileUseCase(repository: repository).execute(id: colleague.id)
  }
}
