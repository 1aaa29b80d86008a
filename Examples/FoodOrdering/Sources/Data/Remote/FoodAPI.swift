import Foundation

/// Speaks the server's JSON over a transport, in the name of whoever is logged in.
struct FoodAPI: Sendable {
  private let transport: any HTTPTransport
  private let token: @Sendable () async -> String?

  /// - Parameter token: The session's; nil while nobody is logged in.
  init(transport: any HTTPTransport, token: @escaping @Sendable () async -> String?) {
    self.transport = transport
    self.token = token
  }

  func get<Answer: Decodable>(_ path: String) async throws -> Answer {
    try read(try await send("GET", path))
  }

  func post<Answer: Decodable>(
    _ path: String, _ body: some Encodable, headers: [String: String] = [:]
  ) async throws -> Answer {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return try read(try await send("POST", path, try encoder.encode(body), headers))
  }

  func post<Answer: Decodable>(_ path: String) async throws -> Answer {
    try read(try await send("POST", path))
  }

  func delete(_ path: String) async throws {
    _ = try await send("DELETE", path)
  }

  private func send(
    _ method: String, _ path: String, _ body: Data? = nil, _ headers: [String: String] = [:]
  ) async throws -> HTTPAnswer {
    var message = HTTPMessage(method: method, path: path, headers: headers, body: body)
    if body != nil { message.headers["Content-Type"] = "application/json" }
    if let token = await token() { message.headers["Authorization"] = "Bearer \(token)" }
    let answer = try await transport.send(message)
    guard !(200..<300).contains(answer.status) else { return answer }
    guard let detail = try? JSONDecoder().decode(ErrorDTO.self, from: answer.body).error else {
      throw RemoteError.unreadable(status: answer.status)
    }
    throw RemoteError.refused(detail)
  }

  private func read<Answer: Decodable>(_ answer: HTTPAnswer) throws -> Answer {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode(Answer.self, from: answer.body)
    } catch {
      throw RemoteError.unreadable(status: answer.status)
    }
  }
}
