import Testing
import UsersDomain
import UsersTestSupport

@Suite("Updating a user")
struct UpdateUserUseCaseTests {
  private let repository = InMemoryUserRepository(users: [.sample(id: 7, name: "Jo Li")])
  private var useCase: DefaultUpdateUserUseCase { DefaultUpdateUserUseCase(repository: repository) }

  @Test("stores the trimmed name, and nothing else changes")
  func stored() async throws {
    let user = try await useCase.execute(id: 7, name: "  Jo Li-Park ")
    #expect(user == .sample(id: 7, name: "Jo Li-Park"))
    #expect(await repository.calls == [.rename(id: 7, name: "Jo Li-Park")])
  }

  @Test(
    "refuses a bad name before the repository is touched",
    arguments: [
      (" ", UserName.Problem.empty), (String(repeating: "x", count: 81), .tooLong),
      ("a\u{7}b", .forbiddenCharacter),
    ])
  func badName(_ name: String, _ problem: UserName.Problem) async {
    await #expect(throws: UserError.invalidName(problem)) {
      try await useCase.execute(id: 7, name: name)
    }
    #expect(await repository.calls.isEmpty)
  }

  @Test("refuses an identifier that cannot be, before the repository is touched")
  func impossible() async {
    await #expect(throws: UserError.impossibleIdentifier(0)) {
      try await useCase.execute(id: 0, name: "Jo")
    }
    #expect(await repository.calls.isEmpty)
  }
}
