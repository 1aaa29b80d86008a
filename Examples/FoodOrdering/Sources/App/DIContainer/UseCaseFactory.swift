import FoodData
import FoodDomain
import Foundation

/// Decides once, at launch, what does the work behind each use case.
struct UseCaseFactory: Sendable {
  private let services: DataServices
  private let taxes: any TaxService
  private let tracking: TrackOrder
  private let now: @Sendable () -> Date

  /// - Parameter services: Live ones, or ones in memory.
  init(services: DataServices, taxes: any TaxService, now: @escaping @Sendable () -> Date) {
    self.services = services
    self.taxes = taxes
    tracking = TrackOrder(repository: services.orders, notifier: services.notifier)
    self.now = now
  }

  // What services do themselves.
  func makeLogin() -> any LoginUseCase { services.login }
  func makeRegistration() -> any RegistrationUseCase { services.registration }
  func makeLogout() -> any LogoutUseCase { services.logout }
  func makeSignedInCustomer() -> any SignedInCustomerUseCase { services.signedIn }
  func makeReadNews() -> any ReadNewsUseCase { services.readNews }

  // What has rules of its own.
  func makeFetchRestaurants() -> any FetchRestaurantsUseCase {
    FetchRestaurants(repository: services.restaurants)
  }

  func makeFetchMenu() -> any FetchMenuUseCase { FetchMenu(repository: services.restaurants) }

  func makeAddToCart() -> any AddToCartUseCase { AddToCart(carts: services.carts) }

  func makeChangeQuantity() -> any ChangeQuantityUseCase { ChangeQuantity(carts: services.carts) }

  func makeCountCart() -> any CountCartUseCase { CountCart(carts: services.carts) }

  func makeQuoteOrder() -> any QuoteOrderUseCase {
    QuoteOrder(carts: services.carts, stock: services.stock, taxes: taxes)
  }

  func makeCheckOut() -> any CheckOutUseCase {
    let place = PlaceOrder(
      stock: services.stock, orders: services.orders, payments: services.payments, taxes: taxes,
      notifier: services.notifier, now: now)
    return CheckOut(
      carts: services.carts, orders: PlaceOrderOnce(orders: services.orders, otherwise: place))
  }

  func makeFetchOrders() -> any FetchOrdersUseCase { FetchOrders(repository: services.orders) }

  func makeEstimateDelivery() -> any EstimateDeliveryUseCase { EstimateDelivery(now: now) }

  func makeCancelOrder() -> any CancelOrderUseCase {
    CancelOrder(repository: services.orders, notifier: services.notifier)
  }

  func makeTrackOrder() -> any TrackOrderUseCase { tracking }

  func makeSendWaitingOrders() -> any SendWaitingOrdersUseCase {
    SendWaitingOrders(repository: services.waitingOrders, notifier: services.notifier)
  }
}
