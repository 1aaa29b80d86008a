/// Why a payment is not agreed to.
package enum PaymentError: Error, Hashable {
  case invalidCard, expiredCard, declined
  /// Cards are charged by the server, which cannot be reached.
  case needsConnection
  /// No payment has this reference, or it was for another order.
  case unknownReference
}
