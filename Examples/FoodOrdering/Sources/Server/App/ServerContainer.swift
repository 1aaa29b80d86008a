import FoodDomain
import Foundation
import Logging

/// The only place that knows who stands behind which protocol.
struct ServerContainer: Sendable {
  let log: Logger
  let kitchen: Kitchen
  let routes: Routes

  init(_ options: FoodServer.Options, log: Logger) throws {
    self.log = log
    let database = try ServerDatabase(path: options.databasePath, log: log)
    if options.seed { try Seeder(database: database).seed() }

    let accounts = StoredAccountService(
      database: database, passwords: PasswordHasher(cost: options.passwordCost),
      now: { Date() })
    let restaurants = SQLiteRestaurantRepository(database: database)
    let orders = SQLiteOrderRepository(database: database)
    let payments = SandboxPaymentService(database: database, now: { Date() })
    let notifier = LogOrderNotifier(log: log)

    kitchen = Kitchen(
      advance: AdvanceOrders(repository: orders, notifier: notifier), step: options.kitchenStep,
      log: log)
    let place = PlaceOrderOnce(
      orders: orders,
      otherwise: PlaceOrder(
        stock: restaurants, orders: orders, payments: payments, taxes: RegionalTaxes.reduced,
        notifier: notifier, now: { Self.second(of: Date()) }))
    routes = Routes(
      accounts: AccountController(registration: accounts, login: accounts, ending: accounts),
      restaurants: RestaurantController(repository: restaurants),
      pictures: PictureController(repository: try BundledPictureRepository()),
      payments: PaymentController(payments: payments),
      orders: OrderController(
        carts: FillCart(repository: restaurants), place: place,
        cancel: CancelOrder(repository: orders, notifier: notifier),
        orders: FetchOrders(repository: orders), repository: orders),
      sessions: accounts)
  }

  /// As exact as answers say it, so that an order is the same whenever it is read.
  private static func second(of date: Date) -> Date {
    Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
  }
}
