import Foundation
import Testing
import UsersServerTestSupport

@Suite("The server")
struct RoutesTests {
  @Test("gives a page of users with the total, 20 at a time unless asked otherwise")
  func page() async throws {
    try await ServerProbe.run { server in
      let first = try await server.page("/users")
      #expect(first.users.count == 20)
      #expect(first.limit == 20)
      #expect(first.total >= 60)
      let second = try await server.page("/users?page=2&limit=7")
      #expect(second.users.map(\.id) == Array(8...14))
      #expect(second.page == 2)
    }
  }

  @Test("has seed users of many countries, with addresses that reach nobody")
  func seeds() async throws {
    try await ServerProbe.run { server in
      var users: [Page.User] = []
      for number in 1...2 { users += try await server.page("/users?page=\(number)&limit=50").users }
      #expect(Set(users.map(\.country)).count >= 40)
      #expect(Set(users.map(\.email)).count == users.count)
      #expect(users.allSatisfy { $0.email.contains("@example.") })
      #expect(Set(users.map(\.status)) == ["active", "invited", "suspended"])
    }
  }

  @Test("gives no more users than the Domain's cap, however many are wanted")
  func cap() async throws {
    try await ServerProbe.run { server in
      let page = try await server.page("/users?limit=9223372036854775807")
      #expect(page.users.count == 50)
      #expect(page.limit == 50)
    }
  }

  @Test("trims a new name by the Domain's rule, and gives the user as stored")
  func rename() async throws {
    try await ServerProbe.run { server in
      let answer = try await server.rename("5", to: "  Camille L. ")
      #expect(answer.status == 200)
      #expect(try await server.get("/users/5").text == answer.text)
      #expect(answer.text.contains(#""name":"Camille L.""#))
    }
  }

  @Test("has the names of before when it is started again on the same file")
  func restart() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(component: "users.sqlite").path()
    try await ServerProbe.run(databaseFile: file) { server in
      let answer = try await server.rename("5", to: "Kept")
      #expect(answer.status == 200)
    }
    try await ServerProbe.run(databaseFile: file) { server in
      let page = try await server.page("/users")
      #expect(page.users.first { $0.id == 5 }?.name == "Kept")
      #expect(page.total >= 60)
    }
  }
}

/// A page as a client would read it that knows nothing of this package.
struct Page: Decodable {
  struct User: Decodable {
    let id: Int
    let name: String
    let email: String
    let country: String
    let status: String
  }

  let users: [User]
  let page: Int
  let limit: Int
  let total: Int
}

extension ServerProbe {
  func page(_ path: String) async throws -> Page {
    try JSONDecoder().decode(Page.self, from: try await get(path).data)
  }
}
