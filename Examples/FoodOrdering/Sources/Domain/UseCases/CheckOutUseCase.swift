/// Orders what is in the cart.
package protocol CheckOutUseCase: Sendable {
  /// Places the order and empties the cart.
  ///
  /// - Throws: `OrderError`, `PaymentError`, `ServiceError`; then the cart is what it was.
  func checkOut(
    as id: Order.ID, by customer: Customer, to delivery: DeliveryDetails,
    paying payment: PaymentDetails, agreedTotal: Money
  ) async throws -> Order
}

/// Orders what is in the cart that a repository keeps.
package struct CheckOut: CheckOutUseCase {
  private let carts: any CartRepository
  private let orders: any PlaceOrderUseCase

  package init(carts: any CartRepository, orders: any PlaceOrderUseCase) {
    self.carts = carts
    self.orders = orders
  }

  package func checkOut(
    as id: Order.ID, by customer: Customer, to delivery: DeliveryDetails,
    paying payment: PaymentDetails, agreedTotal: Money
  ) async throws -> Order {
    let order = try await orders.place(
      Checkout(
        id: id, customer: customer, cart: try await carts.cart(), delivery: delivery,
        payment: payment, agreedTotal: agreedTotal))
    // The order stands, even where the cart cannot be emptied.
    try? await carts.save(Cart())
    return order
  }
}
