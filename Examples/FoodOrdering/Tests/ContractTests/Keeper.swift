import FoodData
import FoodDomain
import FoodTesting
import Foundation
import Testing

/// Who keeps the promises of the Domain.
enum Keeper: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case memory = "in memory"
  case network = "by the client, over HTTP"
  case database = "by the server, in its database"

  var testDescription: String { rawValue }

  /// Runs a test in a world of its own, where these menus are sold.
  func run(
    selling menus: [Menu] = [.trattoria, .izakaya],
    _ test: @Sendable @escaping (World) async throws -> Void
  ) async throws {
    switch self {
    case .memory: try await test(try World(inMemory: menus))
    case .database: try await ServerWorld(selling: menus).directly(test)
    case .network: try await ServerWorld(selling: menus).overHTTP(test)
    }
  }
}

/// All that can be reached.
struct World: Sendable {
  let restaurants: any RestaurantRepository
  let stock: any StockRepository
  /// A device that nobody has logged in on.
  let device: @Sendable () -> Device

  /// Somebody with an account, logged in on a device of their own.
  func guest(_ name: String = "ada") async throws -> Guest {
    let device = device()
    let session = try await device.registration.register(.sample(name))
    return Guest(customer: session.customer, orders: device.orders)
  }

  /// How much is left of all that a restaurant sells.
  func left(at menu: Menu = .trattoria) async throws -> [Int] {
    try await stock.items(of: menu.restaurant.id).map(\.stock)
  }
}

/// Where somebody logs in, and orders then.
struct Device: Sendable {
  let registration: any RegistrationUseCase
  let login: any LoginUseCase
  let orders: any OrderRepository
  let logOut: @Sendable (AccountSession) async throws -> Void
  /// Whether a session proves anything.
  let accepts: @Sendable (AccountSession) async -> Bool
}

/// Somebody with an account.
struct Guest: Sendable {
  let customer: Customer
  let orders: any OrderRepository
}

extension Menu {
  /// Two dishes, one of which is nearly sold out.
  static let trattoria = Menu(
    of: .sample(1, offer: Offer(percent: 12.5, from: .cents(4000))),
    items: [
      .sample(101, stock: 10),
      .sample(102, name: "Lemon tart", category: "Sweets", price: .cents(450), stock: 3),
    ])
  /// Somewhere else.
  static let izakaya = Menu(
    of: .sample(2, name: "Izakaya Momo", cuisine: "Japanese", region: .france),
    items: [.sample(201, name: "Edamame", category: "Small plates", stock: 0)])

  /// What is sold, in order.
  var items: [MenuItem] { sections.flatMap(\.items) }
}

extension Registration {
  /// Somebody, by name.
  static func sample(_ name: String) -> Registration {
    Registration(
      name: name, email: "\(name)@example.org", password: "correct horse",
      address: "Kantstraße 40, Berlin")
  }
}

extension World {
  /// All in memory.
  fileprivate init(inMemory menus: [Menu]) throws {
    let stock = InMemoryStockRepository(menus)
    let orders = InMemoryOrderRepository(stock: stock)
    let accounts = InMemoryAccounts()
    self.init(
      restaurants: InMemoryRestaurantRepository(menus.map(\.restaurant), stock: stock),
      stock: stock,
      device: {
        let sessions = SessionStore()
        let service = InMemoryAccountService(accounts: accounts, sessions: sessions)
        return Device(
          registration: service, login: service, orders: orders,
          logOut: { _ in await service.logOut() },
          accepts: { await sessions.token() == $0.token })
      })
  }
}
