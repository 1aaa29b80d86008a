import Foundation
import Testing
import UsersData
import UsersTestSupport

@Suite("The server's calls as HTTP")
struct HTTPUsersRemoteDataSourceTests {
  @Test("ask for a page by number and size")
  func page() async throws {
    let client = FakeHTTPClient(
      status: 200, body: #"{"users": [], "page": 2, "limit": 20, "total": 0}"#)
    let page = try await HTTPUsersRemoteDataSource(client: client).users(page: 2, limit: 20)
    #expect(page == UsersPageDTO(users: [], page: 2, limit: 20, total: 0))
    let request = await client.requests.first
    #expect(request?.method == "GET")
    #expect(request?.path == ["users"])
    #expect(request?.query.map(\.description) == ["page=2", "limit=20"])
  }

  @Test("send a new name as JSON, whatever is in it")
  func rename() async throws {
    let body = try JSONEncoder().encode(UserDTO.sample())
    let client = FakeHTTPClient(status: 200, body: String(decoding: body, as: UTF8.self))
    let user = try await HTTPUsersRemoteDataSource(client: client).rename(id: 3, to: #"A "B" \"#)
    #expect(user == .sample())
    let request = try #require(await client.requests.first)
    #expect(request.method == "PATCH")
    #expect(request.path == ["users", "3"])
    let sent = try JSONDecoder().decode([String: String].self, from: request.body ?? Data())
    #expect(sent == ["name": #"A "B" \"#])
  }

  @Test("fail with the status, and the server's words if they can be read")
  func refusal() async {
    let words = #"{"error": {"code": "not_found", "message": "There is no user 9."}}"#
    await #expect(
      throws: TransportError.status(
        404, ErrorDTO(code: "not_found", message: "There is no user 9.")
      )
    ) {
      try await source(status: 404, body: words).user(id: 9)
    }
    await #expect(throws: TransportError.status(502, nil)) {
      try await source(status: 502, body: "<html>Bad gateway</html>").user(id: 9)
    }
  }

  @Test(
    "do not take for an answer what is none",
    arguments: ["", "null", "[]", "{}", "<html>", #"{"id": "1"}"#, #"{"id": 1}"#])
  func nonsense(_ body: String) async {
    await #expect(throws: TransportError.undecodable) {
      try await source(status: 200, body: body).user(id: 1)
    }
  }

  private func source(status: Int, body: String) -> HTTPUsersRemoteDataSource {
    HTTPUsersRemoteDataSource(client: FakeHTTPClient(status: status, body: body))
  }
}
