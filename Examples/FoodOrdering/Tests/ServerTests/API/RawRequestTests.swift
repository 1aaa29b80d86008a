import Foundation
import Testing

/// Requests that no client library would send.
struct RawRequestTests {
  @Test func `too much is refused when it is announced, before it is sent`() async throws {
    try await TestServer.use { server in
      let answer = try await RawConnection.answer(
        of: """
          POST /accounts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r
          Content-Length: 10737418240\r\n\r\n{
          """, from: server.api.port)
      #expect(answer.hasPrefix("HTTP/1.1 413 "))
      #expect(answer.contains("\"too_large\""))
      #expect(try server.ledger().customers == 0)
    }
  }

  @Test func `too much is refused when it comes in pieces`() async throws {
    try await TestServer.use { server in
      let piece = "4000\r\n\(String(repeating: " ", count: 0x4000))\r\n"
      let answer = try await RawConnection.answer(
        of: """
          POST /accounts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r
          Transfer-Encoding: chunked\r\n\r\n
          """ + String(repeating: piece, count: 6) + "0\r\n\r\n", from: server.api.port)
      #expect(answer.hasPrefix("HTTP/1.1 413 "))
      #expect(try server.ledger().customers == 0)
    }
  }

  @Test(arguments: [
    "nonsense\r\n\r\n", "GET /health HTTP/9.9\r\n\r\n", "GET /hea lth HTTP/1.1\r\n\r\n",
    "GET /health HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "GET /health HTTP/1.1\r\nA: \u{0}\r\n\r\n",
    "POST /accounts HTTP/1.1\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "GET /health HTTP/1.1\r\nX: " + String(repeating: "a", count: 100_000) + "\r\n\r\n",
  ])
  func `what is no HTTP is answered with 4xx or not at all`(request: String) async throws {
    try await TestServer.use { server in
      let answer = try await RawConnection.answer(of: request, from: server.api.port)
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4"))
      #expect(!answer.contains("HTTP/1.1 2"))
      #expect(try await server.api.send("GET", "/health").status == 200)
    }
  }

  @Test(arguments: ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""])
  func `what is no JSON is not read`(type: String) async throws {
    try await TestServer.use { server in
      let answer = try await server.api.send(
        "POST", "/accounts", API.account(), headers: ["Content-Type": type])
      #expect(answer.status == 415 && answer.code == "unsupported_media_type")
      #expect(try server.ledger().customers == 0)
    }
  }
}
