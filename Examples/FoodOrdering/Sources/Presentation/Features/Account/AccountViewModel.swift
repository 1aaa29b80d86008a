package import FoodDomain
import Observation

/// What stands at the head of every screen: who is here, what is in the cart, what is new.
@Observable @MainActor
package final class AccountViewModel {
  package private(set) var customer: Customer?
  package private(set) var itemsInCart = 0
  /// What has happened to the customer's orders since somebody last looked.
  package private(set) var news: [OrderNews] = []

  private let signedIn: any SignedInCustomerUseCase
  private let countCart: any CountCartUseCase
  private let readNews: any ReadNewsUseCase
  private let logout: any LogoutUseCase
  private let sendWaitingOrders: any SendWaitingOrdersUseCase
  private let router: AppRouter

  package init(
    signedIn: any SignedInCustomerUseCase, countCart: any CountCartUseCase,
    readNews: any ReadNewsUseCase, logout: any LogoutUseCase,
    sendWaitingOrders: any SendWaitingOrdersUseCase, router: AppRouter
  ) {
    self.signedIn = signedIn
    self.countCart = countCart
    self.readNews = readNews
    self.logout = logout
    self.sendWaitingOrders = sendWaitingOrders
    self.router = router
  }

  /// Looks at all of it.
  package func load() async {
    customer = await signedIn.signedInCustomer()
    itemsInCart = (try? await countCart.count()) ?? 0
    // The screen of an order says itself how far that is.
    news = await readNews.takeNews().filter { router.current != .order($0.orderID) }
  }

  /// Sends the orders that wait for the server; what cannot be sent goes on waiting.
  package func sendWaiting() async {
    guard let customer = await signedIn.signedInCustomer() else { return }
    try? await sendWaitingOrders.sendWaitingOrders(of: customer.id)
  }

  /// Ends the session, and goes back to the restaurants.
  package func logOut() async {
    await logout.logOut()
    customer = nil
    router.navigate(to: .restaurants)
  }

  /// Goes to where one logs in, and comes back here.
  package func logIn() {
    switch router.current {
    case .login: break
    case .registration(let next): router.replace(with: .login(then: next))
    default: router.navigate(to: .login(then: router.current))
    }
  }

  /// Goes to the cart.
  package func openCart() { router.navigate(to: .cart) }

  /// Goes to the orders.
  package func openOrders() { router.navigate(to: .orders) }
}
