import Foundation
import Testing

/// Who is let in.
struct SessionTests {
  @Test(arguments: [
    "", "x", "0000000000000000000000000000000000000000000000000000000000000000",
    "' OR '1'='1", "null", String(repeating: "a", count: 5000),
  ])
  func `nobody gets in with a forged token`(token: String) async throws {
    try await TestServer.use { server in
      _ = try await server.api.newCustomer()
      for (method, path) in [
        ("GET", "/orders"), ("GET", "/orders/\(UUID())"), ("POST", "/orders"),
        ("POST", "/payments"), ("DELETE", "/sessions"),
      ] {
        let answer = try await server.api.send(method, path, as: token)
        #expect(answer.status == 401 && answer.code == "not_signed_in")
        #expect(answer.header("WWW-Authenticate") == "Bearer")
      }
    }
  }

  @Test func `a session ends when its customer logs out, and no other does`() async throws {
    try await TestServer.use { server in
      let account = API.account(email: "ada@example.org")
      let first = try await server.api.send("POST", "/accounts", account)["token"]
      let again = try await server.api.send(
        "POST", "/sessions", #"{"email": " ADA@example.org", "password": "correct horse"}"#)
      #expect(again.status == 200 && again["customer", "name"] == "Ada")
      #expect(again["token"] != first)

      #expect(try await server.api.send("DELETE", "/sessions", as: first).status == 204)
      #expect(try await server.api.send("GET", "/orders", as: first).status == 401)
      #expect(try await server.api.send("GET", "/orders", as: again["token"]).status == 200)
    }
  }

  @Test func `a session that has expired proves nothing`() async throws {
    try await TestServer.use { server in
      let token = try await server.api.newCustomer()
      try server.change("UPDATE sessions SET expires_at = 0")
      #expect(try await server.api.send("GET", "/orders", as: token).status == 401)
    }
  }

  @Test(arguments: [
    ("ada@example.org", "wrong horse"), ("nobody@example.org", "correct horse"),
    ("ada@example.org", "correct horse "), ("' OR '1'='1", "' OR '1'='1"), ("", ""),
    ("ada@example.org", String(repeating: "x", count: 20_000)),
  ])
  func `wrong credentials are told alike`(email: String, password: String) async throws {
    try await TestServer.use { server in
      _ = try await server.api.send("POST", "/accounts", API.account(email: "ada@example.org"))
      let before = try server.ledger()
      let answer = try await server.api.send(
        "POST", "/sessions",
        #"{"email": \#(API.quoted(email)), "password": \#(API.quoted(password))}"#)
      #expect(answer.status == 401)
      #expect(
        answer.text == """
          {"error":{"code":"wrong_credentials",\
          "message":"No account has this email address and this password."}}
          """)
      #expect(try server.ledger() == before)
    }
  }

  @Test func `somebody else's order and payment are as good as none`() async throws {
    try await TestServer.use { server in
      let api = server.api
      let ada = try await api.newCustomer("Ada")
      let bob = try await api.newCustomer("Bob")
      let order = OrderText()
      #expect(try await api.place(order, as: ada).status == 201)
      let forged = try await api.send("GET", "/orders/\(order.key)", as: bob)
      let unknown = try await api.send("GET", "/orders/\(UUID())", as: bob)
      #expect(forged.status == 404 && forged.text == unknown.text)

      let paid = OrderText()
      let reference = try #require(try await api.pay(for: paid.key, as: ada)["reference"])
      #expect(try await api.pay(for: paid.key, as: bob).code == "conflict")
      for forged in [reference, "pay_00000000000000000000000000000000", "' OR 1=1 --", ""] {
        var order = OrderText()
        order.payment = #"{"method": "card", "reference": "\#(forged)"}"#
        let answer = try await api.place(order, as: bob)
        #expect(answer.status == 422 && answer.code == "unknown_reference")
      }
      var stolen = paid
      stolen.payment = #"{"method": "card", "reference": "\#(reference)"}"#
      #expect(try await api.place(stolen, as: bob).code == "unknown_reference")
      #expect(try server.ledger().orders == 1)
    }
  }
}
