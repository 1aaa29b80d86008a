/// Where the kitchen finds what it has to do.
package protocol OpenOrderRepository: Sendable {
  /// All orders to which something is still to happen.
  func openOrders() async throws -> [Order]
  /// Writes down how far an order has come, if it is still where it was.
  ///
  /// - Returns: Whether it was: a customer may have taken it back meanwhile.
  func advance(_ order: Order, to status: OrderStatus) async throws -> Bool
}
