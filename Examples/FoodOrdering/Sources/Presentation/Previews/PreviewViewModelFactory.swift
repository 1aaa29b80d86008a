#if DEBUG
  import FoodDomain

  /// Makes view models that need nothing but themselves.
  struct PreviewViewModelFactory: ViewModelFactory {
    /// How far the order is that is shown.
    var status = OrderStatus.received

    func makeRestaurantListViewModel(router: AppRouter) -> RestaurantListViewModel {
      RestaurantListViewModel(fetchRestaurants: DummyFetchRestaurantsUseCase(), router: router)
    }

    func makeMenuViewModel(of restaurant: Restaurant.ID, router: AppRouter) -> MenuViewModel {
      MenuViewModel(
        restaurant: restaurant, fetchMenu: DummyFetchMenuUseCase(),
        addToCart: DummyAddToCartUseCase(), router: router)
    }

    func makeCartViewModel(router: AppRouter) -> CartViewModel {
      CartViewModel(
        quoteOrder: DummyQuoteOrderUseCase(), changeQuantity: DummyChangeQuantityUseCase(),
        router: router)
    }

    func makeCheckoutViewModel(order: Order.ID, router: AppRouter) -> CheckoutViewModel {
      CheckoutViewModel(
        orderID: order, quoteOrder: DummyQuoteOrderUseCase(), checkOut: DummyCheckOutUseCase(),
        signedIn: DummySignedInCustomerUseCase(), router: router)
    }

    func makeLoginViewModel(then next: Route, router: AppRouter) -> LoginViewModel {
      LoginViewModel(login: DummyLoginUseCase(), next: next, router: router)
    }

    func makeRegistrationViewModel(then next: Route, router: AppRouter) -> RegistrationViewModel {
      RegistrationViewModel(registration: DummyRegistrationUseCase(), next: next, router: router)
    }

    func makeOrderListViewModel(router: AppRouter) -> OrderListViewModel {
      OrderListViewModel(
        fetchOrders: DummyFetchOrdersUseCase(), sendWaitingOrders: DummySendWaitingOrdersUseCase(),
        signedIn: DummySignedInCustomerUseCase(), router: router)
    }

    func makeOrderViewModel(of order: Order.ID, router: AppRouter) -> OrderViewModel {
      OrderViewModel(
        id: order, trackOrder: DummyTrackOrderUseCase(status: status),
        estimateDelivery: DummyEstimateDeliveryUseCase(), cancelOrder: DummyCancelOrderUseCase(),
        sendWaitingOrders: DummySendWaitingOrdersUseCase(),
        signedIn: DummySignedInCustomerUseCase(), router: router)
    }

    func makeAccountViewModel(router: AppRouter) -> AccountViewModel {
      AccountViewModel(
        signedIn: DummySignedInCustomerUseCase(), countCart: DummyCountCartUseCase(),
        readNews: DummyReadNewsUseCase(), logout: DummyLogoutUseCase(),
        sendWaitingOrders: DummySendWaitingOrdersUseCase(), router: router)
    }
  }
#endif
