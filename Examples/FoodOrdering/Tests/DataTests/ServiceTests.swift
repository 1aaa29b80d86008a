import FoodDomain
import FoodTesting
import Foundation
import Testing

@testable import FoodData

@Suite("News that wait to be read")
struct NewsInboxTests {
  @Test("are handed out oldest first, and once")
  func once() async {
    let inbox = NewsInbox()
    await inbox.tell(OrderNews(.sample(1)))
    await inbox.tell(OrderNews(.sample(2)))
    #expect(await inbox.takeNews().map(\.orderID) == [.sample(1), .sample(2)])
    #expect(await inbox.takeNews().isEmpty)
    await inbox.tell(OrderNews(.sample(3)))
    #expect(await inbox.takeNews().map(\.orderID) == [.sample(3)])
  }

  @Test("are the newest twenty where nobody reads")
  func most() async {
    let inbox = NewsInbox()
    for number in 1...25 { await inbox.tell(OrderNews(.sample(number))) }
    #expect(await inbox.takeNews().map(\.orderID) == (6...25).map { .sample($0) })
  }
}

@Suite("Who has logged in")
struct SessionStoreTests {
  @Test("is nobody at first, then the last one, then nobody again")
  func session() async {
    let store = SessionStore()
    #expect(await store.signedInCustomer() == nil)
    #expect(await store.token() == nil)
    await store.keep(.sample(token: "first"))
    await store.keep(.sample(.sample(502), token: "second"))
    #expect(await store.signedInCustomer() == .sample(502))
    #expect(await store.token() == "second")
    await store.keep(nil)
    #expect(await store.signedInCustomer() == nil)
    #expect(await store.token() == nil)
  }
}

@Suite("Accounts on the server")
struct RemoteAccountServiceTests {
  private let sessions = SessionStore()
  private let answer = SessionDTO(
    customer: CustomerDTO(
      id: UUID.sample(501).uuidString, name: "Ada Byron", email: "ada501@example.org",
      address: "Kantstraße 40, Berlin"),
    token: "secret-token")
  private let credentials = Credentials(email: " ADA@example.org", password: "correct horse")
  private let registration = Registration(
    name: "Ada Byron", email: "ADA@example.org", password: "correct horse", address: "Here 1")

  @Test("give a session that is remembered here")
  func logIn() async throws {
    let transport = FakeTransport(try .json(answer))
    #expect(try await service(transport).logIn(with: credentials) == .sample())
    #expect(await sessions.token() == "secret-token")
    #expect(await sessions.signedInCustomer() == .sample())
    let body = try JSONDecoder().decode(
      CredentialsDTO.self, from: try #require(await transport.requests.first?.body))
    #expect(body.email == "ada@example.org")
    #expect(body.password == "correct horse")
  }

  @Test("are made of what was typed")
  func register() async throws {
    let transport = FakeTransport(try .json(answer, status: 201))
    #expect(try await service(transport).register(registration) == .sample())
    #expect(await sessions.token() == "secret-token")
    let body = try JSONDecoder().decode(
      RegistrationDTO.self, from: try #require(await transport.requests.first?.body))
    #expect(body.name == "Ada Byron")
    #expect(body.email == "ada@example.org")
    #expect(body.password == "correct horse")
    #expect(body.address == "Here 1")
  }

  @Test("are not asked for with what no account can have")
  func invalid() async {
    let transport = FakeTransport()
    let bad = Registration(name: "", email: "", password: "", address: "")
    await #expect(throws: AccountError.invalidName) {
      try await service(transport).register(bad)
    }
    #expect(await transport.requests.isEmpty)
  }

  @Test(
    "give no session where the server gives none",
    arguments: [
      (401, "{\"error\": {\"code\": \"wrong_credentials\"}}"), (200, "{}"), (502, "<html>"),
      (200, "{\"customer\": {\"id\":\"1\",\"name\":\"\",\"email\":\"\",\"address\":\"\"}}"),
    ])
  func refused(_ status: Int, _ body: String) async {
    await #expect(throws: (any Error).self) {
      try await service(FakeTransport(status: status, body)).logIn(with: credentials)
    }
    #expect(await sessions.token() == nil)
  }

