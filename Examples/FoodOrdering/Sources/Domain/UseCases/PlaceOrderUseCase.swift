/// Turns a cart into an order.
package protocol PlaceOrderUseCase: Sendable {
  /// - Returns: The order as it stands: received, or waiting for the server.
  /// - Throws: `OrderError`, `PaymentError`, `ServiceError`; then there is no order.
  func place(_ checkout: Checkout) async throws -> Order
}
