import Foundation
import Testing
import UsersPresentation
import UsersServer
import UsersTestSupport

@testable import UsersApp

@MainActor
@Suite("The app on a terminal, over HTTP and SQLite")
struct WholeAppTests {
  @Test("shows the server's users, and renames one for good")
  func rename() async throws {
    try await UsersServer.whileRunning(databaseFile: nil) { server in
      let first = await run(["next", "21", "edit Bram de Visser", "back"], on: server)
      #expect(first.output.contains("Users 21 to 40 of 68"))
      #expect(first.answer(to: "21")?.contains("Name      Bram Visser\n") == true)
      #expect(first.answer(to: "edit Bram de Visser")?.hasPrefix("Saved.\n") == true)
      #expect(first.answer(to: "back")?.contains("21  Bram de Visser ") == true)
      let second = await run(["next"], on: server)
      #expect(second.answer(to: "next")?.contains("21  Bram de Visser ") == true)
    }
  }

  @Test("pages through all users to the last")
  func paging() async throws {
    try await UsersServer.whileRunning(databaseFile: nil) { server in
      let terminal = await run(["next", "n", "Next", "NEXT"], on: server)
      #expect(terminal.answer(to: "Next")?.hasSuffix("Users 61 to 68 of 68") == true)
      #expect(terminal.answer(to: "NEXT") == "There are no more users.")
    }
  }

  @Test("says why a name is refused, and the old one stays")
  func refusal() async throws {
    try await UsersServer.whileRunning(databaseFile: nil) { server in
      let long = "edit " + String(repeating: "x", count: 81)
      let terminal = await run(["1", long, "back"], on: server)
      #expect(terminal.answer(to: long) == "Not saved. A name has at most 80 characters.")
      #expect(terminal.answer(to: "back")?.contains("1   Ana Ferreira ") == true)
    }
  }

  @Test("says that the server does not answer when it is gone, and keeps what it has")
  func gone() async throws {
    var left: URL?
    try await UsersServer.whileRunning(databaseFile: nil) { left = $0 }
    let terminal = await run(["retry"], on: try #require(left))
    #expect(terminal.answer(to: "retry")?.hasPrefix("The server does not answer.") == true)
  }

  private func run(_ lines: [String], on server: URL) async -> FakeTerminal {
    let terminal = FakeTerminal(lines: lines)
    let scene = AppDIContainer(server: server).makeUsersSceneDIContainer()
    await scene.makeTerminalFrontEnd(on: terminal).run()
    return terminal
  }
}
