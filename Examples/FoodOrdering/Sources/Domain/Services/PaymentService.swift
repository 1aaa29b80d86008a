/// Agrees to charge somebody.
package protocol PaymentService: Sendable {
  /// Makes sure that an order is going to be paid; asking twice for an order charges once.
  ///
  /// - Throws: `PaymentError`, `ServiceError`.
  func authorize(
    _ payment: PaymentDetails, of amount: Money, for order: Order.ID, by customer: Customer.ID
  ) async throws -> Payment
}
