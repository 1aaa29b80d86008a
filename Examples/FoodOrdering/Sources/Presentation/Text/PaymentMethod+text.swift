package import FoodDomain

extension PaymentMethod {
  /// In a few words.
  package var title: String {
    switch self {
    case .cash: "In cash at the door"
    case .card: "By card"
    case .applePay: "By Apple Pay"
    case .payPal: "By PayPal"
    }
  }
}
