import Hummingbird
import Logging

/// Answers every error as JSON, and keeps to the log what is nobody else's business.
struct ErrorMiddleware<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      let answer = ErrorResponse(for: error)
      if answer.status.code >= 500 {
        context.logger.error("request failed", metadata: ["error": "\(error)"])
      }
      return try Response.json(answer, status: answer.status)
    }
  }
}
