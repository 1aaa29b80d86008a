import Testing

@testable import Colleagues

@Suite("Locating a colleague")
struct LocateColleagueUseCaseTests {
  @Test("measures the way along the ground")
  func distance() async throws {
    let whereabouts = try await locate(.sample(seenAt: potsdam))
    #expect((27...28).contains(whereabouts.distance))
    #expect(whereabouts.seenAt == noon)
  }

  @Test("finds nearby who is within the chosen radius", arguments: [(27, false), (28, true)])
  func nearby(_ radius: Int, _ isNearby: Bool) async throws {
    let whereabouts = try await locate(.sample(seenAt: potsdam), radius: radius)
    #expect(whereabouts.isNearby == isNearby)
  }

  @Test("tells nothing of those who share nothing or have left")
  func notShared() async {
    for colleague in [Colleague.sample(), .sample(isActive: false, seenAt: berlin)] {
      await #expect(throws: WhereaboutsError.notShared) { try await locate(colleague) }
    }
  }

  @Test("believes a sighting for twelve hours")
  func validity() async throws {
    _ = try await locate(.sample(seenAt: berlin, minutesAgo: 12 * 60))
    await #expect(throws: WhereaboutsError.outdated) {
      try await locate(.sample(seenAt: berlin, minutesAgo: 12 * 60 + 1))
    }
  }

  private func locate(_ colleague: Colleague, radius: Int = 10) async throws -> Whereabouts {
    try await LocateColleagueUseCase(
      repository: MockColleagueRepository(colleagues: [colleague]),
      getSettings: MockGetSettingsUseCase(settings: Settings(nearbyRadius: radius)),
      locationService: MockLocationService(location: berlin), now: { noon }
    ).execute(id: colleague.id)
  }
}
