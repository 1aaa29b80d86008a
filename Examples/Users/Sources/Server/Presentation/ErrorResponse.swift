import Hummingbird
import UsersDomain

/// An error as the server writes it: a status, a word for machines and a sentence for people.
struct ErrorResponse: Encodable {
  struct Details: Encodable {
    let code: String
    let message: String
  }

  let error: Details
  let status: HTTPResponse.Status

  private enum CodingKeys: CodingKey {
    case error
  }

  private init(_ status: HTTPResponse.Status, _ code: String, _ message: String) {
    self.status = status
    error = Details(code: code, message: message)
  }

  /// The answer to an error of any kind; what is not known is not told.
  init(for error: any Error) {
    switch error {
    case let error as UserError: self.init(error)
    case let error as RequestError: self.init(error)
    case let error as HTTPError where error.status == .notFound: self.init(RequestError.noSuchRoute)
    default: self.init(.internalServerError, "internal", "The server failed.")
    }
  }

  private init(_ error: UserError) {
    switch error {
    case .notFound(let id):
      self.init(.notFound, "not_found", "There is no user \(id).")
    case .impossibleIdentifier:
      self.init(.badRequest, "invalid_id", "A user's identifier is a number from 1.")
    case .impossiblePage:
      self.init(
        .badRequest, "invalid_page", "'page' is from 1 to 1000000, and 'limit' is from 1.")
    case .invalidName(let problem):
      self.init(.unprocessableContent, "invalid_name", Self.sentence(on: problem))
    case .refused, .unreachable, .unavailable, .unreadableAnswer:
      self.init(.serviceUnavailable, "unavailable", "The users cannot be reached now.")
    }
  }

  private init(_ error: RequestError) {
    switch error {
    case .bodyTooLarge:
      let limit = RenameRequest.maximumSize
      self.init(.contentTooLarge, "body_too_large", "A body has at most \(limit) bytes.")
    case .invalidBody:
      self.init(.badRequest, "invalid_body", "The body must be JSON such as {\"name\": \"Ana\"}.")
    case .noSuchRoute:
      self.init(.notFound, "no_such_route", "There are GET /users, and GET and PATCH /users/{id}.")
    case .notANumber(let parameter):
      self.init(.badRequest, "invalid_\(parameter)", "'\(parameter)' must be a whole number.")
    }
  }

  private static func sentence(on problem: UserName.Problem) -> String {
    switch problem {
    case .empty: "The name is empty."
    case .tooLong: "The name has more than \(UserName.maximumLength) characters."
    case .forbiddenCharacter:
      "The name holds a control character, a line break or an unreadable sign."
    }
  }
}
