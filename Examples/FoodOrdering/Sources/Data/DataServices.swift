package import FoodDomain

/// All that stands behind the protocols of the Domain, for one customer.
package struct DataServices: Sendable {
  package var login: any LoginUseCase
  package var registration: any RegistrationUseCase
  package var logout: any LogoutUseCase
  package var signedIn: any SignedInCustomerUseCase
  package var restaurants: any RestaurantRepository
  package var stock: any StockRepository
  package var carts: any CartRepository
  package var orders: any OrderRepository
  package var waitingOrders: any WaitingOrderRepository
  package var payments: any PaymentService
  package var notifier: any OrderNotifier
  package var readNews: any ReadNewsUseCase
}
