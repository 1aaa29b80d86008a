import HTTPTypes
import Hummingbird

/// Has nobody keep answers that do not say for how long, or guess what they are.
struct SafeHeaders: RouterMiddleware {
  func handle(
    _ request: Request, context: FoodRequestContext,
    next: (Request, FoodRequestContext) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
    response.headers[.xContentTypeOptions] = "nosniff"
    return response
  }
}
