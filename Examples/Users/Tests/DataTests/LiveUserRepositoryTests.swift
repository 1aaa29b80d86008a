import Testing
import UsersData
import UsersDomain
import UsersTestSupport

@Suite("The live repository")
struct LiveUserRepositoryTests {
  @Test("speaks of users in the Domain's terms")
  func mapping() async throws {
    var remote = FakeUsersRemoteDataSource()
    remote.user = { .sample() }
    remote.page = { UsersPageDTO(users: [.sample()], page: 1, limit: 20, total: 1) }
    let repository = LiveUserRepository(remote: remote)
    let ana = User.sample(email: "ana@example.com")
    #expect(try await repository.user(id: 1) == ana)
    #expect(try await repository.rename(id: 1, to: UserName("Ana")) == ana)
    let page = UsersPage(users: [ana], number: 1, limit: 20, total: 1)
    #expect(try await repository.users(page: 1, limit: 20) == page)
  }

  @Test(
    "turns every failure of the wire into an error of the Domain",
    arguments: [
      (TransportError.unreachable, UserError.unreachable),
      (.undecodable, .unreadableAnswer),
      (.status(404, ErrorDTO(code: "not_found", message: "")), .notFound(id: 5)),
      (.status(404, nil), .unreadableAnswer),
      (.status(404, ErrorDTO(code: "no_such_route", message: "No.")), .refused(reason: "No.")),
      (.status(422, ErrorDTO(code: "invalid_name", message: "Bad.")), .refused(reason: "Bad.")),
      (.status(500, nil), .unavailable),
      (.status(503, ErrorDTO(code: "unavailable", message: "Later.")), .unavailable),
      (.status(302, nil), .unreadableAnswer),
    ])
  func failures(_ failure: TransportError, _ error: UserError) async throws {
    var remote = FakeUsersRemoteDataSource()
    remote.user = { throw failure }
    let repository = LiveUserRepository(remote: remote)
    await #expect(throws: error) { try await repository.user(id: 5) }
    let name = try UserName("Ana")
    await #expect(throws: error) { try await repository.rename(id: 5, to: name) }
  }

  @Test("says that the answer makes no sense when a user cannot be made of it")
  func unreadable() async {
    var remote = FakeUsersRemoteDataSource()
    remote.user = { .sample { $0.status = "?" } }
    let repository = LiveUserRepository(remote: remote)
    await #expect(throws: UserError.unreadableAnswer) { try await repository.user(id: 1) }
  }

  @Test("takes no answer about another user or another page")
  func otherAnswer() async {
    var remote = FakeUsersRemoteDataSource()
    remote.user = { .sample { $0.id = 2 } }
    remote.page = { UsersPageDTO(users: [], page: 2, limit: 20, total: 0) }
    let repository = LiveUserRepository(remote: remote)
    await #expect(throws: UserError.unreadableAnswer) { try await repository.user(id: 1) }
    await #expect(throws: UserError.unreadableAnswer) {
      try await repository.users(page: 1, limit: 20)
    }
  }

  @Test("leaves a cancellation what it is")
  func cancellation() async {
    var remote = FakeUsersRemoteDataSource()
    remote.page = { throw CancellationError() }
    let repository = LiveUserRepository(remote: remote)
    await #expect(throws: CancellationError.self) { try await repository.users(page: 1, limit: 20) }
  }
}
