import Testing

/// A server whose database does not do what it should.
struct BrokenDatabaseTests {
  /// The one undoes a statement, the other the transaction of everybody who writes with it.
  @Test(arguments: ["ABORT", "ROLLBACK"])
  func `what SQLite says is in the log and in no answer`(failure: String) async throws {
    try await TestServer.use { server in
      let token = try await server.api.newCustomer()
      let before = try server.ledger()
      try server.change(
        """
        CREATE TRIGGER broken BEFORE INSERT ON order_items
        BEGIN SELECT RAISE(\(failure), 'disk on fire'); END
        """)
      try await withThrowingTaskGroup { group in
        for _ in 1...8 {
          group.addTask {
            let answer = try await server.api.place(OrderText(), as: token)
            #expect(answer.status == 503 && answer.code == "unavailable")
            #expect(answer.header("Retry-After") == "2")
            #expect(!answer.text.contains("fire"))
            expectNoLeak(answer)
          }
        }
        try await group.waitForAll()
      }
      #expect(server.log.text.contains("disk on fire"))
      #expect(try server.ledger() == before)

      try server.change("DROP TRIGGER broken")
      let again = try await server.api.place(OrderText(), as: token)
      #expect(again.status == 201)
    }
  }

  @Test func `a row that makes no sense is unavailable, and its neighbours are not`() async throws {
    try await TestServer.use { server in
      try server.change(
        "UPDATE restaurants SET region = 'Atlantis' WHERE id = '\(Dish.roast.restaurant)'")
      let broken = try await server.api.send("GET", "/restaurants/\(Dish.roast.restaurant)/menu")
      #expect(broken.status == 503 && !broken.text.contains("Atlantis"))
      let other = "/restaurants/8CC2658A-3924-51AD-9C40-817154A7A20E/menu"
      #expect(try await server.api.send("GET", other).status == 200)
      #expect(server.log.text.contains("region") && !server.log.text.contains("Atlantis"))
    }
  }
}
