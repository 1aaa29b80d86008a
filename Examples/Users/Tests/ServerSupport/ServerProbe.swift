package import Foundation
import UsersServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks a real server whatever a test likes, right or wrong.
package struct ServerProbe: Sendable {
  /// What came back.
  package struct Answer: Sendable {
    /// The status code.
    package let status: Int
    /// The body.
    package let text: String

    /// The code of a JSON error, if the body is one in the agreed form and nothing more.
    package var errorCode: String? {
      guard let body = try? JSONDecoder().decode([String: [String: String]].self, from: data),
        let error = body["error"], body.count == 1, Set(error.keys) == ["code", "message"]
      else { return nil }
      return error["code"]
    }

    /// The bytes of the body.
    package var data: Data { Data(text.utf8) }
  }

  /// Where the server is.
  package let server: URL

  /// Asks a server that runs.
  package init(server: URL) {
    self.server = server
  }

  /// Runs the body against a new server with the seed users.
  package static func run(
    databaseFile: String? = nil, _ body: (ServerProbe) async throws -> Void
  ) async throws {
    try await UsersServer.whileRunning(databaseFile: databaseFile) { url in
      try await body(ServerProbe(server: url))
    }
  }

  /// The answer to a path, already escaped.
  package func get(_ path: String) async throws -> Answer {
    try await send("GET", path, body: nil)
  }

  /// The answer to a body sent to a path.
  package func patch(_ path: String, body: Data) async throws -> Answer {
    try await send("PATCH", path, body: body)
  }

  /// The answer to a new name.
  package func rename(_ id: String, to name: String) async throws -> Answer {
    try await patch("/users/\(id)", body: try JSONEncoder().encode(["name": name]))
  }

  /// The answer to any request.
  package func send(_ method: String, _ path: String, body: Data?) async throws -> Answer {
    guard let url = URL(string: server.absoluteString + path) else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    let (data, response) = try await session.data(for: request)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    return Answer(status: status, text: String(decoding: data, as: UTF8.self))
  }
}
