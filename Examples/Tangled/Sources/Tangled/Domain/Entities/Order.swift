import Foundation

struct DeliveryAddress: Equatable {
  let street: String
  let postcode: String
  let note: String
}

/// An order the kitchen has accepted. Built from `OrderDTO` when it comes from the server and
/// from `OrderRecord` when it comes from disk; both mappings live in Data.
struct Order: Identifiable, Equatable {
  enum Status: String, CaseIterable {
    case received
    case preparing
    case onTheWay
    case delivered
    case cancelled
  }

  let id: String
  let placedAt: Date
  let total: Money
  var status: Status
  var minutesLeft: Int?

  var isActive: Bool {
    switch status {
    case .received, .preparing, .onTheWay: return true
    case .delivered, .cancelled: return false
    }
  }
}
