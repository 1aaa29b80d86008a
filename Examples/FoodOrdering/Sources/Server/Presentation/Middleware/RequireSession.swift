import FoodDomain
import HTTPTypes
import Hummingbird

/// Lets nobody through without a session.
struct RequireSession: RouterMiddleware {
  let sessions: any FindSessionUseCase

  func handle(
    _ request: Request, context: FoodRequestContext,
    next: (Request, FoodRequestContext) async throws -> Response
  ) async throws -> Response {
    let parts = request.headers[.authorization]?.split(separator: " ")
    guard let parts, parts.count == 2, parts[0].lowercased() == "bearer" else {
      throw ServiceError.notSignedIn
    }
    var context = context
    context.session = try await sessions.session(with: String(parts[1]))
    return try await next(request, context)
  }
}
