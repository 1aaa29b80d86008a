/// Where a customer approves a payment instead of typing a card.
package enum Wallet: Sendable, Hashable {
  /// That of the device.
  case applePay
  case payPal(PayPalAccount)

  package var method: PaymentMethod {
    switch self {
    case .applePay: .applePay
    case .payPal: .payPal
    }
  }

  /// Complains about an account that there cannot be.
  ///
  /// - Throws: `PaymentError.invalidAccount`.
  package func validate() throws(PaymentError) {
    if case .payPal(let account) = self, !account.isUsable { throw .invalidAccount }
  }
}
