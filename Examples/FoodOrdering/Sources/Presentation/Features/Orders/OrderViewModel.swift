package import FoodDomain
package import Foundation
import Observation

/// One order, and how far it has come.
@Observable @MainActor
package final class OrderViewModel {
  package private(set) var order: Order?
  /// Of when this is, if it is not of now.
  package private(set) var savedAt: Date?
  /// When it is going to be at the door, if it is under way.
  package private(set) var estimatedDelivery: Date?
  package private(set) var message: String?
  package private(set) var isCancelling = false

  private let id: Order.ID
  private let trackOrder: any TrackOrderUseCase
  private let estimateDelivery: any EstimateDeliveryUseCase
  private let cancelOrder: any CancelOrderUseCase
  private let sendWaitingOrders: any SendWaitingOrdersUseCase
  private let signedIn: any SignedInCustomerUseCase
  private let router: AppRouter

  package init(
    id: Order.ID, trackOrder: any TrackOrderUseCase,
    estimateDelivery: any EstimateDeliveryUseCase, cancelOrder: any CancelOrderUseCase,
    sendWaitingOrders: any SendWaitingOrdersUseCase, signedIn: any SignedInCustomerUseCase,
    router: AppRouter
  ) {
    self.id = id
    self.trackOrder = trackOrder
    self.estimateDelivery = estimateDelivery
    self.cancelOrder = cancelOrder
    self.sendWaitingOrders = sendWaitingOrders
    self.signedIn = signedIn
    self.router = router
  }

  /// Sends what waits, and shows how far the order is.
  package func load() async {
    guard let customer = await signedIn.signedInCustomer() else {
      return router.replace(with: .login(then: .order(id)))
    }
    message = nil
    do {
      try await sendWaitingOrders.sendWaitingOrders(of: customer.id)
      let known = try await trackOrder.track(id, of: customer.id)
      order = known.value
      savedAt = known.savedAt
      estimatedDelivery = estimateDelivery.estimatedDelivery(of: known)
    } catch ServiceError.notSignedIn {
      router.replace(with: .login(then: .order(id)))
    } catch {
      message = FailureText.text(of: error)
    }
  }

  /// Whether the order may still be taken back.
  package var canCancel: Bool { order?.status.canBeCancelled ?? false }

  /// Takes the order back, and shows what has become of it.
  package func cancel() async {
    guard !isCancelling else { return }
    // Before anything is waited for: who presses twice is not let in twice.
    isCancelling = true
    defer { isCancelling = false }
    guard let customer = await signedIn.signedInCustomer() else {
      return router.replace(with: .login(then: .order(id)))
    }
    do {
      _ = try await cancelOrder.cancel(id, of: customer.id)
      await load()
    } catch ServiceError.notSignedIn {
      router.replace(with: .login(then: .order(id)))
    } catch {
      await load()
      message = FailureText.text(of: error)
    }
  }

  /// Goes to all orders.
  package func openOrders() { router.navigate(to: .orders) }
}
