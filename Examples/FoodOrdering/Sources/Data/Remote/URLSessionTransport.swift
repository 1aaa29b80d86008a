import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Speaks HTTP by Foundation.
struct URLSessionTransport: HTTPTransport {
  private let server: URL
  private let session: URLSession

  /// - Parameter server: Such as `http://127.0.0.1:8080`.
  init(server: URL) {
    self.server = server
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 5
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    session = URLSession(configuration: configuration)
  }

  func send(_ message: HTTPMessage) async throws -> HTTPAnswer {
    guard let url = URL(string: message.path, relativeTo: server) else {
      throw RemoteError.unreadable(status: 0)
    }
    var request = URLRequest(url: url)
    request.httpMethod = message.method
    request.httpBody = message.body
    for (name, value) in message.headers { request.setValue(value, forHTTPHeaderField: name) }
    do {
      let (body, response) = try await session.data(for: request)
      guard let response = response as? HTTPURLResponse else {
        throw RemoteError.unreadable(status: 0)
      }
      return HTTPAnswer(status: response.statusCode, body: body)
    } catch let error as URLError {
      throw error.code == .cancelled ? CancellationError() : RemoteError.unreachable
    }
  }
}
