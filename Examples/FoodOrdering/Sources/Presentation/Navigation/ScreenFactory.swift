#if canImport(SwiftUI)
  import FoodDomain
  import Foundation
  import SwiftUI

  /// Knows which view a route leads to, and asks for the view model that belongs to it.
  @MainActor
  struct ScreenFactory {
    let router: AppRouter
    let account: AccountViewModel
    let factory: any ViewModelFactory

    /// The screen of a route, under the head that all of them have.
    func screen(for route: Route) -> some View {
      content(of: route)
        .id(route)
        .toolbar { AccountToolbar(viewModel: account) }
    }

    @ViewBuilder private func content(of route: Route) -> some View {
      switch route {
      case .restaurants:
        ScreenView(factory.makeRestaurantListViewModel(router: router)) {
          RestaurantListView(viewModel: $0)
        }
      case .menu(let restaurant):
        ScreenView(factory.makeMenuViewModel(of: restaurant, router: router)) {
          MenuView(viewModel: $0, cartDidChange: account.load)
        }
      case .cart:
        ScreenView(factory.makeCartViewModel(router: router)) {
          CartView(viewModel: $0, cartDidChange: account.load)
        }
      case .checkout:
        ScreenView(factory.makeCheckoutViewModel(order: Order.ID(), router: router)) {
          CheckoutView(viewModel: $0)
        }
      case .login(let next):
        ScreenView(factory.makeLoginViewModel(then: next, router: router)) {
          LoginView(viewModel: $0)
        }
      case .registration(let next):
        ScreenView(factory.makeRegistrationViewModel(then: next, router: router)) {
          RegistrationView(viewModel: $0)
        }
      case .orders:
        ScreenView(factory.makeOrderListViewModel(router: router)) {
          OrderListView(viewModel: $0)
        }
      case .order(let order):
        ScreenView(factory.makeOrderViewModel(of: order, router: router)) {
          OrderView(viewModel: $0)
        }
      }
    }
  }
#endif
