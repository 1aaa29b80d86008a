import Foundation
import Testing

@testable import Colleagues

@Suite("The directory's server")
struct ColleagueRemoteDataSourceTests {
  @Test("is asked for the list below its own path")
  func path() async throws {
    let colleagues = try await fetch(from: "http://directory.test:200/hr")
    #expect(colleagues.map(\.name) == ["/hr/colleagues.json"])
  }

  @Test("is not believed when it refuses", arguments: [404, 500])
  func refusal(_ status: Int) async {
    await #expect(throws: URLError.self) {
      try await fetch(from: "http://directory.test:\(status)")
    }
  }

  private func fetch(from server: String) async throws -> [ColleagueDTO] {
    let url = try #require(URL(string: server))
    return try await ColleagueRemoteDataSource(server: url, session: StubURLProtocol.session)
      .fetchColleagues()
  }
}
