import FoodData
import FoodDomain
import FoodTesting
import Testing

/// Who keeps carts.
enum CartKeeper: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case memory = "in memory"
  case database = "in the local database"

  var testDescription: String { rawValue }

  /// Somewhere to keep a cart.
  func make() throws -> any CartRepository {
    switch self {
    case .memory: InMemoryCartRepository()
    case .database: LocalCartRepository(database: try LocalDatabase(), owner: "device")
    }
  }
}

@Suite("The cart, whoever keeps it")
struct CartRepositoryContract {
  @Test("is empty at first", arguments: CartKeeper.allCases)
  func empty(_ keeper: CartKeeper) async throws {
    #expect(try await keeper.make().cart() == Cart())
  }

  @Test("comes back as it was kept last", arguments: CartKeeper.allCases)
  func latest(_ keeper: CartKeeper) async throws {
    let carts = try keeper.make()
    try await carts.save(try .sample([(.sample(7), 7)]))
    var cart = try Cart.sample([(.sample(101), 2), (.sample(102, price: .cents(455)), 1)])
    try cart.add(.sample(101), from: .sample(), quantity: 1, instructions: "No basil 🌿.")
    try await carts.save(cart)
    #expect(try await carts.cart() == cart)
    #expect(try await carts.cart() == cart)
  }

  @Test("keeps what was chosen, even if less is left by now", arguments: CartKeeper.allCases)
  func short(_ keeper: CartKeeper) async throws {
    let carts = try keeper.make()
    let cart = try Cart.sample().updated(to: [])
    try await carts.save(cart)
    #expect(try await carts.cart() == cart)
  }

  @Test("is empty once it was emptied", arguments: CartKeeper.allCases)
  func emptied(_ keeper: CartKeeper) async throws {
    let carts = try keeper.make()
    try await carts.save(try .sample())
    try await carts.save(Cart())
    #expect(try await carts.cart() == Cart())
  }

  @Test("holds the most that a cart can", arguments: CartKeeper.allCases)
  func most(_ keeper: CartKeeper) async throws {
    let carts = try keeper.make()
    let cart = try Cart.sample((1...50).map { (.sample(1000 + $0, stock: 20), 20) })
    try await carts.save(cart)
    #expect(try await carts.cart() == cart)
  }
}
