import Foundation

/// Brings a request to a server and its answer back.
protocol HTTPTransport: Sendable {
  /// - Throws: `RemoteError.unreachable` if there is no answer; `CancellationError`.
  func send(_ request: HTTPMessage) async throws -> HTTPAnswer
}

/// What is asked of a server.
struct HTTPMessage: Sendable {
  var method: String
  var path: String
  var headers: [String: String] = [:]
  var body: Data?
}

/// What a server answers.
struct HTTPAnswer: Sendable {
  var status: Int
  var body: Data
}
