import Foundation
import Testing
import UsersServer

@Suite("The program as built")
struct BuiltProgramTests {
  @Test("starts a server of its own, and does what is piped in")
  func piped() async throws {
    let run = try await BuiltProgram.run(input: "3\nedit Lucía Ortega\nback\nquit\n")
    #expect(run.code == 0)
    #expect(run.output.contains("Users 1 to 20 of 68"))
    #expect(run.output.contains("> edit Lucía Ortega\nSaved.\n"))
    #expect(run.output.contains("3   Lucía Ortega "))
    #expect(run.errors == "")
  }

  @Test("ends well at the end of its input", arguments: ["", "next", "\n\n"])
  func endOfInput(_ input: String) async throws {
    let run = try await BuiltProgram.run(input: input)
    #expect(run.code == 0)
    #expect(run.errors == "")
  }

  @Test("repeats nothing raw that was piped in, and does not fall over it")
  func rawInput() async throws {
    let run = try await BuiltProgram.run(input: "\u{1B}[2J\u{0}\u{7}\n1\nedit \u{1B}[31m\n")
    #expect(run.code == 0)
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.contains("Not saved. A name cannot hold control characters"))
  }

  @Test("uses the server that is named")
  func namedServer() async throws {
    try await UsersServer.whileRunning(databaseFile: nil) { server in
      let arguments = ["--server", server.absoluteString]
      let first = try await BuiltProgram.run(arguments, input: "1\nedit Ana F.\n")
      #expect(first.output.contains("Saved."))
      let second = try await BuiltProgram.run(arguments, input: "")
      #expect(second.output.contains("1   Ana F. "))
    }
  }

  @Test("keeps users in a file that is named")
  func file() async throws {
    let file = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let arguments = ["--database", file.path()]
    _ = try await BuiltProgram.run(arguments, input: "1\nedit Kept\n")
    let again = try await BuiltProgram.run(arguments)
    #expect(again.output.contains("1   Kept "))
  }

  @Test(
    "refuses arguments that make no sense, before it starts anything",
    arguments: [
      (["--server", "nowhere"], "A server's URL is such as http://127.0.0.1:8080"),
      (["--server", "ftp://example.com"], "A server's URL is such as http://127.0.0.1:8080"),
      (["--server", "http://a.b", "--database", "c"], "'--database' is for the own server"),
      (["server", "--port", "70000"], "A port is from 0 to 65535."),
      (["dance"], "dance"),
    ])
  func badArguments(_ arguments: [String], _ message: String) async throws {
    let run = try await BuiltProgram.run(arguments)
    #expect(run.code == 64)
    #expect(run.errors.contains(message))
    #expect(run.output == "")
  }

  @Test("says which database it cannot open", arguments: [[], ["server", "--port", "0"]])
  func badDatabase(_ command: [String]) async throws {
    let run = try await BuiltProgram.run(command + ["--database", "/nowhere/at/all"])
    #expect(run.code == 1)
    #expect(run.errors.contains("Cannot use the database '/nowhere/at/all'"))
  }

  @Test("says which port is taken")
  func takenPort() async throws {
    try await UsersServer.whileRunning(databaseFile: nil) { server in
      let port = try #require(server.port)
      let run = try await BuiltProgram.run(["server", "--port", String(port)])
      #expect(run.code == 1)
      #expect(run.errors.contains("Cannot serve on port \(port)"))
    }
  }
}
