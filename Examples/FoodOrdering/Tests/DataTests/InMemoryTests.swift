import FoodDomain
import FoodTesting
import Foundation
import Testing

@testable import FoodData

@Suite("The app without a server")
struct InMemoryTests {
  private let assembly = InMemoryDataAssembly()
  private let registration = Registration(
    name: "Ada Byron", email: "ada@example.org", password: "correct horse", address: "Here 1")

  @Test("has restaurants with menus to show")
  func samples() async throws {
    let services = assembly.services()
    let (answers, _) = await services.restaurants.restaurants().collected()
    let restaurants = try #require(answers.first).value
    #expect(restaurants.count == 2)
    for restaurant in restaurants {
      #expect(try await !services.stock.items(of: restaurant.id).isEmpty)
    }
  }

  @Test("shares accounts and stock among devices, and nothing else")
  func shared() async throws {
    let first = assembly.services()
    let second = assembly.services()
    let customer = try await first.registration.register(registration).customer
    #expect(await first.signedIn.signedInCustomer() == customer)
    #expect(await second.signedIn.signedInCustomer() == nil)
    let credentials = Credentials(email: "ADA@example.org", password: "correct horse")
    #expect(try await second.login.logIn(with: credentials).customer == customer)
    await first.logout.logOut()
    #expect(await first.signedIn.signedInCustomer() == nil)
    #expect(await second.signedIn.signedInCustomer() == customer)
    try await first.carts.save(try .sample())
    #expect(try await second.carts.cart() == Cart())
    await first.notifier.tell(OrderNews(.sample()))
    #expect(await second.readNews.takeNews().isEmpty)
    #expect(await first.readNews.takeNews().count == 1)
  }

  @Test("forgets all with the process: a stranger's app knows nobody")
  func strangers() async throws {
    _ = try await assembly.services().registration.register(registration)
    await #expect(throws: AccountError.wrongCredentials) {
      try await InMemoryDataAssembly().services().login.logIn(with: registration.credentials)
    }
  }

  @Test("lets somebody choose, pay and order, and takes it from the stock")
  func order() async throws {
    let services = assembly.services()
    let (answers, _) = await services.restaurants.restaurants().collected()
    let restaurant = try #require(answers.first?.value.first)
    let items = try await services.stock.items(of: restaurant.id)
    let item = try #require(items.first { $0.stock > 9 })
    _ = try await AddToCart(carts: services.carts).add(
      item, from: restaurant, quantity: 5, instructions: "")
    let quote = try await QuoteOrder(
      carts: services.carts, stock: services.stock, taxes: RegionalTaxes.reduced
    ).quote()
    let place = PlaceOrder(
      stock: services.stock, orders: services.orders, payments: services.payments,
      taxes: RegionalTaxes.reduced, notifier: services.notifier, now: { .sample() })
    let order = try await CheckOut(carts: services.carts, orders: place).checkOut(
      as: .sample(901), by: .sample(), to: .sample, paying: .card(.sample()),
      agreedTotal: try #require(try quote.totals?.total()))
    #expect(order.payment.reference != nil)
    #expect(try await services.carts.cart().isEmpty)
    let left = try await services.stock.items(of: restaurant.id).first { $0.id == item.id }
    #expect(left?.stock == item.stock - 5)
    #expect(try await services.orders.order(.sample(901), of: .sample(501)).value == order)
    #expect(await services.readNews.takeNews().map(\.status) == [.received])
  }

  @Test("has nothing wait, for there is nothing to wait for")
  func waiting() async throws {
    #expect(try await assembly.services().waitingOrders.sendWaiting(of: .sample(501)).isEmpty)
  }

  @Test("keeps the references of payments that were agreed to before")
  func payments() async throws {
    let payments = InMemoryPaymentService()
    let cash = try await payments.authorize(
      .cash, of: .cents(1), for: .sample(1), by: .sample(501))
    #expect(cash == Payment(method: .cash))
    let before = try await payments.authorize(
      .authorized(.card, reference: "pay_1"), of: .cents(1), for: .sample(1), by: .sample(501))
    #expect(before == Payment(method: .card, reference: "pay_1"))
  }

  @Test("asks in wallets, which may decline")
  func wallets() async throws {
    let payments = InMemoryPaymentService()
    let paid = try await payments.authorize(
      .wallet(.applePay), of: .cents(1), for: .sample(1), by: .sample(501))
    #expect(paid.method == .applePay && paid.reference != nil)
    await #expect(throws: PaymentError.notApproved(.applePay)) {
      try await payments.authorize(
        .wallet(.applePay), of: .cents(20_001), for: .sample(1), by: .sample(501))
    }
  }
}
