package import Foundation

/// Says when an order is going to be at the door.
package protocol EstimateDeliveryUseCase: Sendable {
  /// The next full five minutes, as far as is known; nil for an order that is not under way.
  func estimatedDelivery(of order: Snapshot<Order>) -> Date?
}

/// Reckons with what kitchens and couriers usually need.
package struct EstimateDelivery: EstimateDeliveryUseCase {
  private let now: @Sendable () -> Date

  package init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  /// What has taken longer than usual takes at least what is left to do; a saved copy knows
  /// nothing of the time since.
  package func estimatedDelivery(of order: Snapshot<Order>) -> Date? {
    guard let left = order.value.status.timeLeft else { return nil }
    let usual = order.value.placedAt + order.value.cookingTime + .ride
    return max(usual, (order.savedAt ?? now()) + left).roundedUp(to: .minutes(5))
  }
}

extension Order {
  /// More pieces take longer, but many cooks work at a large order.
  fileprivate var cookingTime: TimeInterval {
    let pieces = items.reduce(0) { $0 + $1.quantity }
    return min(.shortestCooking + .minutes(2) * Double(pieces), .minutes(40))
  }
}

extension OrderStatus {
  /// What is still to do takes at least as long; nil where nobody is at it.
  fileprivate var timeLeft: TimeInterval? {
    switch self {
    case .received: .shortestCooking + .ride
    case .preparing: .ride
    case .onTheWay: .minutes(5)
    case .waiting, .delivered, .refused, .cancelling, .cancelled: nil
    }
  }
}

extension TimeInterval {
  fileprivate static let shortestCooking = minutes(10)
  fileprivate static let ride = minutes(15)

  fileprivate static func minutes(_ count: Double) -> TimeInterval { count * 60 }
}

extension Date {
  fileprivate func roundedUp(to step: TimeInterval) -> Date {
    Date(timeIntervalSince1970: (timeIntervalSince1970 / step).rounded(.up) * step)
  }
}
