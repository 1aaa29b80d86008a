import FoodDomain
import FoodPresentation

/// Makes the view models of one device, or of one visitor.
struct SessionDIContainer: ViewModelFactory {
  let useCases: UseCaseFactory

  func makeRestaurantListViewModel(router: AppRouter) -> RestaurantListViewModel {
    RestaurantListViewModel(fetchRestaurants: useCases.makeFetchRestaurants(), router: router)
  }

  func makeMenuViewModel(of restaurant: Restaurant.ID, router: AppRouter) -> MenuViewModel {
    MenuViewModel(
      restaurant: restaurant, fetchMenu: useCases.makeFetchMenu(),
      addToCart: useCases.makeAddToCart(), router: router)
  }

  func makeCartViewModel(router: AppRouter) -> CartViewModel {
    CartViewModel(
      quoteOrder: useCases.makeQuoteOrder(), changeQuantity: useCases.makeChangeQuantity(),
      router: router)
  }

  func makeCheckoutViewModel(order: Order.ID, router: AppRouter) -> CheckoutViewModel {
    CheckoutViewModel(
      orderID: order, quoteOrder: useCases.makeQuoteOrder(), checkOut: useCases.makeCheckOut(),
      signedIn: useCases.makeSignedInCustomer(), router: router)
  }

  func makeLoginViewModel(then next: Route, router: AppRouter) -> LoginViewModel {
    LoginViewModel(login: useCases.makeLogin(), next: next, router: router)
  }

  func makeRegistrationViewModel(then next: Route, router: AppRouter) -> RegistrationViewModel {
    RegistrationViewModel(registration: useCases.makeRegistration(), next: next, router: router)
  }

  func makeOrderListViewModel(router: AppRouter) -> OrderListViewModel {
    OrderListViewModel(
      fetchOrders: useCases.makeFetchOrders(),
      sendWaitingOrders: useCases.makeSendWaitingOrders(),
      signedIn: useCases.makeSignedInCustomer(), router: router)
  }

  func makeOrderViewModel(of order: Order.ID, router: AppRouter) -> OrderViewModel {
    OrderViewModel(
      id: order, trackOrder: useCases.makeTrackOrder(),
      estimateDelivery: useCases.makeEstimateDelivery(), cancelOrder: useCases.makeCancelOrder(),
      sendWaitingOrders: useCases.makeSendWaitingOrders(),
      signedIn: useCases.makeSignedInCustomer(), router: router)
  }

  func makeAccountViewModel(router: AppRouter) -> AccountViewModel {
    AccountViewModel(
      signedIn: useCases.makeSignedInCustomer(), countCart: useCases.makeCountCart(),
      readNews: useCases.makeReadNews(), logout: useCases.makeLogout(),
      sendWaitingOrders: useCases.makeSendWaitingOrders(), router: router)
  }
}
