import Testing
import UsersDomain
import UsersPresentation
import UsersTestSupport

@MainActor
@Suite("The terminal front end, when things go wrong")
struct TerminalFailureTests {
  private let fetchUsers = FakeFetchUsersUseCase()

  @Test("says that the server does not answer, and asks again when told to")
  func retry() async {
    let terminal = FakeTerminal(lines: ["1", "retry"])
    let run = Task { await self.run(on: terminal) }
    await fetchUsers.calls.next().fail(UserError.unreachable)
    await fetchUsers.calls.next().answer(.sample(ids: 1...2, total: 2))
    await run.value
    #expect(
      terminal.output.hasPrefix(
        """
        The server does not answer. Check the connection and try again.
        Type 'retry' to ask again.

        """))
    #expect(terminal.answer(to: "1") == "There are no rows.")
    #expect(terminal.answer(to: "retry")?.hasSuffix("Users 1 to 2 of 2") == true)
  }

  @Test("keeps the rows when the next page does not come, and goes on from there")
  func retryNext() async {
    let terminal = FakeTerminal(lines: ["next", "retry"])
    let run = Task { await self.run(on: terminal) }
    await fetchUsers.calls.next().answer(.sample(ids: 1...20, total: 21))
    await fetchUsers.calls.next().fail(UserError.unavailable)
    let again = await fetchUsers.calls.next()
    #expect(again.input.page == 2)
    again.answer(.sample(ids: 21...21, number: 2, total: 21))
    await run.value
    #expect(
      terminal.answer(to: "next")
        == "The server has a problem of its own. Try again later.\nType 'retry' to ask again.")
    #expect(terminal.answer(to: "retry")?.hasSuffix("Users 21 to 21 of 21") == true)
  }

  @Test("says that there are no users")
  func empty() async {
    let terminal = FakeTerminal(lines: [])
    let run = Task { await self.run(on: terminal) }
    await fetchUsers.calls.next().answer(UsersPage(users: [], number: 1, limit: 20, total: 0))
    await run.value
    #expect(terminal.output == "There are no users.\n> \n")
  }

  @Test("lets nothing from the server steer the terminal")
  func escapes() async {
    let name = "\u{1B}]0;owned\u{7}\u{1B}[31mred\u{9B}2J\r\nnext\u{202E}line\u{8}"
    let user = User.sample(id: 1, name: name, email: "a\u{1B}c@example.com", country: "S\u{1B}")
    let repository = InMemoryUserRepository(users: [user])
    let coordinator = UsersFlowCoordinator(factory: FakeUsersSceneFactory(repository: repository))
    let terminal = FakeTerminal(lines: ["1", "\u{1B}[2J"])
    await TerminalFrontEnd(coordinator: coordinator, device: terminal).run()
    let steering = terminal.output.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0.properties.isBidiControl)
    }
    #expect(steering.isEmpty)
    #expect(terminal.output.contains("�]0;owned��[31mred�2J��next�line�"))
  }

  @Test("lets nothing in the server's words about an error steer the terminal")
  func escapesInErrors() async {
    let terminal = FakeTerminal(lines: [])
    let run = Task { await self.run(on: terminal) }
    await fetchUsers.calls.next().fail(UserError.refused(reason: "no\u{1B}[2J"))
    await run.value
    #expect(terminal.output.hasPrefix("The server refused: no�[2J\n"))
  }

  @Test("keeps its columns straight with names of any script and length")
  func columns() async {
    let names = ["佐藤 美咲", "Zoe\u{308}", "김서연", String(repeating: "Wolfeschlegel", count: 4)]
    let users = names.enumerated().map {
      User.sample(id: $0.offset + 1, name: $0.element, email: "a@b.c")
    }
    let repository = InMemoryUserRepository(users: users)
    let coordinator = UsersFlowCoordinator(factory: FakeUsersSceneFactory(repository: repository))
    let terminal = FakeTerminal(lines: [])
    await TerminalFrontEnd(coordinator: coordinator, device: terminal).run()
    #expect(
      terminal.output.hasPrefix(
        """
        #  Name                      Email  Country  Status
        1  佐藤 美咲                 a@b.c  PT       active
        2  Zoe\u{308}                       a@b.c  PT       active
        3  김서연                    a@b.c  PT       active
        4  WolfeschlegelWolfeschle…  a@b.c  PT       active

        """))
  }

  private func run(on terminal: FakeTerminal) async {
    var factory = FakeUsersSceneFactory(repository: InMemoryUserRepository())
    factory.fetchUsers = fetchUsers
    let coordinator = UsersFlowCoordinator(factory: factory)
    await TerminalFrontEnd(coordinator: coordinator, device: terminal).run()
  }
}
