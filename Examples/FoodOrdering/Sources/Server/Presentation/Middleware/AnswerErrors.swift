import HTTPTypes
import Hummingbird
import Logging

/// Tells every error as JSON; of one that nobody expected it tells nothing but a number.
struct AnswerErrors: RouterMiddleware {
  func handle(
    _ request: Request, context: FoodRequestContext,
    next: (Request, FoodRequestContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch {
      let answer = ErrorAnswer(error) ?? unexpected(error, context)
      var response = try Response.json(ErrorBody(answer), status: answer.status)
      if answer.status == .unauthorized { response.headers[.wwwAuthenticate] = "Bearer" }
      if answer.status == .serviceUnavailable { response.headers[.retryAfter] = "2" }
      return response
    }
  }

  private func unexpected(_ error: any Error, _ context: FoodRequestContext) -> ErrorAnswer {
    // The type and not the error: whatever it is, it may hold what somebody has typed.
    context.logger.error(
      "unexpected error", metadata: ["type": "\(type(of: error))", "id": "\(context.id)"])
    return .unexpected(id: context.id)
  }
}
