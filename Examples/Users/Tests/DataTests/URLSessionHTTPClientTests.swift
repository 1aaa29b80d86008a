import Foundation
import Testing
import UsersData

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The client on URLSession")
struct URLSessionHTTPClientTests {
  @Test("says that a server that is not there is unreachable")
  func unreachable() async throws {
    // Port 1 is reserved, and nothing listens there.
    let client = try client("http://127.0.0.1:1")
    await #expect(throws: TransportError.unreachable) {
      try await client.send(HTTPRequest(method: "GET", path: ["users"]))
    }
  }

  @Test("makes a cancellation of a task that was cancelled before it asked")
  func cancelledBefore() async throws {
    let client = try client("http://127.0.0.1:1")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.send(HTTPRequest(method: "GET", path: ["users"]))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("makes a cancellation of a request that was cancelled, and not a failure of the server")
  func cancelledMeanwhile() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [FailingURLProtocol.self]
    let client = try client("http://127.0.0.1:1", configuration)
    await #expect(throws: CancellationError.self) {
      try await client.send(HTTPRequest(method: "GET", path: ["users"]))
    }
  }

  private func client(
    _ server: String, _ configuration: URLSessionConfiguration = .ephemeral
  ) throws -> URLSessionHTTPClient {
    URLSessionHTTPClient(
      server: try #require(URL(string: server)), session: URLSession(configuration: configuration))
  }
}
