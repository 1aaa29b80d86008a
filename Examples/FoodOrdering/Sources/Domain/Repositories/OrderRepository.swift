/// Where orders are made and found again.
package protocol OrderRepository: Sendable {
  /// Makes an order and takes what it holds from the stock, both or nothing.
  ///
  /// An order that was made before, by its identifier, is answered and not made again.
  ///
  /// - Returns: The order as it stands now.
  /// - Throws: `OrderError.outOfStock` or `.conflict`, `ServiceError`.
  func place(_ order: Order) async throws -> Order

  /// The orders of a customer, in any order.
  ///
  /// - Throws: `ServiceError`.
  func orders(of customer: Customer.ID) async throws -> Snapshot<[Order]>

  /// One order of a customer.
  ///
  /// - Throws: `ServiceError`: `notFound` also for the order of somebody else.
  func order(_ id: Order.ID, of customer: Customer.ID) async throws -> Snapshot<Order>
}
