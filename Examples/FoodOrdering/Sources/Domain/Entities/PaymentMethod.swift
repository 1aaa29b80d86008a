/// What of a payment may be kept and shown.
package enum PaymentMethod: String, Sendable, Hashable, CaseIterable {
  case cash, card, applePay, payPal
}
