import Foundation

/// Orders as they were last seen, and those that the server has never seen.
protocol OrderLocalDataSource: Sendable {
  /// All orders of a customer, with the time of the oldest knowledge among them.
  func orders(of customer: UUID) async throws -> Kept<[LocalOrder]>?
  func order(_ id: UUID, of customer: UUID) async throws -> Kept<LocalOrder>?
  /// Keeps what the server tells of an order, unless the server has still to hear that the order is
  /// wanted no more.
  func keep(_ order: OrderDTO, of customer: UUID) async throws
  /// The same for all orders of a customer.
  func keep(_ orders: [OrderDTO], of customer: UUID) async throws
  /// Has an order be in a state, whatever was kept before.
  func keep(_ order: OrderDTO, _ state: LocalOrder.State, of customer: UUID) async throws
}

/// An order, and whether the server has it.
struct LocalOrder: Sendable {
  var order: OrderDTO
  var state: State

  enum State: String, Sendable {
    /// The server has it.
    case sent
    /// It is still to be sent.
    case waiting
    /// The server did not want it.
    case refused
    /// The server has still to hear that it is wanted no more.
    case cancelling
    /// It was taken back before the server had it.
    case cancelled
  }
}
