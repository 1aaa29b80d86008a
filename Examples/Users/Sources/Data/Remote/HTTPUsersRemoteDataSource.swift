import Foundation

/// The server's three calls as HTTP and JSON.
package struct HTTPUsersRemoteDataSource: UsersRemoteDataSource {
  private let client: any HTTPClient

  /// Sends by a client.
  package init(client: any HTTPClient) {
    self.client = client
  }

  package func users(page: Int, limit: Int) async throws -> UsersPageDTO {
    let query = [
      URLQueryItem(name: "page", value: String(page)),
      URLQueryItem(name: "limit", value: String(limit)),
    ]
    return try await answer(to: HTTPRequest(method: "GET", path: ["users"], query: query))
  }

  package func user(id: Int) async throws -> UserDTO {
    try await answer(to: HTTPRequest(method: "GET", path: ["users", String(id)]))
  }

  package func rename(id: Int, to name: String) async throws -> UserDTO {
    let body = try JSONEncoder().encode(RenameUserDTO(name: name))
    return try await answer(
      to: HTTPRequest(method: "PATCH", path: ["users", String(id)], body: body))
  }

  private func answer<Answer: Decodable>(to request: HTTPRequest) async throws -> Answer {
    let answer = try await client.send(request)
    guard answer.status == 200 else {
      let words = try? JSONDecoder().decode(ErrorDTO.self, from: answer.body)
      throw TransportError.status(answer.status, words)
    }
    do {
      return try JSONDecoder().decode(Answer.self, from: answer.body)
    } catch {
      throw TransportError.undecodable
    }
  }
}
