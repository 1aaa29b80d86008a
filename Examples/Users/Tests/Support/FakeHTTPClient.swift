import Foundation
package import UsersData

/// Gives every request the same answer, and remembers the requests.
package actor FakeHTTPClient: HTTPClient {
  /// The requests so far.
  package private(set) var requests: [HTTPRequest] = []
  private let answer: HTTPAnswer

  /// Answers with a status and a text.
  package init(status: Int, body: String) {
    answer = HTTPAnswer(status: status, body: Data(body.utf8))
  }

  package func send(_ request: HTTPRequest) async throws -> HTTPAnswer {
    requests.append(request)
    return answer
  }
}
