package import FoodDomain
import Foundation

/// Orders that wait for the server, sent one after the other.
///
/// An order is answered by the server whether it comes for the first time or again, so that one
/// whose answer was lost on the way arrives once all the same.
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
        guard let order = try await send(waiting, of: customer) else { break }
        settled.append(order)
      } catch {
        // What has arrived is told; what is wrong is met again the next time.
        if settled.isEmpty { throw error }
        break
      }
    }
    return settled
  }

  private func waitingOrders(of customer: Customer.ID) async throws -> [Order] {
    let kept = try await local.orders(of: customer)?.value ?? []
    return try kept.filter { $0.state == .waiting }.map { try $0.order.order(of: customer) }
      .sorted { ($0.placedAt, $0.id) < ($1.placedAt, $1.id) }
  }

  /// The order as the server takes or refuses it; nil if it has to wait on.
  private func send(_ order: Order, of customer: Customer.ID) async throws -> Order? {
    try await inDomainTerms {
      do {
        let answer = try await remote.place(try PlaceOrderDTO(order))
        let placed = try answer.order(of: customer)
        try await local.keep(answer, of: customer)
        return placed
      } catch let error as RemoteError where error.leavesOpen {
        return nil
      } catch RemoteError.refused(let detail) where detail.code != "not_signed_in" {
        let refused = order.with(.refused)
        try await local.keep(OrderDTO(refused), .refused, of: customer)
        return refused
      }
    }
  }
}
