/// Brings orders to the server that were made without it.
package protocol SendWaitingOrdersUseCase: Sendable {
  /// Sends what waits and tells what came of it; nothing happens while the server is away.
  ///
  /// - Throws: `ServiceError`, but not `offline`.
  func sendWaitingOrders(of customer: Customer.ID) async throws
}

/// Sends what a repository has waiting.
package struct SendWaitingOrders: SendWaitingOrdersUseCase {
  private let repository: any WaitingOrderRepository
  private let notifier: any OrderNotifier

  package init(repository: any WaitingOrderRepository, notifier: any OrderNotifier) {
    self.repository = repository
    self.notifier = notifier
  }

  package func sendWaitingOrders(of customer: Customer.ID) async throws {
    for order in try await repository.sendWaiting(of: customer) {
      await notifier.tell(OrderNews(order))
    }
  }
}
