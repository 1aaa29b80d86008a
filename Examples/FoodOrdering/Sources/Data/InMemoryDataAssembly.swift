import FoodDomain

/// Puts together what works in memory alone: to show the app, and to build screens before there
/// is a server.
package struct InMemoryDataAssembly: Sendable {
  private let accounts = InMemoryAccounts()
  private let stock: InMemoryStockRepository
  private let orders: InMemoryOrderRepository
  private let restaurants: InMemoryRestaurantRepository

  package init() {
    stock = InMemoryStockRepository(SampleMenus.all)
    orders = InMemoryOrderRepository(stock: stock)
    restaurants = InMemoryRestaurantRepository(SampleMenus.all.map(\.restaurant), stock: stock)
  }

  /// The services of one device, or of one visitor; all share accounts, stock and orders.
  package func services() -> DataServices {
    let sessions = SessionStore()
    let service = InMemoryAccountService(accounts: accounts, sessions: sessions)
    let inbox = NewsInbox()
    return DataServices(
      login: service, registration: service, logout: service, signedIn: sessions,
      restaurants: restaurants, stock: stock, carts: InMemoryCartRepository(), orders: orders,
      waitingOrders: orders, payments: InMemoryPaymentService(), notifier: inbox, readNews: inbox)
  }
}
