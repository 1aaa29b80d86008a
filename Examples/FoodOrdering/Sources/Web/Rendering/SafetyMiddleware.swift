import HTTPTypes
import Hummingbird

/// Says in each answer that pages run no scripts, stand in no frame, and are kept by nobody.
struct SafetyMiddleware: RouterMiddleware {
  typealias Context = BasicRequestContext

  private static let headers: [(String, String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; "
        + "base-uri 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
  ]

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    for (name, value) in Self.headers {
      guard let name = HTTPField.Name(name), response.headers[name] == nil else { continue }
      response.headers[name] = value
    }
    return response
  }
}
