import FoodData
import FoodDomain
import FoodServer
import FoodTesting
import Foundation
import Logging

/// A server's database with menus, and who answers from it.
struct ServerWorld: Sendable {
  private let directory: TemporaryDirectory
  private let database: ServerDatabase

  /// Makes the database, and puts the menus into it.
  init(selling menus: [Menu]) throws {
    directory = try TemporaryDirectory()
    database = try ServerDatabase(path: directory.path("server.sqlite"), log: .silent)
    let seeder = Seeder(database: database)
    for menu in menus { try seeder.add(menu.restaurant, items: menu.items) }
  }

  /// Runs a test with what answers from the database, without any network.
  func directly(_ test: @Sendable (World) async throws -> Void) async throws {
    let accounts = accounts
    let restaurants = SQLiteRestaurantRepository(database: database)
    let orders = SQLiteOrderRepository(database: database)
    let world = World(
      restaurants: restaurants, stock: restaurants,
      device: {
        Device(
          registration: accounts, login: accounts, orders: orders, logOut: accounts.end,
          accepts: { await accounts.accepts($0) })
      })
    defer { withExtendedLifetime(directory) {} }
    try await test(world)
  }

  /// Runs a test with clients of a server that runs meanwhile.
  func overHTTP(_ test: @Sendable @escaping (World) async throws -> Void) async throws {
    var options = FoodServer.Options(databasePath: directory.path("server.sqlite"))
    options.port = 0
    options.kitchenStep = .seconds(3600)
    options.passwordCost = .cheap
    options.seed = false
    let server = try FoodServer(options, log: .silent)
    let ports = Heard<Int?>()
    defer { withExtendedLifetime(directory) {} }
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask {
        do { try await server.run { ports.say($0) } } catch { ports.say(nil) }
      }
      guard let port = await ports.next(), let port else { throw NoAnswer() }
      try await test(try clients(of: port))
    }
  }

  /// One client's database for all of them, as visitors of a web front end have it.
  private func clients(of port: Int) throws -> World {
    guard let url = URL(string: "http://127.0.0.1:\(port)") else { throw NoAnswer() }
    let assembly = LiveDataAssembly(
      server: url, database: try LocalDatabase(path: directory.path("client.sqlite")),
      now: { .sample() })
    let visitor = assembly.services(of: "visitor")
    let accounts = accounts
    return World(
      restaurants: visitor.restaurants, stock: visitor.stock,
      device: {
        let services = assembly.services(of: UUID().uuidString)
        return Device(
          registration: services.registration, login: services.login, orders: services.orders,
          logOut: { _ in await services.logout.logOut() },
          accepts: { await accounts.accepts($0) })
      })
  }

  private var accounts: StoredAccountService {
    StoredAccountService(
      database: database, passwords: PasswordHasher(cost: .cheap), now: { Date() })
  }
}

extension StoredAccountService {
  fileprivate func accepts(_ session: AccountSession) async -> Bool {
    do {
      return try await self.session(with: session.token) == session
    } catch {
      return false
    }
  }
}

extension Logger {
  fileprivate static let silent = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
}
