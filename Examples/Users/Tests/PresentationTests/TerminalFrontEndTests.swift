import Testing
import UsersDomain
import UsersPresentation
import UsersTestSupport

@MainActor
@Suite("The terminal front end")
struct TerminalFrontEndTests {
  private let repository = InMemoryUserRepository(
    users: (1...45).map { .sample(id: $0, name: "User \($0)", country: "SE") })

  @Test("begins with a table of the first users")
  func table() async {
    let terminal = await run([])
    #expect(
      terminal.output.hasPrefix(
        """
        #   Name     Email               Country  Status
        1   User 1   user1@example.com   SE       active
        2   User 2   user2@example.com   SE       active

        """))
    #expect(terminal.output.contains("20  User 20  user20@example.com  SE       active\n"))
    #expect(!terminal.output.contains("User 21"))
    #expect(terminal.output.contains("Users 1 to 20 of 45"))
  }

  @Test("pages down to the last user, and up again")
  func paging() async {
    let terminal = await run(["next", "NEXT", "n", "back", "b", "back "])
    #expect(terminal.answer(to: "next")?.hasSuffix("Users 21 to 40 of 45") == true)
    #expect(terminal.answer(to: "NEXT")?.hasSuffix("Users 41 to 45 of 45") == true)
    #expect(terminal.answer(to: "n") == "There are no more users.")
    #expect(terminal.answer(to: "back")?.hasSuffix("Users 21 to 40 of 45") == true)
    #expect(terminal.answer(to: "b")?.hasSuffix("Users 1 to 20 of 45") == true)
    #expect(
      terminal.answer(to: "back ") == "This is the top of the list. Type 'quit' to leave.")
  }

  @Test("opens the user in a row, and leads back to the same part of the list")
  func open() async {
    let terminal = await run(["next", "22", "back"])
    #expect(
      terminal.answer(to: "22")
        == """
        User      22
        Name      User 22
        Email     user22@example.com
        Country   SE
        Status    active
        Joined    2023-04-17

        Type 'edit NAME' for a new name, 'back' for the list.
        """)
    #expect(terminal.answer(to: "back")?.hasSuffix("Users 21 to 40 of 45") == true)
  }

  @Test(
    "opens no row that is not there",
    arguments: ["0", "-1", "21", "9223372036854775807", "-9223372036854775808"])
  func noRow(_ row: String) async {
    #expect(await run([row]).answer(to: row) == "The rows so far are 1 to 20.")
  }

  @Test("gives a user a new name, which the list then has, too")
  func edit() async {
    let terminal = await run(["3", "edit  Jo Li ", "back"])
    #expect(
      terminal.answer(to: "edit  Jo Li ")?.hasPrefix("Saved.\nUser      3\nName      Jo Li\n")
        == true)
    #expect(terminal.answer(to: "back")?.contains("3   Jo Li    user3@example.com") == true)
  }

  @Test("says why a name was not saved")
  func badName() async {
    let terminal = await run(["3", "edit", "edit \u{7}"])
    #expect(terminal.answer(to: "edit") == "Not saved. Enter a name.")
    #expect(await repository.calls.last == .user(id: 3))
  }

  @Test("says what must come first when a command does not fit")
  func misfits() async {
    let terminal = await run(["edit Jo", "1", "next", "2", "dance"])
    #expect(terminal.answer(to: "edit Jo") == "Open a user first: type the row's number.")
    #expect(terminal.answer(to: "next") == "Type 'back' for the list first.")
    #expect(terminal.answer(to: "2") == "Type 'back' for the list first.")
    #expect(
      terminal.answer(to: "dance")
        == "There is no command 'dance'. Type 'help' for those there are.")
  }

  @Test("does nothing more after 'quit', and lists the commands for 'help'")
  func quitting() async {
    let terminal = await run(["help", "quit", "next"])
    #expect(terminal.answer(to: "help")?.contains("edit NAME    give the open user") == true)
    #expect(!terminal.output.contains("User 21"))
  }

  @Test("does not repeat what a person types, who sees it already")
  func interactive() async {
    let terminal = FakeTerminal(lines: ["quit"], isInteractive: true)
    await run(on: terminal)
    #expect(terminal.output.hasSuffix("\n> "))
  }

  private func run(_ lines: [String]) async -> FakeTerminal {
    let terminal = FakeTerminal(lines: lines)
    await run(on: terminal)
    return terminal
  }

  private func run(on terminal: FakeTerminal) async {
    let coordinator = UsersFlowCoordinator(factory: FakeUsersSceneFactory(repository: repository))
    await TerminalFrontEnd(coordinator: coordinator, device: terminal).run()
  }
}
