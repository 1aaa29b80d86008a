/// Takes an order back.
package protocol CancelOrderUseCase: Sendable {
  /// Taking it back twice is taking it back once.
  ///
  /// - Returns: The order as it stands: cancelled, or cancelling until the server hears of it.
  /// - Throws: `OrderError.tooLateToCancel`; `ServiceError`: `notFound` also for the order of
  ///   somebody else.
  func cancel(_ order: Order.ID, of customer: Customer.ID) async throws -> Order
}

/// Takes it back where a repository has it, unless a kitchen has begun.
package struct CancelOrder: CancelOrderUseCase {
  private let repository: any OrderRepository
  private let notifier: any OrderNotifier

  package init(repository: any OrderRepository, notifier: any OrderNotifier) {
    self.repository = repository
    self.notifier = notifier
  }

  package func cancel(_ order: Order.ID, of customer: Customer.ID) async throws -> Order {
    let known = try await repository.order(order, of: customer).value
    if known.status.isTakenBack { return known }
    guard known.status.canBeCancelled else { throw OrderError.tooLateToCancel }
    let cancelled = try await repository.cancel(known)
    // A kitchen may have begun while this was asked.
    guard cancelled.status.isTakenBack else { throw OrderError.tooLateToCancel }
    await notifier.tell(OrderNews(cancelled))
    return cancelled
  }
}
