import FoodDomain
import HTTPTypes

extension ErrorAnswer {
  /// What is told about a payment that is not agreed to; nothing of the card.
  static func of(_ error: PaymentError) -> ErrorAnswer {
    switch error {
    case .invalidCard:
      ErrorAnswer(
        .unprocessableContent, "invalid_card",
        "Check the number, the month and the code of the card."
      ).with { $0.field = "card" }
    case .expiredCard:
      ErrorAnswer(.unprocessableContent, "expired_card", "The card has expired.")
        .with { $0.field = "card" }
    case .declined:
      ErrorAnswer(
        .init(code: 402, reasonPhrase: "Payment Required"), "declined",
        "The bank has declined the card.")
    case .invalidAccount:
      ErrorAnswer(.unprocessableContent, "invalid_account", "No wallet has such an account.")
        .with { $0.field = "account" }
    case .notApproved(let method):
      ErrorAnswer(
        .init(code: 402, reasonPhrase: "Payment Required"), "not_approved",
        "The payment was not approved."
      ).with { $0.field = method.rawValue }
    case .unknownReference:
      ErrorAnswer(
        .unprocessableContent, "unknown_reference",
        "No payment of this order and this amount has the reference."
      ).with { $0.field = "reference" }
    case .needsConnection:
      .of(ServiceError.unavailable)
    }
  }
}
