import Testing
import UsersDomain

@Suite("Every repository of users")
struct UserRepositoryContract {
  @Test("gives its users in order, page by page, each once", arguments: Implementation.allCases)
  func pages(_ implementation: Implementation) async throws {
    try await implementation.withRepository { repository in
      var ids: [Int] = []
      var next: Int? = 1
      var total = 0
      while let number = next {
        let page = try await repository.users(page: number, limit: 25)
        #expect(page.number == number)
        #expect(page.limit == 25)
        ids += page.users.map(\.id)
        total = page.total
        next = page.next
      }
      #expect(ids == ids.sorted())
      #expect(Set(ids).count == total)
      #expect(total > 25)
    }
  }

  @Test("has nothing on a page past the end", arguments: Implementation.allCases)
  func pastTheEnd(_ implementation: Implementation) async throws {
    try await implementation.withRepository { repository in
      let page = try await repository.users(page: 1_000_000, limit: 50)
      #expect(page.users.isEmpty)
      #expect(page.total > 25)
      #expect(page.next == nil)
    }
  }

  @Test("finds a user of the list by the identifier", arguments: Implementation.allCases)
  func find(_ implementation: Implementation) async throws {
    try await implementation.withRepository { repository in
      let listed = try #require(try await repository.users(page: 3, limit: 10).users.last)
      #expect(try await repository.user(id: listed.id) == listed)
    }
  }

  @Test(
    "keeps a new name of any script as it is, and changes nothing else",
    arguments: Implementation.allCases,
    [
      "Ana Ferreira-Lopes", "Robert'); DROP TABLE users;--", #"A "B" \ %00 {}"#, "<b>Ana</b>",
      "Nguyễn 佐藤 🦊", "' OR '1'='1",
    ])
  func rename(_ implementation: Implementation, _ text: String) async throws {
    try await implementation.withRepository { repository in
      let name = try UserName(text)
      let before = try await repository.users(page: 1, limit: 50)
      let old = try #require(before.users.dropFirst().first)
      let new = User(
        id: old.id, name: name.text, email: old.email, country: old.country, status: old.status,
        joined: old.joined)
      #expect(try await repository.rename(id: old.id, to: name) == new)
      #expect(try await repository.user(id: old.id) == new)
      let after = try await repository.users(page: 1, limit: 50)
      #expect(after.total == before.total)
      #expect(after.users == before.users.map { $0.id == old.id ? new : $0 })
    }
  }

  @Test("says so when there is no such user", arguments: Implementation.allCases)
  func missing(_ implementation: Implementation) async throws {
    try await implementation.withRepository { repository in
      let missing = UserError.notFound(id: 4_000_000)
      let name = try UserName("Ana")
      await #expect(throws: missing) { try await repository.user(id: 4_000_000) }
      await #expect(throws: missing) { try await repository.rename(id: 4_000_000, to: name) }
    }
  }

  @Test("keeps every name of many given at once", arguments: Implementation.allCases)
  func atOnce(_ implementation: Implementation) async throws {
    try await implementation.withRepository { repository in
      let names = try (1...20).map { try UserName("Name \($0)") }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (offset, name) in names.enumerated() {
          group.addTask { _ = try await repository.rename(id: offset + 1, to: name) }
        }
        try await group.waitForAll()
      }
      let page = try await repository.users(page: 1, limit: 20)
      #expect(page.users.map(\.name) == names.map(\.text))
    }
  }
}
