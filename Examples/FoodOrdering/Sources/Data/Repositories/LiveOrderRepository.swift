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

  package func orders(of customer: Customer.ID) async throws -> Snapshot<[Order]> {
    try await inDomainTerms {
      do {
        let answer = try await remote.orders()
        let orders = try answer.map { try $0.order(of: customer) }
        // What is true is told even where it cannot be kept.
        try? await local.keep(answer, of: customer)
        return .current(orders + (try await unsent(of: customer, without: orders)))
      } catch let error as RemoteError where error.leavesOpen {
        guard let kept = try await local.orders(of: customer) else { throw error }
        return .saved(
          try kept.value.map { try $0.order.order(of: customer) }, at: kept.savedAt)
      }
    }
  }

  /// The orders that the server has never seen, as far as it has not told of them.
  private func unsent(of customer: Customer.ID, without known: [Order]) async throws -> [Order] {
    let kept = try await local.orders(of: customer)?.value ?? []
    let ids = Set(known.map(\.id))
    return try kept.filter { $0.state != .sent }.map { try $0.order.order(of: customer) }
      .filter { !ids.contains($0.id) }
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
