import FoodTesting
import Foundation

@testable import FoodData

/// Answers requests as the test says, and keeps them.
actor FakeTransport: HTTPTransport {
  /// The requests so far.
  private(set) var requests: [HTTPMessage] = []
  private let answer: @Sendable (HTTPMessage) async throws -> HTTPAnswer

  /// Answers with what the work says.
  init(_ answer: @escaping @Sendable (HTTPMessage) async throws -> HTTPAnswer) {
    self.answer = answer
  }

  /// Always answers the same.
  init(status: Int = 200, _ body: String = "{}") {
    answer = { _ in HTTPAnswer(status: status, body: Data(body.utf8)) }
  }

  /// Always answers the same.
  init(_ answer: HTTPAnswer) {
    self.answer = { _ in answer }
  }

  func send(_ request: HTTPMessage) async throws -> HTTPAnswer {
    requests.append(request)
    return try await answer(request)
  }
}

extension HTTPAnswer {
  /// A value, as the server writes it.
  static func json(_ value: some Encodable, status: Int = 200) throws -> HTTPAnswer {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return HTTPAnswer(status: status, body: try encoder.encode(value))
  }
}

extension RemoteError {
  /// What the server refuses with nothing but a code.
  static func refused(_ code: String) -> RemoteError { .refused(ErrorDTO.Detail(code: code)) }
}
