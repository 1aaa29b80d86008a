package import FoodDomain

/// Makes the view model of each screen, with all that it needs.
@MainActor
package protocol ViewModelFactory: Sendable {
  func makeRestaurantListViewModel(router: AppRouter) -> RestaurantListViewModel
  func makeMenuViewModel(of restaurant: Restaurant.ID, router: AppRouter) -> MenuViewModel
  func makeCartViewModel(router: AppRouter) -> CartViewModel
  /// - Parameter order: The identifier of the order that is going to be made.
  func makeCheckoutViewModel(order: Order.ID, router: AppRouter) -> CheckoutViewModel
  func makeLoginViewModel(then next: Route, router: AppRouter) -> LoginViewModel
  func makeRegistrationViewModel(then next: Route, router: AppRouter) -> RegistrationViewModel
  func makeOrderListViewModel(router: AppRouter) -> OrderListViewModel
  func makeOrderViewModel(of order: Order.ID, router: AppRouter) -> OrderViewModel
  func makeAccountViewModel(router: AppRouter) -> AccountViewModel
}
