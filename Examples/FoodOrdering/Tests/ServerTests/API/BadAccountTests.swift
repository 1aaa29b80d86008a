import Foundation
import Testing

/// Registrations that make no account.
struct BadAccountTests {
  /// A body and what is wrong with it.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let body: String
    let status: Int
    let code: String

    init(_ description: String, _ body: String, _ status: Int, _ code: String) {
      testDescription = description
      self.body = body
      self.status = status
      self.code = code
    }
  }

  static let cases = [
    Case("no name", API.account(name: ""), 422, "invalid_name"),
    Case("a blank name", API.account(name: "   "), 422, "invalid_name"),
    Case("a long name", API.account(name: String(repeating: "a", count: 81)), 422, "invalid_name"),
    Case(
      "a name of combining marks",
      API.account(name: "a" + String(repeating: "\u{301}", count: 5000)), 422, "invalid_name"),
    Case("a name of two lines", API.account(name: "Ada\r\nX-Evil: 1"), 422, "invalid_name"),
    Case("a name with a null", API.account(name: "Ada\u{0}"), 422, "invalid_name"),
    Case("a name that turns around", API.account(name: "Ada\u{202E}adA"), 422, "invalid_name"),
    Case("no email", API.account(email: ""), 422, "invalid_email"),
    Case("an email without a name", API.account(email: "@example.org"), 422, "invalid_email"),
    Case("an email without a point", API.account(email: "ada@example"), 422, "invalid_email"),
    Case("two emails", API.account(email: "a@b.org,c@d.org"), 422, "invalid_email"),
    Case("an email with a header", API.account(email: "a@b.org\nBcc: x"), 422, "invalid_email"),
    Case("SQL for an email", API.account(email: "' OR 1=1 --"), 422, "invalid_email"),
    Case("a short password", API.account(password: "1234567"), 422, "weak_password"),
    Case(
      "a long password", API.account(password: String(repeating: "p", count: 129)), 422,
      "weak_password"),
    Case("no address", API.account(address: ""), 422, "invalid_address"),
    Case("the email of somebody", API.account(email: "Bob@Example.org"), 409, "email_taken"),
    Case("nothing", "", 400, "malformed"),
    Case("no JSON", "name=Ada", 400, "malformed"),
    Case("half of it", #"{"name": "Ada", "#, 400, "malformed"),
    Case("an array", "[]", 400, "malformed"),
    Case("no fields", "{}", 400, "malformed"),
    Case(
      "a number for a name",
      #"{"name": 1, "email": "a@b.org", "password": "12345678", "address": "x"}"#, 400,
      "malformed"),
    Case("null", "null", 400, "malformed"),
    Case("deep arrays", String(repeating: "[", count: 60_000), 400, "malformed"),
    Case(
      "deep objects", #"{"name": "# + String(repeating: #"{"a":"#, count: 10_000), 400,
      "malformed"),
    Case(
      "too much", API.account(name: String(repeating: "a", count: 70_000)), 413, "too_large"),
  ]

  @Test(arguments: cases)
  func `nothing is stored and nothing leaks`(_ bad: Case) async throws {
    try await TestServer.use { server in
      _ = try await server.api.send("POST", "/accounts", API.account(email: "bob@example.org"))
      let before = try server.ledger()
      let answer = try await server.api.send("POST", "/accounts", bad.body)
      #expect(answer.status == bad.status && answer.code == bad.code)
      #expect(answer["error", "message"]?.isEmpty == false)
      expectNoLeak(answer)
      #expect(try server.ledger() == before)
    }
  }

  @Test func `of 10 registrations with one email at once one makes an account`() async throws {
    try await TestServer.use { server in
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 1...10 {
          group.addTask {
            try await server.api.send("POST", "/accounts", API.account(email: "a@b.org")).status
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses.count { $0 == 201 } == 1)
      #expect(statuses.count { $0 == 409 } == 9)
      let ledger = try server.ledger()
      #expect(ledger.customers == 1 && ledger.sessions == 1)
    }
  }
}
