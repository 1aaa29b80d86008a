import FoodDomain
import FoodTesting
import Foundation
import Testing

@testable import FoodData

@Suite("Speaking to the server")
struct FoodAPITests {
  @Test("says who asks, if somebody is logged in")
  func token() async throws {
    let transport = FakeTransport("{\"orders\":[]}")
    _ = try await FoodAPI(transport: transport) { "secret" }.orders()
    _ = try await FoodAPI(transport: transport) { nil }.orders()
    let headers = await transport.requests.map { $0.headers["Authorization"] }
    #expect(headers == ["Bearer secret", nil])
  }

  @Test("asks for the token anew each time")
  func newToken() async throws {
    let transport = FakeTransport("{\"orders\":[]}")
    let tokens = Recording<String>()
    let api = FoodAPI(transport: transport) { await tokens.events.last }
    _ = try await api.orders()
    await tokens.record("secret")
    _ = try await api.orders()
    let headers = await transport.requests.map { $0.headers["Authorization"] }
    #expect(headers == [nil, "Bearer secret"])
  }

  @Test("has a path for each thing")
  func paths() async throws {
    let transport = FakeTransport(status: 503, "busy")
    let api = api(transport)
    let order = try PlaceOrderDTO(.sample())
    _ = try? await api.restaurants()
    _ = try? await api.menu(of: .sample(1))
    _ = try? await api.register(
      RegistrationDTO(name: "", email: "", password: "", address: ""))
    _ = try? await api.logIn(CredentialsDTO(email: "", password: ""))
    _ = try? await api.logOut()
    _ = try? await api.pay(payment)
    _ = try? await api.place(order)
    _ = try? await api.orders()
    _ = try? await api.order(.sample(901))
    _ = try? await api.cancel(.sample(901))
    #expect(
      await transport.requests.map { "\($0.method) \($0.path)" } == [
        "GET /restaurants", "GET /restaurants/\(UUID.sample(1).uuidString)/menu",
        "POST /accounts", "POST /sessions", "DELETE /sessions", "POST /payments",
        "POST /orders", "GET /orders", "GET /orders/\(UUID.sample(901).uuidString)",
        "POST /orders/\(UUID.sample(901).uuidString)/cancellation",
      ])
  }

  @Test("sends JSON where there is something to send")
  func body() async throws {
    let transport = FakeTransport(try .json(PaymentReferenceDTO(reference: "pay_1")))
    #expect(try await api(transport).pay(payment).reference == "pay_1")
    let request = try #require(await transport.requests.first)
    #expect(request.headers["Content-Type"] == "application/json")
    let body = try JSONDecoder().decode(PaymentRequestDTO.self, from: try #require(request.body))
    #expect(body.card?.number == "4242424242424242")
    #expect(body.amount.amount == "1")
  }

  @Test("sends nothing where there is nothing")
  func noBody() async throws {
    let transport = FakeTransport(status: 204, "")
    try await api(transport).logOut()
    let request = try #require(await transport.requests.first)
    #expect(request.body == nil)
    #expect(request.headers["Content-Type"] == nil)
  }

  @Test("names an order in the header, so that sending it twice makes one")
  func idempotencyKey() async throws {
    let transport = FakeTransport(try .json(OrderDTO(.sample())))
    let order = try await api(transport).place(try PlaceOrderDTO(.sample()))
    let request = try #require(await transport.requests.first)
    #expect(request.headers["Idempotency-Key"] == UUID.sample(901).uuidString)
    #expect(try order.order(of: .sample(501)) == .sample())
  }

  @Test("reads dates as the server writes them")
  func dates() async throws {
    let transport = FakeTransport(try .json(OrdersDTO(orders: [OrderDTO(.sample())])))
    #expect(try await api(transport).orders().map(\.placedAt) == [.sample()])
  }

  @Test("says what the server refuses, with all that it is about", arguments: [400, 409, 500])
  func refused(_ status: Int) async {
    let transport = FakeTransport(
      status: status,
      """
      {"error": {"code": "out_of_stock", "message": "…", "item": "Edamame", "left": 2,
        "amount": {"amount": "1", "currency": "EUR"}, "field": "f", "limit": 3,
        "restaurant": "r", "news": [1]}}
      """)
    await #expect {
      try await api(transport).orders()
    } throws: { error in
      guard case RemoteError.refused(let detail) = error else { return false }
      return detail.code == "out_of_stock" && detail.item == "Edamame" && detail.left == 2
        && detail.amount?.amount == "1" && detail.field == "f" && detail.limit == 3
        && detail.restaurant == "r"
    }
  }

  @Test(
    "finds what it cannot read unreadable, with its status",
    arguments: [
      (500, ""), (502, "<html>Bad gateway</html>"), (404, "{\"error\": \"not found\"}"),
      (301, ""), (302, "{\"orders\": []}"), (200, ""), (200, "{"), (200, "[]"),
      (200, "{\"orders\": [{}]}"),
      (200, "{\"orders\": null}"), (200, "\u{0}"),
    ])
  func unreadable(_ status: Int, _ body: String) async {
    await #expect {
      try await api(FakeTransport(status: status, body)).orders()
    } throws: { error in
      guard case RemoteError.unreadable(status) = error else { return false }
      return true
    }
  }

  @Test("passes on that nobody answers, and that nobody waits any more")
  func transport() async {
    await #expect {
      try await api(FakeTransport { _ in throw RemoteError.unreachable }).orders()
    } throws: { error in
      guard case RemoteError.unreachable = error else { return false }
      return true
    }
    await #expect(throws: CancellationError.self) {
      try await api(FakeTransport { _ in throw CancellationError() }).orders()
    }
  }

  private let payment = PaymentRequestDTO(
    orderID: UUID.sample(901).uuidString, amount: MoneyDTO(amount: "1", currency: "EUR"),
    card: CardDTO(number: "4242424242424242", expiryMonth: 11, expiryYear: 2026, code: "123"))

  private func api(_ transport: FakeTransport) -> FoodAPI {
    FoodAPI(transport: transport) { nil }
  }
}
