/// Answers an order that was placed before with what has become of it, and places all others.
///
/// Whoever gets no answer asks again; stock and prices may have changed since, but not the order.
package struct PlaceOrderOnce: PlaceOrderUseCase {
  private let orders: any OrderRepository
  private let place: any PlaceOrderUseCase

  package init(orders: any OrderRepository, otherwise place: any PlaceOrderUseCase) {
    self.orders = orders
    self.place = place
  }

  package func place(_ checkout: Checkout) async throws -> Order {
    do {
      return try await orders.order(checkout.id, of: checkout.customer.id).value
    } catch ServiceError.notFound, ServiceError.offline, ServiceError.unavailable {
      // Where it cannot be looked up, whoever keeps orders knows by its identifier.
      return try await placeNow(checkout)
    }
  }

  /// Sent twice at once, an order may have taken the last itself.
  private func placeNow(_ checkout: Checkout) async throws -> Order {
    do {
      return try await place.place(checkout)
    } catch let error as OrderError {
      let placed = try? await orders.order(checkout.id, of: checkout.customer.id).value
      guard let placed else { throw error }
      return placed
    }
  }
}
