package import FoodDomain
import Foundation

/// Network first: orders go to the server and come from it; without it they wait, and what was
/// seen last is shown.
package struct LiveOrderRepository: OrderRepository {
  let remote: any OrderRemoteDataSource
  let local: any OrderLocalDataSource

  package func place(_ order: Order) async throws -> Order {
    try await inDomainTerms {
      let answer: OrderDTO
      do {
        answer = try await remote.place(try PlaceOrderDTO(order))
      } catch let error as RemoteError where error.leavesOpen {
        let waiting = order.with(.waiting)
        try await local.keep(OrderDTO(waiting), .waiting, of: order.customerID)
        return waiting
      }
      let placed = try answer.order(of: order.customerID)
      // The order stands even where it cannot be kept here; it is seen again with the next answer.
      try? await local.keep(answer, of: order.customerID)
      return placed
    }
  }

  /// What has to wait for the server goes to the outbox.
  package func cancel(_ order: Order) async throws -> Order {
    try await inDomainTerms {
      let kept = try await local.order(order.id, of: order.customerID)
      // One that waits may be on its way just now, so that the outbox tells one after the other.
      if kept?.value.state == .waiting { return try await keepCancelling(order) }
      do {
        let answer = try await remote.cancel(order.id)
        let cancelled = try answer.order(of: order.customerID)
        try? await local.keep(answer, of: order.customerID)
        return cancelled
      } catch let error as RemoteError where error.leavesOpen {
        return try await keepCancelling(order)
      }
    }
  }

  private func keepCancelling(_ order: Order) async throws -> Order {
    let cancelling = order.with(.cancelling)
    try await local.keep(OrderDTO(cancelling), .cancelling, of: order.customerID)
    return cancelling
  }

  package func orders(of customer: Customer.ID) async throws -> Snapshot<[Order]> {
    try await inDomainTerms {
      do {
        let answer = try await remote.orders()
        let orders = try answer.map { try $0.order(of: customer) }
        // What is true is told even where it cannot be kept.
        try? await local.keep(answer, of: customer)
        return .current(try await corrected(orders, of: customer))
      } catch let error as RemoteError where error.leavesOpen {
        guard let kept = try await local.orders(of: customer) else { throw error }
        return .saved(
          try kept.value.map { try $0.order.order(of: customer) }, at: kept.savedAt)
      }
    }
  }

  /// What the server says, with the orders that it has never seen, and with those that it has still
  /// to hear are wanted no more.
  private func corrected(_ told: [Order], of customer: Customer.ID) async throws -> [Order] {
    let kept = try await local.orders(of: customer)?.value ?? []
    let cancelling = try kept.filter { $0.state == .cancelling }
      .map { try $0.order.order(of: customer) }
    let unsent = try kept.filter { $0.state != .sent && $0.state != .cancelling }
      .map { try $0.order.order(of: customer) }
    return [told, unsent].reduce(cancelling) { orders, more in
      let ids = Set(orders.map(\.id))
      return orders + more.filter { !ids.contains($0.id) }
    }
  }

  package func order(_ id: Order.ID, of customer: Customer.ID) async throws -> Snapshot<Order> {
    try await inDomainTerms {
      let kept = try await local.order(id, of: customer)
      if let kept, kept.value.state != .sent {
        return .current(try kept.value.order.order(of: customer))
      }
      do {
        let answer = try await remote.order(id)
        let order = try answer.order(of: customer)
        try? await local.keep(answer, of: customer)
        return .current(order)
      } catch let error as RemoteError where error.leavesOpen {
        guard let kept else { throw error }
        return .saved(try kept.value.order.order(of: customer), at: kept.savedAt)
      }
    }
  }
}

extension RemoteError {
  /// Whether the server may have done it, or may do it later: asking again is the way.
  var leavesOpen: Bool {
    switch self {
    case .unreachable: true
    case .refused(let detail): detail.code == "unavailable" || detail.code == "internal"
    case .unreadable(let status): status >= 500
    }
  }
}
