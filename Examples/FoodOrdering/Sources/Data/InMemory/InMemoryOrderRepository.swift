package import FoodDomain
import Foundation

/// Orders that last as long as the process; none of them ever has to wait.
package actor InMemoryOrderRepository: OrderRepository, WaitingOrderRepository {
  private let stock: InMemoryStockRepository
  private var orders: [Order.ID: Order] = [:]
  /// Orders that are being made, so that asking twice meanwhile makes one.
  private var making: [Order.ID: Task<Order, any Error>] = [:]

  package init(stock: InMemoryStockRepository) {
    self.stock = stock
  }

  package func place(_ order: Order) async throws -> Order {
    if let known = orders[order.id] { return try known.belonging(to: order.customerID) }
    if let begun = making[order.id] {
      return try await begun.value.belonging(to: order.customerID)
    }
    let work = Task { [stock] in
      try await stock.take(order.items, from: order.restaurantID)
      return order
    }
    making[order.id] = work
    defer { making[order.id] = nil }
    let made = try await work.value
    orders[made.id] = made
    return made
  }

  package func cancel(_ order: Order) async throws -> Order {
    guard let known = orders[order.id], known.customerID == order.customerID else {
      throw ServiceError.notFound
    }
    guard known.status == order.status else { return known }
    let cancelled = known.with(.cancelled)
    orders[order.id] = cancelled
    await stock.putBack(known.items, to: known.restaurantID)
    return cancelled
  }

  package func orders(of customer: Customer.ID) -> Snapshot<[Order]> {
    .current(orders.values.filter { $0.customerID == customer })
  }

  package func order(_ id: Order.ID, of customer: Customer.ID) throws -> Snapshot<Order> {
    guard let order = orders[id], order.customerID == customer else {
      throw ServiceError.notFound
    }
    return .current(order)
  }

  package func sendWaiting(of customer: Customer.ID) -> [Order] { [] }
}

extension Order {
  fileprivate func belonging(to customer: Customer.ID) throws -> Order {
    guard customerID == customer else { throw OrderError.conflict }
    return self
  }
}
