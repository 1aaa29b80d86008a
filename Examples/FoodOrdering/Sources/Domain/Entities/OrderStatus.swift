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
  /// The customer wants it no more, which is kept on this device until the server hears of it.
  case cancelling
  /// The customer has taken it back.
  case cancelled

  /// What the kitchen and the courier make of it next; nil where nothing follows.
  package var next: OrderStatus? {
    switch self {
    case .received: .preparing
    case .preparing: .onTheWay
    case .onTheWay: .delivered
    case .waiting, .delivered, .refused, .cancelling, .cancelled: nil
    }
  }

  /// Whether something is still to come.
  package var isOpen: Bool { self != .delivered && self != .refused && self != .cancelled }

  /// Whether the customer may still take it back: until a kitchen has begun.
  package var canBeCancelled: Bool { self == .waiting || self == .received }

  /// Whether the customer has taken it back, whoever knows of that.
  package var isTakenBack: Bool { self == .cancelling || self == .cancelled }
}
