import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Speaks HTTP by Foundation.
struct URLSessionTransport: HTTPTransport {
  private let server: URL
  /// One for all, and never ended: Foundation on Linux may crash where a session ends.
  private static let session = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 20
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    return URLSession(configuration: configuration)
  }()

  /// - Parameter server: Such as `http://127.0.0.1:8080`.
  init(server: URL) { self.server = server }

  func send(_ message: HTTPMessage) async throws -> HTTPAnswer {
    guard let url = URL(string: message.path, relativeTo: server) else {
      throw RemoteError.unreadable(status: 0)
    }
    var request = URLRequest(url: url)
    request.httpMethod = message.method
    request.httpBody = message.body
    for (name, value) in message.headers { request.setValue(value, forHTTPHeaderField: name) }
    for try await answer in Self.session.answers(to: request) { return answer }
    throw CancellationError()
  }
}

extension URLSession {
  /// The answer, or nothing once nobody waits any more.
  ///
  /// What is under way goes on to its end all the same: nobody could tell whether the server has
  /// done it, and Foundation on Linux may crash where a request is cancelled.
  fileprivate func answers(to request: URLRequest) -> AsyncThrowingStream<HTTPAnswer, any Error> {
    AsyncThrowingStream { continuation in
      Task {
        do {
          let (body, response) = try await data(for: request)
          guard let response = response as? HTTPURLResponse else {
            throw RemoteError.unreadable(status: 0)
          }
          continuation.yield(HTTPAnswer(status: response.statusCode, body: body))
          continuation.finish()
        } catch is URLError {
          continuation.finish(throwing: RemoteError.unreachable)
        } catch {
          continuation.finish(throwing: error)
        }
      }
    }
  }
}
