import Foundation
import HTTPTypes
import Hummingbird

/// Says in each answer that pages run no scripts, stand in no frame, and are kept by nobody, and
/// from where pictures come.
struct SafetyMiddleware: RouterMiddleware {
  typealias Context = BasicRequestContext

  private let headers: [(String, String)]

  /// - Parameter pictures: Where pictures come from, beside this app.
  init(pictures: URL?) {
    let source = ["'self'", pictures?.origin].compactMap { $0 }.joined(separator: " ")
    let policy =
      "default-src 'none'; style-src 'self'; img-src \(source); form-action 'self'; "
      + "base-uri 'none'; frame-ancestors 'none'"
    headers = [("Content-Security-Policy", policy)] + Self.unchanging
  }

  private static let unchanging: [(String, String)] = [
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
  ]

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    for (name, value) in headers {
      guard let name = HTTPField.Name(name), response.headers[name] == nil else { continue }
      response.headers[name] = value
    }
    return response
  }
}

extension URL {
  /// Scheme, host and port, such as `http://127.0.0.1:8080`; nil without a host.
  fileprivate var origin: String? {
    guard let scheme, let host = host() else { return nil }
    return "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "")
  }
}
