import XCTest

@testable import Books

final class NetworkClientTests: XCTestCase {
  func test_send_givesTheAnswerOfTheServer() async throws {
    let answer = try await send(to: "http://library.test:201/api")
    XCTAssertEqual(String(decoding: answer, as: UTF8.self), "POST /api/loans")
  }

  func test_send_throwsWhatWentWrong() async {
    await assertThrows(NetworkError.status(503)) { try await send(to: "http://library.test:503") }
    await assertThrows(NetworkError.offline) { try await send(to: "http://library.test") }
  }

  private func send(to server: String) async throws -> Data {
    let url = try XCTUnwrap(URL(string: server))
    return try await NetworkClient(server: url, session: StubURLProtocol.session)
      .send("POST", "loans", body: nil)
  }
}
