import FoodDomain
import FoodPresentation
import FoodTesting
import Testing

@MainActor
@Suite("A menu on the screen")
struct MenuViewModelTests {
  private typealias Answers = AsyncThrowingStream<Snapshot<Menu>, any Error>
  private let router = AppRouter()
  private let menu = Menu(of: .sample(), items: [.sample(), .sample(102, name: "Lemon tart")])

  @Test("is what is true now, without a date")
  func current() async {
    let model = model(.canned(.saved(Menu(of: .sample(), items: []), at: .sample()), now))
    await model.load()
    #expect(model.menu == menu)
    #expect(model.savedAt == nil)
    #expect(!model.isLoading)
  }

  @Test("is what was kept, with its date, while the server is away")
  func offline() async {
    let model = model(.canned(.saved(menu, at: .sample(7)), failure: ServiceError.offline))
    await model.load()
    #expect(model.menu == menu)
    #expect(model.savedAt == .sample(7))
    #expect(model.message == nil)
  }

  @Test("is missing with a reason", arguments: [ServiceError.notFound, .offline])
  func failure(_ error: ServiceError) async {
    let model = model(.canned(failure: error))
    await model.load()
    #expect(model.menu == nil)
    #expect(model.message == FailureText.text(of: error))
  }

  @Test("has its food put into the cart, as much and as wanted")
  func add() async throws {
    let requests = Recording<FakeAddToCart.Request>()
    let model = model(.canned(now)) {
      await requests.record($0)
      return Cart()
    }
    await model.load()
    await model.add(.sample(102), quantity: 2, instructions: "No cream.")
    let request = try #require(await requests.events.first)
    #expect(request.item == .sample(102, name: "Lemon tart"))
    #expect(request.restaurant == .sample())
    #expect(request.quantity == 2)
    #expect(request.instructions == "No cream.")
    #expect(model.added == "2 × Lemon tart")
    #expect(model.message == nil)
  }

  @Test("says why something is not put into the cart, and forgets what was before")
  func refused() async {
    let model = model(.canned(now)) { request in
      if request.quantity > 1 { throw CartError.outOfStock("Margherita", left: 1) }
      return Cart()
    }
    await model.load()
    await model.add(.sample(101))
    #expect(model.added == "1 × Margherita")
    await model.add(.sample(101), quantity: 2)
    #expect(model.added == nil)
    #expect(model.message == "Only 1 of Margherita are left.")
    await model.add(.sample(101))
    #expect(model.message == nil)
  }

  @Test("puts nothing into the cart that is not on it")
  func unknown() async {
    let requests = Recording<FakeAddToCart.Request>()
    let model = model(.canned(now)) {
      await requests.record($0)
      return Cart()
    }
    await model.add(.sample(101))
    #expect(model.message == FailureText.text(of: ServiceError.notFound))
    await model.load()
    #expect(model.message == nil)
    await model.add(.sample(999))
    #expect(model.message == FailureText.text(of: ServiceError.notFound))
    #expect(await requests.events.isEmpty)
  }

  @Test("leads to the cart")
  func openCart() {
    model(.canned()).openCart()
    #expect(router.path == [.cart])
  }

  private var now: Snapshot<Menu> { .current(menu) }

  private func model(
    _ answers: Answers,
    add: @escaping @Sendable (FakeAddToCart.Request) async throws -> Cart = { _ in Cart() }
  ) -> MenuViewModel {
    MenuViewModel(
      restaurant: .sample(1),
      fetchMenu: FakeFetchMenu { restaurant in
        #expect(restaurant == .sample(1))
        return answers
      }, addToCart: FakeAddToCart(add), router: router)
  }
}
