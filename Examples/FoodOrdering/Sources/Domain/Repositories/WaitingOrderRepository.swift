/// Where orders wait that could not be sent.
package protocol WaitingOrderRepository: Sendable {
  /// Sends what waits, oldest first, and ends at the first that still cannot be sent.
  ///
  /// - Returns: The orders that have arrived, and those that the server refused.
  /// - Throws: `ServiceError`, but not `offline`.
  func sendWaiting(of customer: Customer.ID) async throws -> [Order]
}
