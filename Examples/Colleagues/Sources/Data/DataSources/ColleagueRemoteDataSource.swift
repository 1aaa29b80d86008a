import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks the directory's server over HTTP.
final class ColleagueRemoteDataSource: ColleagueRemoteDataSourceProtocol {
  private let server: URL
  private let session: URLSession

  init(server: URL, session: URLSession) {
    self.server = server
    self.session = session
  }

  func fetchColleagues() async throws -> [ColleagueDTO] {
    let (body, response) = try await session.data(from: server.appending(path: "colleagues.json"))
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return try JSONDecoder().decode([ColleagueDTO].self, from: body)
  }
}
