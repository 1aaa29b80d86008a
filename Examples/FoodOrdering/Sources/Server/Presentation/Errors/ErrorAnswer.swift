import FoodDomain
import Hummingbird

/// What a client is told when it gets nothing: a code to act on and a sentence to show.
struct ErrorAnswer: Sendable {
  let status: HTTPResponse.Status
  let code: String
  let message: String
  var details = Details()

  /// What the sentence is about, for clients that make their own.
  struct Details: Sendable {
    var item: String?
    var left: Int?
    var amount: Money?
    var field: String?
    var limit: Int?
    var restaurant: String?
  }

  init(_ status: HTTPResponse.Status, _ code: String, _ message: String) {
    self.status = status
    self.code = code
    self.message = message
  }

  /// The same answer with something that it is about.
  func with(_ change: (inout Details) -> Void) -> ErrorAnswer {
    var answer = self
    change(&answer.details)
    return answer
  }
}

extension ErrorAnswer {
  /// What is told about an error; nil about one that nobody expected.
  init?(_ error: any Error) {
    switch error {
    case let error as AccountError: self = .of(error)
    case let error as CartError: self = .of(error)
    case let error as OrderError: self = .of(error)
    case let error as PaymentError: self = .of(error)
    case let error as ServiceError: self = .of(error)
    case let error as RequestError: self = .of(error)
    case let error as any HTTPResponseError: self = .of(error.status)
    default: return nil
    }
  }

  /// What is told about an error that nobody expected: where the log has more.
  static func unexpected(id: String) -> ErrorAnswer {
    ErrorAnswer(.internalServerError, "internal", "Something went wrong here (\(id)).")
  }
}