  @Test("say what is wrong in terms of the Domain")
  func errors() async {
    let taken = FakeTransport(status: 409, "{\"error\": {\"code\": \"email_taken\"}}")
    await #expect(throws: AccountError.emailTaken) {
      try await service(taken).register(registration)
    }
    let away = FakeTransport { _ in throw RemoteError.unreachable }
    await #expect(throws: ServiceError.offline) {
      try await service(away).logIn(with: credentials)
    }
    await #expect(throws: CancellationError.self) {
      try await service(FakeTransport { _ in throw CancellationError() })
        .logIn(with: credentials)
    }
  }

  @Test("are left here in any case, and on the server in the name of who leaves")
  func logOut() async throws {
    await sessions.keep(.sample())
    let transport = FakeTransport { _ in throw RemoteError.unreachable }
    await service(transport).logOut()
    #expect(await sessions.token() == nil)
    let request = try #require(await transport.requests.first)
    #expect(request.method == "DELETE")
    #expect(request.headers["Authorization"] == "Bearer secret-token")
  }

  private func service(_ transport: FakeTransport) -> RemoteAccountService {
    RemoteAccountService(
      remote: FoodAPI(transport: transport) { [sessions] in await sessions.token() },
      sessions: sessions)
  }
}

@Suite("Payments by the server")
struct RemotePaymentServiceTests {
  @Test("need no server in cash, nor where they were agreed to before")
  func noServer() async throws {
    let transport = FakeTransport()
    #expect(try await pay(.cash, transport) == Payment(method: .cash))
    #expect(
      try await pay(.authorized(.payPal, reference: "pay_1"), transport)
        == Payment(method: .payPal, reference: "pay_1"))
    #expect(await transport.requests.isEmpty)
  }

  @Test("by card leave a reference here, and the card on the way")
  func card() async throws {
    let transport = FakeTransport(try .json(PaymentReferenceDTO(reference: "pay_1")))
    #expect(
      try await pay(.card(.sample()), transport) == Payment(method: .card, reference: "pay_1"))
    let request = try #require(await transport.requests.first)
    #expect(request.path == "/payments")
    let body = try JSONDecoder().decode(PaymentRequestDTO.self, from: try #require(request.body))
    #expect(body.orderID == UUID.sample(901).uuidString)
    #expect(try body.amount.money() == .cents(2408))
    #expect(body.card?.number == "4242424242424242")
    #expect(body.card?.expiryMonth == 11)
    #expect(body.card?.expiryYear == 2026)
    #expect(body.card?.code == "123")
    #expect(body.approval?.token == nil)
  }

  @Test("by a wallet send what the wallet has approved, and no card")
  func wallet() async throws {
    let transport = FakeTransport(try .json(PaymentReferenceDTO(reference: "pay_1")))
    #expect(
      try await pay(.wallet(.applePay), transport)
        == Payment(method: .applePay, reference: "pay_1"))
    let approval = WalletApproval(method: .payPal, token: "t")
    #expect(
      try await pay(.approved(approval), transport)
        == Payment(method: .payPal, reference: "pay_1"))
    let bodies = try await transport.requests.map {
      try JSONDecoder().decode(PaymentRequestDTO.self, from: try #require($0.body))
    }
    #expect(bodies.map(\.approval?.method) == ["applePay", "payPal"])
    #expect(bodies.last?.approval?.token == "t")
    #expect(bodies.map(\.card?.number) == [nil, nil])
  }

  @Test("ask no server where a wallet does not approve")
  func notApproved() async throws {
    let transport = FakeTransport()
    let account = PayPalAccount(email: "declined@example.org")
    await #expect(throws: PaymentError.notApproved(.payPal)) {
      try await pay(.wallet(.payPal(account)), transport)
    }
    #expect(await transport.requests.isEmpty)
  }

  @Test("by card need the server")
  func offline() async {
    await #expect(throws: PaymentError.needsConnection) {
      try await pay(.card(.sample()), FakeTransport { _ in throw RemoteError.unreachable })
    }
  }

  @Test("say why a card is not charged")
  func declined() async {
    let declined = FakeTransport(status: 402, "{\"error\": {\"code\": \"declined\"}}")
    await #expect(throws: PaymentError.declined) { try await pay(.card(.sample()), declined) }
    await #expect(throws: ServiceError.unavailable) {
      try await pay(.card(.sample()), FakeTransport(status: 503, ""))
    }
  }

  private func pay(_ payment: PaymentDetails, _ transport: FakeTransport) async throws -> Payment {
    try await RemotePaymentService(remote: FoodAPI(transport: transport) { nil }, wallets: .sandbox)
      .authorize(payment, of: .cents(2408), for: .sample(901), by: .sample(501))
  }
}
