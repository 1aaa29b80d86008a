/// Why a payment is not agreed to.
package enum PaymentError: Error, Hashable {
  case invalidCard, expiredCard, declined
  /// No wallet can have such an account.
  case invalidAccount
  /// The wallet, or whoever stands behind it, did not agree.
  case notApproved(PaymentMethod)
  /// All but cash is charged by the server, which cannot be reached.
  case needsConnection
  /// No payment has this reference, or it was for another order.
  case unknownReference
}
