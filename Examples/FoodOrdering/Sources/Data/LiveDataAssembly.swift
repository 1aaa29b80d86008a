package import Foundation

/// Puts together what works with a server, and with a local database where that is away.
package struct LiveDataAssembly: Sendable {
  private let transport: any HTTPTransport
  private let database: LocalDatabase
  private let now: @Sendable () -> Date

  /// - Parameter server: Such as `http://127.0.0.1:8080`.
  package init(server: URL, database: LocalDatabase, now: @escaping @Sendable () -> Date) {
    transport = URLSessionTransport(server: server)
    self.database = database
    self.now = now
  }

  /// The services of one device, or of one visitor.
  ///
  /// - Parameter owner: By which the cart is found again.
  package func services(of owner: String) -> DataServices {
    let sessions = SessionStore()
    let api = FoodAPI(transport: transport) { await sessions.token() }
    let catalogue = SQLiteCatalogueDataSource(database: database, now: now)
    let orders = SQLiteOrderDataSource(database: database, now: now)
    let accounts = RemoteAccountService(remote: api, sessions: sessions)
    let inbox = NewsInbox()
    return DataServices(
      login: accounts, registration: accounts, logout: accounts, signedIn: sessions,
      restaurants: CachedRestaurantRepository(remote: api, local: catalogue),
      stock: LiveStockRepository(remote: api, local: catalogue),
      carts: LocalCartRepository(database: database, owner: owner),
      orders: LiveOrderRepository(remote: api, local: orders),
      waitingOrders: Outbox(remote: api, local: orders),
      payments: RemotePaymentService(remote: api, wallets: .sandbox), notifier: inbox,
      readNews: inbox)
  }
}
