/// Where orders are made and found again.
package protocol OrderRepository: Sendable {
  /// Makes an order and takes what it holds from the stock, both or nothing.
  ///
  /// An order that was made before, by its identifier, is answered and not made again.
  ///
  /// - Returns: The order as it stands now.
  /// - Throws: `OrderError.outOfStock` or `.conflict`, `ServiceError`.
  func place(_ order: Order) async throws -> Order

  /// Takes an order back and puts what it holds into the stock again, if the order is still where
  /// it was; else nothing happens.
  ///
  /// - Returns: The order as it stands now: cancelled, cancelling until the server hears of it, or
  ///   wherever it has got meanwhile.
  /// - Throws: `OrderError.tooLateToCancel`; `ServiceError`: `notFound` also for the order of
  ///   somebody else.
  func cancel(_ order: Order) async throws -> Order

  /// The orders of a customer, in any order.
  ///
  /// - Throws: `ServiceError`.
  func orders(of customer: Customer.ID) async throws -> Snapshot<[Order]>

  /// One order of a customer.
  ///
  /// - Throws: `ServiceError`: `notFound` also for the order of somebody else.
  func order(_ id: Order.ID, of customer: Customer.ID) async throws -> Snapshot<Order>
}
