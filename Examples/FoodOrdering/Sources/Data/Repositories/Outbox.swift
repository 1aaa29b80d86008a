package import FoodDomain
import Foundation

/// Orders that wait for the server, and cancellations, sent one after the other.
///
/// An order is answered by the server whether it comes for the first time or again, so that one
/// whose answer was lost on the way arrives once all the same; and so is a cancellation.
package actor Outbox: WaitingOrderRepository {
  private let remote: any OrderRemoteDataSource
  private let local: any OrderLocalDataSource
  private var isSending: Set<Customer.ID> = []

  init(remote: any OrderRemoteDataSource, local: any OrderLocalDataSource) {
    self.remote = remote
    self.local = local
  }

  package func sendWaiting(of customer: Customer.ID) async throws -> [Order] {
    guard isSending.insert(customer).inserted else { return [] }
    defer { isSending.remove(customer) }
    var settled: [Order] = []
    for waiting in try await waitingOrders(of: customer) {
      do {
        guard let order = try await settle(waiting, of: customer) else { break }
        settled.append(order)
      } catch {
        // What has arrived is told; what is wrong is met again the next time.
        if settled.isEmpty { throw error }
        break
      }
    }
    return settled
  }

  /// What is still to be sent, oldest first.
  private func waitingOrders(of customer: Customer.ID) async throws -> [WaitingOrder] {
    let kept = try await local.orders(of: customer)?.value ?? []
    return try kept.filter { $0.state == .waiting || $0.state == .cancelling }
      .map { WaitingOrder(order: try $0.order.order(of: customer), state: $0.state) }
      .sorted { ($0.order.placedAt, $0.order.id) < ($1.order.placedAt, $1.order.id) }
  }

  /// The order as the server has it now; nil if it has to wait on.
  private func settle(
    _ waiting: WaitingOrder, of customer: Customer.ID
  ) async throws -> Order? {
    try await inDomainTerms {
      do {
        return waiting.state == .cancelling
          ? try await cancel(waiting.order, of: customer)
          : try await send(waiting.order, of: customer)
      } catch let error as RemoteError where error.leavesOpen {
        return nil
      }
    }
  }

  /// The order as the server takes or refuses it.
  private func send(_ order: Order, of customer: Customer.ID) async throws -> Order {
    do {
      let answer = try await remote.place(try PlaceOrderDTO(order))
      let placed = try answer.order(of: customer)
      try await local.keep(answer, of: customer)
      return placed
    } catch let error as RemoteError where error.isFinal {
      let refused = order.with(.refused)
      try await local.keep(OrderDTO(refused), .refused, of: customer)
      return refused
    }
  }

  /// The order as it is taken back, or as it is where that comes too late.
  private func cancel(_ order: Order, of customer: Customer.ID) async throws -> Order {
    do {
      return try await keep(try await remote.cancel(order.id), of: customer)
    } catch RemoteError.refused(let detail) where detail.code == "not_found" {
      // It has never arrived, and is never going to.
      let cancelled = order.with(.cancelled)
      try await local.keep(OrderDTO(cancelled), .cancelled, of: customer)
      return cancelled
    } catch let error as RemoteError where error.isFinal {
      return try await keep(try await remote.order(order.id), of: customer)
    }
  }

  private func keep(_ answer: OrderDTO, of customer: Customer.ID) async throws -> Order {
    let order = try answer.order(of: customer)
    try await local.keep(answer, .sent, of: customer)
    return order
  }
}

/// An order, and what the server has still to hear of it.
private struct WaitingOrder: Sendable {
  var order: Order
  var state: LocalOrder.State
}

extension RemoteError {
  /// Whether the server has understood and does not want, whoever asks again.
  fileprivate var isFinal: Bool {
    guard case .refused(let detail) = self else { return false }
    return !leavesOpen && detail.code != "not_signed_in"
  }
}
