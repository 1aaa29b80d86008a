import FoodDomain
import FoodPresentation
import Foundation
import GRDB
import Testing

@testable import FoodApp

@Suite("The whole app, over HTTP and SQLite") @MainActor
struct WholeAppTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("food-app-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func app(_ server: RunningServer) throws -> any ViewModelFactory {
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)"))
    let options = LaunchOptions(backend: .server(url), databasePath: path("local.sqlite"))
    return try AppDIContainer(options: options).makeSession()
  }

  @Test func somebodyRegistersOrdersByCardAndSeesTheOrder() async throws {
    let server = try await RunningServer(database: path("server.sqlite"))
    let screens = try app(server)
    let router = AppRouter()
    try await fillCart(screens, router)
    screens.makeCartViewModel(router: router).checkOut()
    try await register(screens, router, then: .checkout)
    let checkout = try await payByCard(screens, router)
    #expect(checkout.message == nil)
    #expect(router.current == .order(checkout.orderID))
    let order = screens.makeOrderViewModel(of: checkout.orderID, router: router)
    await order.load()
    #expect(order.order?.status == .received)
    #expect(order.order?.payment.method == .card)
    #expect(try stored(checkout.orderID) == 1)
    await server.stop()
    try expectNowhere(["4242424242424242", "correct horse"])
  }

  @Test(arguments: [PaymentMethod.applePay, .payPal])
  func somebodyPaysWithAWalletThatMayDecline(_ method: PaymentMethod) async throws {
    let server = try await RunningServer(database: path("server.sqlite"))
    let screens = try app(server)
    let router = AppRouter()
    try await register(screens, router, then: .restaurants)
    try await fillCart(screens, router)
    if method == .payPal {
      let declined = try await pay(screens, router) {
        $0.method = .payPal
        $0.payPalAccount = "declined@example.org"
      }
      #expect(declined.message == FailureText.text(of: PaymentError.notApproved(.payPal)))
    }
    let checkout = try await pay(screens, router) { $0.method = method }
    #expect(checkout.message == nil)
    let order = screens.makeOrderViewModel(of: checkout.orderID, router: router)
    await order.load()
    #expect(order.order?.payment.method == method)
    #expect(order.order?.payment.reference != nil)
    await server.stop()
    try expectNowhere(["\(method.rawValue)_sandbox"])
  }

  @Test func withoutTheServerAnOrderWaitsAndThenArrivesOnce() async throws {
    let server = try await RunningServer(database: path("server.sqlite"))
    let screens = try app(server)
    let router = AppRouter()
    try await register(screens, router, then: .restaurants)
    try await fillCart(screens, router)
    await server.stop()

    let restaurants = screens.makeRestaurantListViewModel(router: router)
    await restaurants.load()
    #expect(!restaurants.restaurants.isEmpty && restaurants.savedAt != nil)
    let refused = try await payByCard(screens, router)
    #expect(refused.message?.contains("Pay in cash") == true)
    let checkout = screens.makeCheckoutViewModel(order: UUID(), router: router)
    await checkout.load()
    await checkout.placeOrder()
    #expect(checkout.message == nil)
    let order = screens.makeOrderViewModel(of: checkout.orderID, router: router)
    await order.load()
    #expect(order.order?.status == .waiting)

    let back = try await RunningServer(database: path("server.sqlite"), port: server.port)
    await order.load()
    await order.load()
    #expect(order.order?.status == .received)
    let list = screens.makeOrderListViewModel(router: router)
    await list.load()
    #expect(list.orders.map(\.id) == [checkout.orderID])
    #expect(try stored(checkout.orderID) == 1)
    await back.stop()
  }

  @Test func withoutTheServerACancellationWaitsAndThenArrives() async throws {
    let server = try await RunningServer(database: path("server.sqlite"))
    let screens = try app(server)
    let router = AppRouter()
    try await register(screens, router, then: .restaurants)
    try await fillCart(screens, router)
    let checkout = try await payByCard(screens, router)
    let order = screens.makeOrderViewModel(of: checkout.orderID, router: router)
    await order.load()
    #expect(order.canCancel && order.estimatedDelivery != nil)
    await server.stop()
    await order.cancel()
    #expect(order.order?.status == .cancelling)
    #expect(order.message == nil && !order.canCancel && order.estimatedDelivery == nil)

    let back = try await RunningServer(database: path("server.sqlite"), port: server.port)
    await order.load()
    #expect(order.order?.status == .cancelled)
    await back.stop()
  }

  @Test func withoutTheServerAnOrderThatWaitsCanBeCancelled() async throws {
    let server = try await RunningServer(database: path("server.sqlite"))
    let screens = try app(server)
    let router = AppRouter()
    try await register(screens, router, then: .restaurants)
    try await fillCart(screens, router)
    await server.stop()
    let checkout = try await pay(screens, router) { $0.method = .cash }
    let order = screens.makeOrderViewModel(of: checkout.orderID, router: router)
    await order.cancel()
    #expect(order.order?.status == .cancelling)

    let back = try await RunningServer(database: path("server.sqlite"), port: server.port)
    await order.load()
    #expect(order.order?.status == .cancelled)
    #expect(try stored(checkout.orderID) == 0)
    await back.stop()
  }

  @Test func withoutAnyServerTheAppWorksInMemory() async throws {
    let options = LaunchOptions(backend: .inMemory)
    let screens = try AppDIContainer(options: options).makeSession()
    let router = AppRouter()
    try await register(screens, router, then: .restaurants)
    try await fillCart(screens, router)
    let checkout = try await payByCard(screens, router)
    #expect(router.current == .order(checkout.orderID))
  }

  private func register(
    _ screens: any ViewModelFactory, _ router: AppRouter, then next: Route
  ) async throws {
    let model = screens.makeRegistrationViewModel(then: next, router: router)
    (model.name, model.email) = ("Ada Okafor", "ada@example.org")
    (model.password, model.address) = ("correct horse", "Lindenweg 4, Berlin")
    await model.register()
    #expect(model.message == nil)
  }

  /// Puts enough of the first thing that there is enough of into the cart.
  private func fillCart(_ screens: any ViewModelFactory, _ router: AppRouter) async throws {
    let restaurants = screens.makeRestaurantListViewModel(router: router)
    await restaurants.load()
    let restaurant = try #require(restaurants.restaurants.first)
    let menu = screens.makeMenuViewModel(of: restaurant.id, router: router)
    await menu.load()
    let items = try #require(menu.menu).sections.flatMap(\.items)
    await menu.add(try #require(items.first { $0.stock >= 20 }).id, quantity: 9)
    #expect(menu.message == nil)
  }

  private func payByCard(
    _ screens: any ViewModelFactory, _ router: AppRouter
  ) async throws -> CheckoutViewModel {
    try await pay(screens, router) { form in
      form.method = .card
      form.cardNumber = "4242 4242 4242 4242"
      (form.cardExpiry, form.cardCode) = ("12/99", "123")
    }
  }

  private func pay(
    _ screens: any ViewModelFactory, _ router: AppRouter,
    filling: (inout CheckoutForm) -> Void
  ) async throws -> CheckoutViewModel {
    let model = screens.makeCheckoutViewModel(order: UUID(), router: router)
    await model.load()
    filling(&model.form)
    await model.placeOrder()
    return model
  }

  /// How often the server has stored an order.
  private func stored(_ order: Order.ID) throws -> Int {
    try DatabaseQueue(path: path("server.sqlite")).read { database in
      try Int.fetchOne(
        database, sql: "SELECT count(*) FROM orders WHERE upper(id) = ?",
        arguments: [order.uuidString]) ?? 0
    }
  }

  /// Searches every byte that any database has written.
  private func expectNowhere(_ secrets: [String]) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count >= 2)
    for file in files {
      let bytes = try Data(contentsOf: file)
      for secret in secrets {
        #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(file.lastPathComponent)")
      }
    }
  }
}
