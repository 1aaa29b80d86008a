package import Foundation

/// A request that goes to the users' server, without a word about who carries it.
package struct HTTPRequest: Sendable, Equatable {
  /// `GET` or `PATCH`.
  package var method: String
  /// The path and its parts, to be escaped by the client.
  package var path: [String]
  /// What follows the question mark.
  package var query: [URLQueryItem]
  /// The JSON to send.
  package var body: Data?

  /// Makes a request.
  package init(method: String, path: [String], query: [URLQueryItem] = [], body: Data? = nil) {
    self.method = method
    self.path = path
    self.query = query
    self.body = body
  }
}

/// An answer of whatever status.
package struct HTTPAnswer: Sendable, Equatable {
  /// The status code.
  package var status: Int
  /// The bytes of the body.
  package var body: Data

  /// Makes an answer.
  package init(status: Int, body: Data) {
    self.status = status
    self.body = body
  }
}

/// Carries a request to the server and its answer back.
package protocol HTTPClient: Sendable {
  /// Throws `TransportError.unreachable` if there is no answer.
  func send(_ request: HTTPRequest) async throws -> HTTPAnswer
}
