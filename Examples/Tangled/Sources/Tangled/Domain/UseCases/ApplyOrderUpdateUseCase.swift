import Foundation

/// Brings an order up to date when the kitchen or the courier reports progress.
protocol ApplyOrderUpdateUseCase {
  // The push carries the same JSON as GET /orders/{id}, so we take that for now.
  func execute(_ update: OrderDTO) async throws -> Order
}

struct DefaultApplyOrderUpdateUseCase: ApplyOrderUpdateUseCase {
  private let orders: OrderRepository

  init(orders: OrderRepository) {
    self.orders = orders
  }

  func execute(_ update: OrderDTO) async throws -> Order {
    guard var order = try await orders.order(id: update.id) else { throw OrderError.unknownOrder }
    guard order.isActive else { return order }

    order.minutesLeft = update.etaMinutes
    switch update.status {
    case .received: order.status = .received
    case .preparing: order.status = .preparing
    case .pickedUp: order.status = .onTheWay
    case .delivered: order.status = .delivered
    case .cancelled: order.status = .cancelled
    }

    try await orders.save(order)
    return order
  }
}
