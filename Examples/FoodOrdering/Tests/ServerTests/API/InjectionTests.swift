import Testing

/// Text is text, whatever language it is written in.
struct InjectionTests {
  @Test(arguments: [
    "Robert'); DROP TABLE customers;--", "<script>alert(1)</script>", "{{#html}}", "${7*7}",
    "%s%n%x", "\"quoted\"", "back\\slash", "🍕 👩‍👩‍👧‍👧", "a\u{300}",
  ])
  func `it is stored and told as it was typed`(text: String) async throws {
    try await TestServer.use { server in
      let account = API.account(name: text, email: "a@b.org", address: text)
      let registered = try await server.api.send("POST", "/accounts", account)
      #expect(registered.status == 201)
      #expect(registered["customer", "name"] == text)
      let token = try #require(registered["token"])

      var order = OrderText()
      order.instructions = API.quoted(text)
      order.recipient = API.quoted(text)
      order.address = API.quoted(text)
      order.note = API.quoted(text)
      #expect(try await server.api.place(order, as: token).status == 201)
      let answer = try await server.api.send("GET", "/orders/\(order.key)", as: token)
      #expect(answer["delivery", "note"] == text)
      #expect(answer["items", "0", "instructions"] == text)
      #expect(answer.header("Content-Type") == "application/json; charset=utf-8")
      #expect(answer.header("X-Content-Type-Options") == "nosniff")
      #expect(try server.ask("SELECT name FROM customers") == [text])
      #expect(try server.ledger().orders == 1)
    }
  }

  @Test(arguments: [
    "/orders/'%20OR%201=1--", "/orders/%0d%0aX-Evil:%201", "/orders/..%2f..%2fetc%2fpasswd",
    "/orders/%00", "/restaurants/1%20UNION%20SELECT%20*/menu", "/restaurants/%ff%fe/menu",
    "/restaurants/null/menu", "/%2e%2e/%2e%2e/etc/passwd", "/sqlite_master",
  ])
  func `a path that leads nowhere is not found`(path: String) async throws {
    try await TestServer.use { server in
      let token = try await server.api.newCustomer()
      let before = try server.ledger()
      let answer = try await server.api.send("GET", path, as: token)
      #expect(answer.status == 404 && answer.code == "not_found")
      expectNoLeak(answer)
      #expect(try server.ledger() == before)
    }
  }
}
