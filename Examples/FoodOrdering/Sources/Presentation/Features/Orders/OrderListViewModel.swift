package import FoodDomain
package import Foundation
import Observation

/// A customer's orders.
@Observable @MainActor
package final class OrderListViewModel {
  package private(set) var orders: [Order] = []
  /// Of when the list is, if it is not of now.
  package private(set) var savedAt: Date?
  package private(set) var isLoading = false
  package private(set) var message: String?

  private let fetchOrders: any FetchOrdersUseCase
  private let sendWaitingOrders: any SendWaitingOrdersUseCase
  private let signedIn: any SignedInCustomerUseCase
  private let router: AppRouter

  package init(
    fetchOrders: any FetchOrdersUseCase, sendWaitingOrders: any SendWaitingOrdersUseCase,
    signedIn: any SignedInCustomerUseCase, router: AppRouter
  ) {
    self.fetchOrders = fetchOrders
    self.sendWaitingOrders = sendWaitingOrders
    self.signedIn = signedIn
    self.router = router
  }

  /// Sends what waits, and shows all orders.
  package func load() async {
    guard let customer = await signedIn.signedInCustomer() else {
      return router.replace(with: .login(then: .orders))
    }
    isLoading = true
    message = nil
    defer { isLoading = false }
    do {
      try await sendWaitingOrders.sendWaitingOrders(of: customer.id)
      let known = try await fetchOrders.orders(of: customer.id)
      orders = known.value
      savedAt = known.savedAt
    } catch ServiceError.notSignedIn {
      router.replace(with: .login(then: .orders))
    } catch {
      message = FailureText.text(of: error)
    }
  }

  /// Goes to an order.
  package func open(_ order: Order.ID) { router.navigate(to: .order(order)) }
}
