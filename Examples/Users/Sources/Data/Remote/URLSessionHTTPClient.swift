package import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// Carries requests by `URLSession`.
package struct URLSessionHTTPClient: HTTPClient {
  private let server: URL
  private let session: URLSession

  /// Talks to one server, whose URL may have a path of its own.
  package init(server: URL, session: URLSession) {
    self.server = server
    self.session = session
  }

  package func send(_ request: HTTPRequest) async throws -> HTTPAnswer {
    try Task.checkCancellation()
    do {
      let (body, response) = try await session.data(for: urlRequest(for: request))
      guard let response = response as? HTTPURLResponse else { throw TransportError.unreachable }
      return HTTPAnswer(status: response.statusCode, body: body)
    } catch let error as URLError where error.code == .cancelled || Task.isCancelled {
      throw CancellationError()
    } catch is URLError {
      throw TransportError.unreachable
    }
  }

  private func urlRequest(for request: HTTPRequest) -> URLRequest {
    var url = request.path.reduce(server) { $0.appending(component: $1) }
    if !request.query.isEmpty { url.append(queryItems: request.query) }
    var result = URLRequest(url: url)
    result.httpMethod = request.method
    result.setValue("application/json", forHTTPHeaderField: "Accept")
    if let body = request.body {
      result.httpBody = body
      result.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    return result
  }
}
