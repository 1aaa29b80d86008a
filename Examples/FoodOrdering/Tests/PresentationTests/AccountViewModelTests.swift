import FoodDomain
import FoodPresentation
import FoodTesting
import Testing

@MainActor
@Suite("The head of every screen")
struct AccountViewModelTests {
  private let router = AppRouter(path: [.menu(.sample(1))])

  @Test("says who is here and how much is in the cart")
  func load() async {
    let model = model()
    #expect(model.customer == nil)
    await model.load()
    #expect(model.customer == .sample())
    #expect(model.itemsInCart == 2)
    #expect(model.news.isEmpty)
  }

  @Test("says what is new, once")
  func news() async {
    let news = [OrderNews(.sample(status: .onTheWay)), OrderNews(.sample(2, status: .refused))]
    let model = model(news: news)
    await model.load()
    #expect(model.news == news)
    await model.load()
    #expect(model.news.isEmpty)
  }

  @Test("leaves to the screen of an order what is new of that")
  func newsOfThisOrder() async {
    router.navigate(to: .order(.sample(901)))
    let model = model(news: [OrderNews(.sample(901)), OrderNews(.sample(2))])
    await model.load()
    #expect(model.news == [OrderNews(.sample(2))])
  }

  @Test("is there even where nothing is known")
  func offline() async {
    let model = model(customer: nil, count: { throw ServiceError.offline })
    await model.load()
    #expect(model.customer == nil)
    #expect(model.itemsInCart == 0)
  }

  @Test("sends what waits for the customer, and says nothing if that cannot be")
  func sendWaiting() async {
    let sent = Recording<Customer.ID>()
    await model(sending: {
      await sent.record($0)
      throw ServiceError.unavailable
    }).sendWaiting()
    #expect(await sent.events == [.sample(501)])
  }

  @Test("sends nothing while nobody is here")
  func sendNothing() async {
    let sent = Recording<Customer.ID>()
    await model(customer: nil, sending: { await sent.record($0) }).sendWaiting()
    #expect(await sent.events.isEmpty)
  }

  @Test("logs out, and goes back to the restaurants")
  func logOut() async {
    let ended = Recording<String>()
    let model = model(logout: { await ended.record("log out") })
    await model.load()
    await model.logOut()
    #expect(await ended.events.count == 1)
    #expect(model.customer == nil)
    #expect(router.path.isEmpty)
  }

  @Test("logs in, and comes back to where that was")
  func logIn() async {
    model().logIn()
    #expect(router.path == [.menu(.sample(1)), .login(then: .menu(.sample(1)))])
    await LoginViewModel(
      login: FakeLogin { _ in .sample() }, next: .menu(.sample(1)), router: router
    ).logIn()
    #expect(router.path == [.menu(.sample(1))])
  }

  @Test(
    "does not lead from logging in to logging in",
    arguments: [Route.login(then: .checkout), .registration(then: .checkout)])
  func logInTwice(_ route: Route) {
    router.navigate(to: route)
    model().logIn()
    #expect(router.current == .login(then: .checkout))
  }

  @Test("leads to the cart and to the orders")
  func routes() {
    let model = model()
    model.openCart()
    #expect(router.current == .cart)
    model.openOrders()
    #expect(router.current == .orders)
  }

  private func model(
    customer: Customer? = .sample(),
    count: @escaping @Sendable () async throws -> Int = {
      try Cart.sample().count
    },
    news: [OrderNews] = [], logout: @escaping @Sendable () async -> Void = {},
    sending: @escaping @Sendable (Customer.ID) async throws -> Void = { _ in }
  ) -> AccountViewModel {
    AccountViewModel(
      signedIn: FakeSignedInCustomer(customer), countCart: FakeCountCart(count),
      readNews: FakeReadNews(news), logout: FakeLogout(logout),
      sendWaitingOrders: FakeSendWaitingOrders(sending), router: router)
  }
}
