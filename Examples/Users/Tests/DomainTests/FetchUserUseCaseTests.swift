import Testing
import UsersDomain
import UsersTestSupport

@Suite("Fetching a user")
struct FetchUserUseCaseTests {
  private let repository = InMemoryUserRepository(users: [.sample(id: 7, name: "Jo Li")])
  private var useCase: DefaultFetchUserUseCase { DefaultFetchUserUseCase(repository: repository) }

  @Test("gives the user with the identifier")
  func found() async throws {
    #expect(try await useCase.execute(id: 7).name == "Jo Li")
  }

  @Test("hands on that there is no such user")
  func missing() async {
    await #expect(throws: UserError.notFound(id: 8)) { try await useCase.execute(id: 8) }
  }

  @Test("refuses an identifier that cannot be, without asking the repository", arguments: [0, -7])
  func impossible(_ id: Int) async {
    await #expect(throws: UserError.impossibleIdentifier(id)) { try await useCase.execute(id: id) }
    #expect(await repository.calls.isEmpty)
  }
}
