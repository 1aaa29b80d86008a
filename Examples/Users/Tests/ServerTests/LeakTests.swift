import Foundation
import Testing
import UsersServerTestSupport

@Suite("The server, when its own database fails,")
struct LeakTests {
  @Test("says only that the users cannot be reached")
  func brokenDatabase() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(component: "users.sqlite")
    try await ServerProbe.run(databaseFile: file.path()) { server in
      #expect(try await server.get("/users").status == 200)
      try Data(repeating: 0x5A, count: 20_000).write(to: file)
      for answer in [try await server.get("/users"), try await server.rename("1", to: "Ana")] {
        #expect(answer.status == 503)
        #expect(answer.errorCode == "unavailable")
        #expect(answer.text.contains("The users cannot be reached now."))
        #expect(!answer.text.contains("SQL"))
      }
    }
  }
}
