import FoodDomain
import HTTPTypes

extension ErrorAnswer {
  /// What is told about an account that there cannot be.
  static func of(_ error: AccountError) -> ErrorAnswer {
    switch error {
    case .invalidName:
      ErrorAnswer(
        .unprocessableContent, "invalid_name",
        "The name has to be a line of at most 80 characters."
      ).with { $0.field = "name" }
    case .invalidEmail:
      ErrorAnswer(
        .unprocessableContent, "invalid_email",
        "The email address has to look like name@example.org."
      ).with { $0.field = "email" }
    case .invalidAddress:
      ErrorAnswer(
        .unprocessableContent, "invalid_address",
        "The address has to be a line of at most 200 characters."
      ).with { $0.field = "address" }
    case .weakPassword:
      ErrorAnswer(
        .unprocessableContent, "weak_password",
        "The password has to have 8 to 128 characters."
      ).with { $0.field = "password" }
    case .emailTaken:
      ErrorAnswer(.conflict, "email_taken", "There is an account with this email address.")
        .with { $0.field = "email" }
    case .wrongCredentials:
      ErrorAnswer(
        .unauthorized, "wrong_credentials",
        "No account has this email address and this password.")
    }
  }
}
