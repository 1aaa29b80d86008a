import FoodDomain
import FoodPresentation
import FoodTesting
import Testing

@MainActor
@Suite("The checkout on the screen")
struct CheckoutViewModelTests {
  private let router = AppRouter(path: [.cart, .checkout])
  private let requests = Recording<FakeCheckOut.Request>()

  @Test("knows where most orders of the customer go, and what this one costs")
  func load() async throws {
    let model = model()
    await model.load()
    #expect(model.form.recipient == "Ada Byron")
    #expect(model.form.address == "Kantstraße 40, Berlin")
    #expect(model.form.payPalAccount == "ada501@example.org")
    #expect(model.quote?.totals == .sample)
    #expect(model.message == nil)
    #expect(router.current == .checkout)
  }

  @Test("overwrites nothing that was typed")
  func typed() async {
    let model = model()
    model.form.recipient = "Grace Hopper"
    await model.load()
    #expect(model.form.recipient == "Grace Hopper")
    #expect(model.form.address == "Kantstraße 40, Berlin")
  }

  @Test("has nothing to do with an empty cart")
  func empty() async {
    await model(quote: { Quote(cart: Cart(), totals: nil) }).load()
    #expect(router.path == [.cart])
  }

  @Test("says why it is not known what it costs, until it is")
  func unknownCosts() async {
    let answers = Recording<Quote>()
    let model = model(quote: {
      guard let quote = await answers.events.last else { throw ServiceError.offline }
      return quote
    })
    await model.load()
    #expect(model.message == FailureText.text(of: ServiceError.offline))
    await model.placeOrder()
    #expect(model.message == FailureText.text(of: ServiceError.offline))
    #expect(await requests.events.isEmpty)
    await answers.record(Quote(cart: Cart(), totals: .sample))
    await model.load()
    #expect(model.message == nil)
  }

  @Test("makes the order that was filled in, at the total that is shown, and goes to it")
  func placeOrder() async throws {
    let model = model()
    await model.load()
    model.form.note = "Second bell."
    await model.placeOrder()
    let request = try #require(await requests.events.first)
    #expect(request.order == .sample(901))
    #expect(request.customer == .sample())
    #expect(request.delivery == .sample)
    #expect(request.payment.method == .cash)
    #expect(request.agreedTotal == .cents(2408))
    #expect(router.path == [.cart, .order(.sample(901))])
    #expect(model.message == nil)
  }

  @Test("agrees to the total that the customer saw, even if another one is true by now")
  func agreedTotal() async throws {
    await model().placeOrder(agreedTotal: .cents(1999))
    #expect(await requests.events.map(\.agreedTotal) == [.cents(1999)])
  }

  @Test("pays by the card that was typed")
  func card() async throws {
    let model = model()
    model.form.method = .card
    model.form.cardNumber = "4242 4242 4242 4242"
    model.form.cardExpiry = "11/26"
    model.form.cardCode = "123"
    await model.placeOrder(agreedTotal: .cents(2408))
    guard case .card(let card) = try #require(await requests.events.first).payment else {
      Issue.record("not by card")
      return
    }
    #expect(card.number == "4242424242424242")
  }

  @Test("orders nothing by a card without a date, and says so")
  func noDate() async {
    let model = model()
    model.form.method = .card
    await model.placeOrder(agreedTotal: .cents(2408))
    #expect(model.message == FailureText.text(of: PaymentError.invalidCard))
    #expect(model.quote != nil)
    #expect(await requests.events.isEmpty)
    #expect(router.current == .checkout)
  }

  @Test("says why there is no order, and shows what it costs now")
  func failure() async throws {
    let costs = Recording<OrderTotals>()
    let model = model(
      quote: { Quote(cart: try .sample(), totals: await costs.events.last ?? .sample) },
      checkOut: { _ in
        await costs.record(
          OrderTotals(
            subtotal: .cents(3000), discount: .cents(0), deliveryFee: .cents(0), tax: .cents(0)))
        throw OrderError.priceChanged(.cents(3000))
      })
    await model.load()
    await model.placeOrder()
    #expect(model.message?.contains("€30.00") == true)
    #expect(try model.quote?.totals?.total() == .cents(3000))
    #expect(router.current == .checkout)
    #expect(!model.isPlacing)
  }

  @Test("is busy while the order is made, and makes no second one meanwhile")
  func busy() async {
    let gate = Gate()
    let model = model(checkOut: { _ in
      await gate.pass()
      return .sample()
    })
    await model.load()
    let placing = Task { await model.placeOrder() }
    await gate.arrivals()
    #expect(model.isPlacing)
    await model.placeOrder()
    await gate.open()
    await placing.value
    #expect(!model.isPlacing)
    #expect(await requests.events.count == 1)
  }

  @Test("makes one order, even if the button is pressed again before anything has happened")
  func doublePress() async {
    let again = Recording<Int>()
    let box = Box()
    let model = model(signedIn: {
      await again.record(1)
      if await again.events.count == 1 { await box.model?.placeOrder(agreedTotal: .cents(2408)) }
      return .sample()
    })
    box.model = model
    await model.placeOrder(agreedTotal: .cents(2408))
    #expect(await requests.events.count == 1)
  }

  @Test("asks who is there before anything else, and comes back")
  func notSignedIn() async {
    let model = model(signedIn: { nil })
    await model.load()
    #expect(router.path == [.cart, .login(then: .checkout)])
    #expect(model.quote == nil)
    await LoginViewModel(
      login: FakeLogin { _ in .sample() }, next: .checkout, router: router
    ).logIn()
    #expect(router.path == [.cart, .checkout])
    await model.placeOrder(agreedTotal: .cents(2408))
    #expect(router.path == [.cart, .login(then: .checkout)])
    #expect(await requests.events.isEmpty)
    #expect(!model.isPlacing)
  }

  @Test("asks to log in again when the session has ended")
  func sessionEnded() async {
    let model = model(checkOut: { _ in throw ServiceError.notSignedIn })
    await model.load()
    await model.placeOrder()
    #expect(router.path == [.cart, .login(then: .checkout)])
  }

  @MainActor
  private final class Box: Sendable {
    weak var model: CheckoutViewModel?
  }

  private func model(
    signedIn: @escaping @Sendable () async -> Customer? = { .sample() },
    quote: @escaping @Sendable () async throws -> Quote = {
      Quote(cart: try .sample(), totals: .sample)
    },
    checkOut: @escaping @Sendable (FakeCheckOut.Request) async throws -> Order = { _ in .sample() }
  ) -> CheckoutViewModel {
    CheckoutViewModel(
      orderID: .sample(901), quoteOrder: FakeQuoteOrder(quote),
      checkOut: FakeCheckOut { [requests] request in
        await requests.record(request)
        return try await checkOut(request)
      }, signedIn: FakeSignedInCustomer(signedIn), router: router)
  }
}
