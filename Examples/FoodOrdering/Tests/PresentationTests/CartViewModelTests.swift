import FoodDomain
import FoodPresentation
import FoodTesting
import Testing

@MainActor
@Suite("The cart on the screen")
struct CartViewModelTests {
  private let router = AppRouter()

  @Test("shows what it costs")
  func load() async throws {
    let quote = Quote(cart: try .sample(), totals: .sample)
    let model = model { quote }
    #expect(model.quote == nil)
    await model.load()
    #expect(model.quote == quote)
    #expect(model.message == nil)
  }

  @Test("says why it is not known what it costs, until it is")
  func failure() async {
    let answers = Recording<Quote>()
    let model = model {
      guard let quote = await answers.events.last else { throw ServiceError.offline }
      return quote
    }
    await model.load()
    #expect(model.message == FailureText.text(of: ServiceError.offline))
    await answers.record(Quote(cart: Cart(), totals: nil))
    await model.load()
    #expect(model.message == nil)
  }

  @Test("is reckoned anew after a change")
  func change() async throws {
    let changes = Recording<Int>()
    let model = model {
      Quote(cart: try .sample([(.sample(), await changes.events.last ?? 1)]), totals: nil)
    } change: { item, quantity in
      #expect(item == .sample(101))
      await changes.record(quantity)
      return Cart()
    }
    await model.load()
    await model.change(.sample(101), to: 5)
    #expect(model.quote?.cart.count == 5)
    #expect(model.message == nil)
  }

  @Test("says why a change was refused, and shows what is still in it")
  func refused() async throws {
    let model = model {
      Quote(cart: try .sample(), totals: nil)
    } change: { _, quantity in
      if quantity > 3 { throw CartError.outOfStock("Margherita", left: 3) }
      return Cart()
    }
    await model.change(.sample(101), to: 4)
    #expect(model.message == "Only 3 of Margherita are left.")
    #expect(model.quote?.cart.count == 2)
    await model.change(.sample(101), to: 3)
    #expect(model.message == nil)
  }

  @Test("leads on to paying, and back to the menu of its restaurant")
  func routes() async throws {
    let model = model { Quote(cart: try .sample(), totals: .sample) }
    model.continueShopping()
    #expect(router.current == .restaurants)
    await model.load()
    model.checkOut()
    #expect(router.current == .checkout)
    model.continueShopping()
    #expect(router.current == .menu(.sample(1)))
  }

  private func model(
    quote: @escaping @Sendable () async throws -> Quote,
    change: @escaping @Sendable (MenuItem.ID, Int) async throws -> Cart = { _, _ in Cart() }
  ) -> CartViewModel {
    CartViewModel(
      quoteOrder: FakeQuoteOrder(quote), changeQuantity: FakeChangeQuantity(change),
      router: router)
  }
}
