import Foundation
import HTTPTypes
import Hummingbird
import Logging

/// Turns what went wrong into a page that says so; what is inside stays in the log.
struct ErrorPages: RouterMiddleware {
  typealias Context = BasicRequestContext

  let templates: Templates

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError {
      return try page(error.status)
    } catch let error as any HTTPResponseError {
      return try page(error.status)
    } catch {
      context.logger.error("a page failed", metadata: ["error": "\(type(of: error))"])
      return try page(.internalServerError)
    }
  }

  private func page(_ status: HTTPResponse.Status) throws -> Response {
    let (title, message) = Self.words(for: status)
    let html = try templates.html("error", ["title": title, "message": message])
    return Response(
      status: status, headers: [.contentType: "text/html; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
  }

  private static func words(for status: HTTPResponse.Status) -> (String, String) {
    switch status {
    case .notFound: ("Not found", "There is no such page here.")
    case .contentTooLarge: ("Too much", "That was more than this form takes.")
    case .forbidden: ("Not from here", "This was sent from a page of another site.")
    case _ where (400..<500).contains(status.code):
      ("Not understood", "What your browser sent could not be read. Go back and try again.")
    default: ("Something went wrong", "The fault is ours. Please try again.")
    }
  }
}
