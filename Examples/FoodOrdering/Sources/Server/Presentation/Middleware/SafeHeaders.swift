import HTTPTypes
import Hummingbird

/// Has nobody keep answers or guess what they are.
struct SafeHeaders: RouterMiddleware {
  func handle(
    _ request: Request, context: FoodRequestContext,
    next: (Request, FoodRequestContext) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    response.headers[.cacheControl] = "no-store"
    response.headers[.xContentTypeOptions] = "nosniff"
    return response
  }
}
