import Testing

/// However often an order is sent, it is made once.
struct PlacingOnceTests {
  @Test func `the same order sent again is answered and not made again`() async throws {
    try await TestServer.use { server in
      let token = try await server.api.newCustomer()
      let order = OrderText()
      let first = try await server.api.place(order, as: token)
      let ledger = try server.ledger()
      let second = try await server.api.place(order, as: token)
      #expect(first.status == 201 && second.status == 200)
      #expect(first.text == second.text)
      #expect(try server.ledger() == ledger)
    }
  }

  @Test func `an order sent 20 times at once takes the last pieces once`() async throws {
    try await TestServer.use { server in
      let token = try await server.api.newCustomer()
      let before = try server.ledger()
      let order = OrderText.of(.goulash, 4, for: "78.22")
      let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
        for _ in 1...20 { group.addTask { try await server.api.place(order, as: token) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers.allSatisfy { [200, 201].contains($0.status) && $0["id"] == order.key })
      #expect(Set(answers.map(\.text)).count == 1)
      let after = try server.ledger()
      #expect(after.orders == 1 && after.items == 1)
      #expect(before.stock - after.stock == 4)
    }
  }

  @Test func `of 50 buyers of the last 4 pieces exactly 4 get one`() async throws {
    try await TestServer.use { server in
      let api = server.api
      let before = try server.ledger()
      let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
        for _ in 1...50 {
          group.addTask { try await api.place(.of(.goulash), as: api.newCustomer()) }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers.count { $0.status == 201 } == 4)
      #expect(answers.count { $0.status == 409 && $0.code == "out_of_stock" } == 46)
      #expect(answers.allSatisfy { $0.status == 201 || $0["error", "item"] == "Venison Goulash" })
      let after = try server.ledger()
      #expect(after.orders == 4 && before.stock - after.stock == 4)
      #expect(try server.ask("SELECT stock FROM menu_items WHERE stock < 1") == ["0"])
    }
  }

  @Test func `the identifier of somebody else's order is taken`() async throws {
    try await TestServer.use { server in
      let order = OrderText()
      #expect(try await server.api.place(order, as: server.api.newCustomer("Ada")).status == 201)
      let ledger = try server.ledger()
      let bob = try await server.api.newCustomer("Bob")
      let answer = try await server.api.place(order, as: bob)
      #expect(answer.status == 409 && answer.code == "conflict")
      #expect(!answer.text.contains("Ada"))
      let after = try server.ledger()
      #expect(after.orders == ledger.orders && after.stock == ledger.stock)
    }
  }
}
