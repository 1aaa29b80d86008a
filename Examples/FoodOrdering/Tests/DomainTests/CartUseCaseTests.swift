import FoodDomain
import FoodTesting
import Testing

@Suite("Filling the cart")
struct CartUseCaseTests {
  @Test("keeps what was put in")
  func add() async throws {
    let carts = FakeCartRepository()
    let cart = try await AddToCart(carts: carts).add(
      .sample(), from: .sample(), quantity: 2, instructions: "No basil.")
    #expect(cart.lines.map(\.instructions) == ["No basil."])
    #expect(await carts.kept == cart)
  }

  @Test("keeps nothing that the cart refuses")
  func refused() async throws {
    let before = try Cart.sample()
    let carts = FakeCartRepository(before)
    await #expect(throws: CartError.otherRestaurant("Trattoria Lucia")) {
      try await AddToCart(carts: carts).add(
        .sample(7), from: .sample(2), quantity: 1, instructions: "")
    }
    await #expect(throws: CartError.notInCart) {
      try await ChangeQuantity(carts: carts).change(.sample(7), to: 1)
    }
    #expect(await carts.kept == before)
    #expect(await carts.saves == 0)
  }

  @Test("keeps what was changed, and what was taken out")
  func change() async throws {
    let carts = FakeCartRepository(try .sample())
    #expect(try await ChangeQuantity(carts: carts).change(.sample(101), to: 3).count == 3)
    #expect(await carts.kept.count == 3)
    #expect(try await ChangeQuantity(carts: carts).change(.sample(101), to: 0).isEmpty)
    #expect(await carts.kept == Cart())
  }
}

@Suite("Counting the cart")
struct CountCartTests {
  @Test("counts pieces, not lines")
  func count() async throws {
    let carts = FakeCartRepository(try .sample())
    #expect(try await CountCart(carts: carts).count() == 2)
    #expect(try await CountCart(carts: FakeCartRepository()).count() == 0)
  }
}

@Suite("Checking out")
struct CheckOutTests {
  @Test("orders what is in the cart, and empties it then")
  func success() async throws {
    let carts = FakeCartRepository(try .sample())
    let order = try await checkOut(carts) { checkout in
      #expect(await carts.kept == checkout.cart)
      #expect(checkout.cart.count == 2)
      #expect(checkout.id == .sample(901))
      #expect(checkout.customer == .sample())
      #expect(checkout.delivery == .sample)
      #expect(checkout.agreedTotal == .cents(2408))
      return .sample()
    }
    #expect(order == .sample())
    #expect(await carts.kept == Cart())
  }

  @Test("leaves the cart as it was when there is no order")
  func failure() async throws {
    let carts = FakeCartRepository(try .sample())
    await #expect(throws: OrderError.priceChanged(.cents(9))) {
      try await checkOut(carts) { _ in throw OrderError.priceChanged(.cents(9)) }
    }
    #expect(await carts.kept.count == 2)
    #expect(await carts.saves == 0)
  }

  @Test("stands where the cart cannot be emptied")
  func notEmptied() async throws {
    let carts = FakeCartRepository(try .sample(), failure: NoAnswer())
    #expect(try await checkOut(carts) { _ in .sample() } == .sample())
  }

  private func checkOut(
    _ carts: FakeCartRepository, _ place: @escaping @Sendable (Checkout) async throws -> Order
  ) async throws -> Order {
    try await CheckOut(carts: carts, orders: FakePlaceOrder(place)).checkOut(
      as: .sample(901), by: .sample(), to: .sample, paying: .cash, agreedTotal: .cents(2408))
  }
}

@Suite("A quote")
struct QuoteOrderTests {
  @Test("of an empty cart has no costs and asks nobody")
  func empty() async throws {
    let quote = try await quote(FakeCartRepository()) { _ in throw NoAnswer() }
    #expect(quote == Quote(cart: Cart(), totals: nil, missing: nil))
  }

  @Test("says what the cart costs, and that nothing is missing")
  func totals() async throws {
    let carts = FakeCartRepository(try .sample())
    let quote = try await quote(carts) { _ in [.sample()] }
    #expect(quote.totals == .sample)
    #expect(quote.missing == nil)
    #expect(await carts.saves == 0)
  }

  @Test("takes the prices and the stock of now, and keeps them")
  func updates() async throws {
    let carts = FakeCartRepository(try .sample())
    let quote = try await quote(carts) { _ in [.sample(price: .cents(1100), stock: 1)] }
    #expect(quote.totals?.subtotal == .cents(2200))
    #expect(quote.cart.lines.map(\.isAvailable) == [false])
    #expect(await carts.kept == quote.cart)
  }

  @Test("says what is missing to the minimum", arguments: [(2500, 500), (2001, 1)])
  func missing(_ minimum: Int, _ missing: Int) async throws {
    let place = Restaurant.sample(minimumOrder: .cents(minimum))
    let quote = try await quote(FakeCartRepository(try .sample(from: place))) { _ in [.sample()] }
    #expect(quote.missing == .cents(missing))
  }

  @Test("loses nothing that is put into the cart while prices are asked for")
  func race() async throws {
    let carts = FakeCartRepository(try .sample())
    _ = try await quote(carts) { _ in
      _ = try await AddToCart(carts: carts).add(
        .sample(102), from: .sample(), quantity: 1, instructions: "")
      return [.sample(price: .cents(1100)), .sample(102)]
    }
    #expect(await carts.kept.lines.map(\.id) == [.sample(101), .sample(102)])
  }

  @Test("is none where prices are not known, and the cart stays as it was")
  func offline() async throws {
    let carts = FakeCartRepository(try .sample())
    await #expect(throws: ServiceError.offline) {
      try await quote(carts) { _ in throw ServiceError.offline }
    }
    #expect(await carts.saves == 0)
  }

  private func quote(
    _ carts: FakeCartRepository,
    stock: @escaping @Sendable (Restaurant.ID) async throws -> [MenuItem]
  ) async throws -> Quote {
    try await QuoteOrder(
      carts: carts, stock: FakeStockRepository(stock), taxes: RegionalTaxes.reduced
    ).quote()
  }
}
