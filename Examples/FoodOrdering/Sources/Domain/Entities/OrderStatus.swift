/// How far an order has come.
package enum OrderStatus: String, Sendable, Hashable, CaseIterable {
  /// Kept on this device until the server can be reached.
  case waiting
  /// The server has it.
  case received
  case preparing
  case onTheWay
  case delivered
  /// The server could not take it when it arrived.
  case refused

  /// What the kitchen and the courier make of it next; nil where nothing follows.
  package var next: OrderStatus? {
    switch self {
    case .received: .preparing
    case .preparing: .onTheWay
    case .onTheWay: .delivered
    case .waiting, .delivered, .refused: nil
    }
  }

  /// Whether something is still to come.
  package var isOpen: Bool { self != .delivered && self != .refused }
}
