/// Shows a customer's orders.
package protocol FetchOrdersUseCase: Sendable {
  /// The orders, newest first.
  ///
  /// - Throws: `ServiceError`.
  func orders(of customer: Customer.ID) async throws -> Snapshot<[Order]>
}

/// Reads them from a repository.
package struct FetchOrders: FetchOrdersUseCase {
  private let repository: any OrderRepository

  package init(repository: any OrderRepository) {
    self.repository = repository
  }

  package func orders(of customer: Customer.ID) async throws -> Snapshot<[Order]> {
    try await repository.orders(of: customer).map { orders in
      orders.sorted { ($0.placedAt, $0.id) > ($1.placedAt, $1.id) }
    }
  }
}
