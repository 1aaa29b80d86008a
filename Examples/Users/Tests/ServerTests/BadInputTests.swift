import Foundation
import Testing
import UsersServerTestSupport

@Suite("The server, given bad input,")
struct BadInputTests {
  @Test("refuses pages and identifiers that cannot be, with a code that says what")
  func numbers() async throws {
    try await expect(
      [
        ("/users?page=0", "invalid_page"), ("/users?page=-1", "invalid_page"),
        ("/users?page=2000000", "invalid_page"), ("/users?limit=0", "invalid_page"),
        ("/users?limit=-20", "invalid_page"), ("/users?page=one", "invalid_page"),
        ("/users?page=", "invalid_page"), ("/users?page=1.5", "invalid_page"),
        ("/users?page=99999999999999999999", "invalid_page"), ("/users?limit=x", "invalid_limit"),
        ("/users?page=1%20UNION%20SELECT%201", "invalid_page"),
        ("/users/0", "invalid_id"), ("/users/-1", "invalid_id"), ("/users/abc", "invalid_id"),
        ("/users/99999999999999999999", "invalid_id"), ("/users/%00", "invalid_id"),
        ("/users/1%20OR%201=1", "invalid_id"), ("/users/1;DROP%20TABLE%20users", "invalid_id"),
        ("/users/%3Cscript%3Ealert(1)%3C%2Fscript%3E", "invalid_id"),
        ("/users/..%2f..%2fetc%2fpasswd", "invalid_id"),
      ], status: 400)
  }

  @Test("says that it has no such user or route")
  func missing() async throws {
    try await expect(
      [
        ("/users/4000000", "not_found"), ("/users/9223372036854775807", "not_found"),
        ("/", "no_such_route"), ("/admin", "no_such_route"), ("/users/1/password", "no_such_route"),
      ], status: 404)
  }

  @Test("stores no name that breaks a rule of the Domain")
  func names() async throws {
    try await unchanged { server in
      for name in [
        "", "   ", "\u{200B}", String(repeating: "x", count: 81), "a\u{1B}[31mb", "a\u{0}b",
        "a\nb", "a\u{202E}b", "a" + String(repeating: "\u{301}", count: 2_000),
      ] {
        let answer = try await server.rename("1", to: name)
        #expect(answer.status == 422)
        #expect(answer.errorCode == "invalid_name")
      }
    }
  }

  @Test("stores nothing of a body that is not the agreed JSON")
  func bodies() async throws {
    try await unchanged { server in
      for body in [
        "", "{", #"{"name":"#, "null", "[]", #"["name"]"#, "{}", #"{"name":1}"#,
        #"{"name":null}"#, #"{"name":{"a":"b"}}"#, #"{"Name":"Ana"}"#, "name=Ana", "\u{0}\u{1}",
        String(repeating: "[", count: 5_000),
      ] {
        let answer = try await server.patch("/users/1", body: Data(body.utf8))
        #expect(answer.status == 400, "\(body.prefix(40))")
        #expect(answer.errorCode == "invalid_body", "\(body.prefix(40))")
      }
      let notText = try await server.patch("/users/1", body: Data([0x22, 0xFF, 0xFE, 0x22]))
      #expect(notText.errorCode == "invalid_body")
    }
  }

  @Test("reads no body that is larger than the limit")
  func oversized() async throws {
    try await unchanged { server in
      let answer = try await server.rename("1", to: String(repeating: "x", count: 17 * 1024))
      #expect(answer.status == 413)
      #expect(answer.errorCode == "body_too_large")
    }
  }

  @Test(
    "takes SQL and HTML in a name for what they are: text",
    arguments: ["Robert'); DROP TABLE users;--", "<script>alert(1)</script>", "' OR '1'='1"])
  func injection(_ name: String) async throws {
    try await ServerProbe.run { server in
      #expect(try await server.rename("1", to: name).status == 200)
      let page = try await server.page("/users?limit=50")
      #expect(page.users.first?.name == name)
      #expect(page.users.dropFirst().allSatisfy { $0.name != name })
      #expect(page.total >= 60)
    }
  }

  @Test("changes nobody by an identifier that holds SQL")
  func injectedIdentifiers() async throws {
    try await unchanged { server in
      for id in ["1%20OR%201=1", "1;--", "'%20OR%20''='", "*", "%25"] {
        let answer = try await server.rename(id, to: "Everybody")
        #expect(answer.status == 400)
        #expect(answer.errorCode == "invalid_id")
      }
    }
  }

  @Test("does nothing for methods it does not know", arguments: ["POST", "PUT", "DELETE"])
  func methods(_ method: String) async throws {
    try await unchanged { server in
      let answer = try await server.send(method, "/users/1", body: Data(#"{"name":"X"}"#.utf8))
      #expect(answer.status == 404)
      #expect(answer.errorCode == "no_such_route")
    }
  }

  private func expect(_ paths: [(String, String)], status: Int) async throws {
    try await unchanged { server in
      for (path, code) in paths {
        let answer = try await server.get(path)
        #expect(answer.status == status, "\(path)")
        #expect(answer.errorCode == code, "\(path)")
        #expect(!Self.leaks(answer.text), "\(path): \(answer.text)")
      }
    }
  }

  /// Runs the body, and looks that the list is afterwards as it was before.
  private func unchanged(_ body: (ServerProbe) async throws -> Void) async throws {
    try await ServerProbe.run { server in
      let before = try await server.get("/users?limit=50").text
      try await body(server)
      #expect(try await server.get("/users?limit=50").text == before)
    }
  }

  /// Whether a text tells what the server is made of.
  private static func leaks(_ text: String) -> Bool {
    ["SQL", "GRDB", "Swift", "Error(", "/work", "Optional"].contains { text.contains($0) }
  }
}
