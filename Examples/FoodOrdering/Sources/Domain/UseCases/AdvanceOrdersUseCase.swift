/// Has kitchens cook and couriers ride: every open order gets one step further.
package protocol AdvanceOrdersUseCase: Sendable {
  func advanceOrders() async throws
}

/// Advances what a repository has open.
package struct AdvanceOrders: AdvanceOrdersUseCase {
  private let repository: any OpenOrderRepository
  private let notifier: any OrderNotifier

  package init(repository: any OpenOrderRepository, notifier: any OrderNotifier) {
    self.repository = repository
    self.notifier = notifier
  }

  package func advanceOrders() async throws {
    for order in try await repository.openOrders() {
      guard let next = order.status.next else { continue }
      guard try await repository.advance(order, to: next) else { continue }
      await notifier.tell(OrderNews(order.with(next)))
    }
  }
}
