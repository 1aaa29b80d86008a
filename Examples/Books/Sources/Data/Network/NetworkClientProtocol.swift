import Foundation

/// Carries requests to the library; throws `NetworkError`.
protocol NetworkClientProtocol: Sendable {
  func send(_ method: String, _ path: String, body: Data?) async throws -> Data
}

extension NetworkClientProtocol {
  func get<Answer: Decodable>(_ path: String) async throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: try await send("GET", path, body: nil))
  }
}
