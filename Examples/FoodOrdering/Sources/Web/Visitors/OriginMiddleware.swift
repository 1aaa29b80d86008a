import HTTPTypes
import Hummingbird

/// Takes what changes something from pages of this app only, not from those of other sites.
struct OriginMiddleware: RouterMiddleware {
  typealias Context = BasicRequestContext

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard request.method == .get || request.method == .head || isFromHere(request) else {
      throw HTTPError(.forbidden, message: "this was sent from a page of another site")
    }
    return try await next(request, context)
  }

  /// A browser tells whose page a form stands on; who tells nothing is no browser.
  private func isFromHere(_ request: Request) -> Bool {
    guard let origin = request.headers[.origin] else {
      return request.headers[.secFetchSite].map { $0 == "same-origin" } ?? true
    }
    guard let host = request.head.authority else { return false }
    return origin == "http://\(host)" || origin == "https://\(host)"
  }
}

extension HTTPField.Name {
  fileprivate static var secFetchSite: HTTPField.Name {
    HTTPField.Name("Sec-Fetch-Site") ?? .origin
  }
}
