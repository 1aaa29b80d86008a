import FoodDomain
import Hummingbird

extension ErrorAnswer {
  /// What is told when nothing is known, whatever was asked.
  static func of(_ error: ServiceError) -> ErrorAnswer {
    switch error {
    case .notSignedIn:
      ErrorAnswer(.unauthorized, "not_signed_in", "Log in first.")
    case .notFound:
      ErrorAnswer(.notFound, "not_found", "There is no such thing here.")
    case .offline, .unusableAnswer, .unavailable:
      ErrorAnswer(
        .serviceUnavailable, "unavailable", "This cannot be done now; try again in a moment.")
    }
  }

  /// What is told about a request that nobody can read.
  static func of(_ error: RequestError) -> ErrorAnswer {
    switch error {
    case .malformed(let field):
      ErrorAnswer(
        .badRequest, "malformed",
        field.map { "The field \($0) is missing or not of the form that it should have." }
          ?? "The request is no JSON of the form that it should have."
      ).with { $0.field = field }
    case .tooLarge(let limit):
      ErrorAnswer(
        .contentTooLarge, "too_large", "A request holds at most \(limit / 1024) KB."
      ).with { $0.limit = limit }
    case .notJSON:
      ErrorAnswer(
        .unsupportedMediaType, "unsupported_media_type", "A request holds application/json.")
    }
  }

  /// What is told about what the HTTP server has complained of.
  static func of(_ status: HTTPResponse.Status) -> ErrorAnswer {
    switch status {
    case .notFound: .of(ServiceError.notFound)
    case .contentTooLarge: .of(RequestError.tooLarge(limit: Request.mostBytes))
    default: ErrorAnswer(status, "malformed", "The request is not one that can be answered.")
    }
  }
}
