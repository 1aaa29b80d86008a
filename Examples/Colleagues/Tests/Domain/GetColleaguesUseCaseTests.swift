import Testing

@testable import Colleagues

@Suite("Getting the colleagues")
struct GetColleaguesUseCaseTests {
  @Test("leaves out those who have left, and sorts by name")
  func rule() async throws {
    let useCase = GetColleaguesUseCase(
      repository: MockColleagueRepository(colleagues: [
        .sample("Tom"), .sample("Ann", isActive: false), .sample("Eve"),
      ]))
    #expect(try await useCase.execute().map(\.name) == ["Eve", "Tom"])
  }
}
