/// Follows an order to the door.
package protocol TrackOrderUseCase: Sendable {
  /// - Throws: `ServiceError`: `notFound` also for the order of somebody else.
  func track(_ order: Order.ID, of customer: Customer.ID) async throws -> Snapshot<Order>
}

/// Looks it up in a repository, and tells the notifier when it has got somewhere.
package actor TrackOrder: TrackOrderUseCase {
  private let repository: any OrderRepository
  private let notifier: any OrderNotifier
  private var seen: [Order.ID: OrderStatus] = [:]

  package init(repository: any OrderRepository, notifier: any OrderNotifier) {
    self.repository = repository
    self.notifier = notifier
  }

  package func track(_ order: Order.ID, of customer: Customer.ID) async throws -> Snapshot<Order> {
    let known = try await repository.order(order, of: customer)
    let before = seen.updateValue(known.value.status, forKey: order)
    if let before, before != known.value.status { await notifier.tell(OrderNews(known.value)) }
    return known
  }
}
