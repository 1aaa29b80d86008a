import FoodDomain
import FoodTesting
import Foundation
import Testing

@testable import FoodData

@Suite("A device that loses its server between paying and ordering")
struct OfflineFlowTests {
  private let directory: TemporaryDirectory
  private let database: LocalDatabase

  init() throws {
    directory = try TemporaryDirectory()
    database = try LocalDatabase(path: directory.path("food.sqlite"))
  }

  @Test("keeps the order, and nothing that is secret")
  func secrets() async throws {
    let transport = FakeTransport { try await Self.answer($0) }
    let order = try await orderByCard(over: transport)
    #expect(order.status == .waiting)
    #expect(order.payment == Payment(method: .card, reference: "pay_reference"))
    let kept = try directory.bytes()
    for visible in ["Margherita", "pay_reference", "Kantstra"] {
      #expect(kept.range(of: Data(visible.utf8)) != nil)
    }
    let secrets = [
      "4242424242424242", "4242 4242", "\"code\"", "correct horse", "secret-token",
      "expiry",
    ]
    for secret in secrets {
      #expect(kept.range(of: Data(secret.utf8)) == nil, "\(secret)")
      let wide = try #require(secret.data(using: .utf16LittleEndian))
      #expect(kept.range(of: wide) == nil, "\(secret)")
    }
  }

  @Test("sends the card to where payments are made, and nowhere else")
  func card() async throws {
    let transport = FakeTransport { try await Self.answer($0) }
    _ = try await orderByCard(over: transport)
    for request in await transport.requests where request.path != "/payments" {
      let text = String(decoding: request.body ?? Data(), as: UTF8.self)
      #expect(!text.contains("4242"))
      #expect(!request.path.contains("4242"))
    }
    #expect(await transport.requests.contains { $0.path == "/payments" })
  }

  private func orderByCard(over transport: FakeTransport) async throws -> Order {
    let sessions = SessionStore()
    let api = FoodAPI(transport: transport) { await sessions.token() }
    let catalogue = SQLiteCatalogueDataSource(database: database) { .sample() }
    let stock = LiveStockRepository(remote: api, local: catalogue)
    let carts = LocalCartRepository(database: database, owner: "device")
    let session = try await RemoteAccountService(remote: api, sessions: sessions).register(
      Registration(
        name: "Ada Byron", email: "ada@example.org", password: "correct horse",
        address: "Kantstraße 40"))
    _ = await CachedRestaurantRepository(remote: api, local: catalogue).menu(of: .sample(1))
      .collected()
    _ = try await AddToCart(carts: carts).add(
      .sample(), from: .sample(), quantity: 2, instructions: "")
    let place = PlaceOrder(
      stock: stock,
      orders: LiveOrderRepository(
        remote: api, local: SQLiteOrderDataSource(database: database) { .sample() }),
      payments: RemotePaymentService(remote: api, wallets: .sandbox), taxes: RegionalTaxes.reduced,
      notifier: NewsInbox(), now: { .sample() })
    return try await CheckOut(carts: carts, orders: place).checkOut(
      as: .sample(901), by: session.customer, to: .sample,
      paying: .card(.sample(code: "9876")), agreedTotal: .cents(2408))
  }

  /// A server that goes away when somebody orders.
  private static func answer(_ request: HTTPMessage) async throws -> HTTPAnswer {
    switch request.path {
    case "/accounts":
      try .json(
        SessionDTO(
          customer: CustomerDTO(
            id: UUID.sample(501).uuidString, name: "Ada Byron", email: "ada@example.org",
            address: "Kantstraße 40"),
          token: "secret-token"))
    case "/payments": try .json(PaymentReferenceDTO(reference: "pay_reference"))
    case "/orders": throw RemoteError.unreachable
    default: try .json(MenuDTO.sample())
    }
  }
}
