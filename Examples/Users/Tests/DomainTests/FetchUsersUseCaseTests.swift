import Testing
import UsersDomain
import UsersTestSupport

@Suite("Fetching users")
struct FetchUsersUseCaseTests {
  private let repository = InMemoryUserRepository(users: (1...120).map { .sample(id: $0) })
  private var useCase: DefaultFetchUsersUseCase { DefaultFetchUsersUseCase(repository: repository) }

  @Test("gives the page that was asked for")
  func page() async throws {
    let page = try await useCase.execute(page: 2, limit: 30)
    #expect(page.users.map(\.id) == Array(31...60))
    #expect(page.total == 120)
  }

  @Test("asks the repository for no more than the cap", arguments: [50, 51, 1_000, Int.max])
  func cap(_ limit: Int) async throws {
    let page = try await useCase.execute(page: 1, limit: limit)
    #expect(page.users.count == DefaultFetchUsersUseCase.maximumLimit)
    #expect(await repository.calls == [.users(page: 1, limit: 50)])
  }

  @Test(
    "refuses a page that cannot be, without asking the repository",
    arguments: [(0, 20), (-1, 20), (Int.min, 20), (Int.max, 20), (1, 0), (1, -5)])
  func impossible(_ page: Int, _ limit: Int) async {
    await #expect(throws: UserError.impossiblePage) {
      try await useCase.execute(page: page, limit: limit)
    }
    #expect(await repository.calls.isEmpty)
  }
}
