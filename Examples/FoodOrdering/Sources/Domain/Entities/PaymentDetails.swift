/// How a customer wants to pay.
package enum PaymentDetails: Sendable {
  /// At the door.
  case cash
  case card(Card)
  /// By a wallet, which the customer has still to be asked in.
  case wallet(Wallet)
  /// By a wallet in which the customer has approved it.
  case approved(WalletApproval)
  /// By what a payment service has agreed to charge before.
  case authorized(PaymentMethod, reference: String)

  /// What of it may be kept and shown.
  package var method: PaymentMethod {
    switch self {
    case .cash: .cash
    case .card: .card
    case .wallet(let wallet): wallet.method
    case .approved(let approval): approval.method
    case .authorized(let method, _): method
    }
  }

  /// Complains about what nobody can pay with, or not in this month.
  ///
  /// - Throws: `PaymentError.invalidCard`, `.expiredCard` or `.invalidAccount`.
  func validate(in month: CalendarMonth) throws(PaymentError) {
    switch self {
    case .card(let card): try card.validate(in: month)
    case .wallet(let wallet): try wallet.validate()
    case .cash, .approved, .authorized: break
    }
  }
}
