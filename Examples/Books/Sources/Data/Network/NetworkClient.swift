import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries requests over HTTP.
struct NetworkClient: NetworkClientProtocol {
  let server: URL
  let session: URLSession

  func send(_ method: String, _ path: String, body: Data?) async throws -> Data {
    var request = URLRequest(url: server.appending(path: path))
    request.httpMethod = method
    request.httpBody = body
    guard let (data, response) = try? await session.data(for: request) else {
      throw NetworkError.offline
    }
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard (200..<300).contains(status) else { throw NetworkError.status(status) }
    return data
  }
}
