import FoodDomain
import FoodTesting
import Foundation
import GRDB
import Testing

@testable import FoodData

@Suite("The cart in the local database")
struct LocalCartRepositoryTests {
  private let database: LocalDatabase
  private let carts: LocalCartRepository

  init() throws {
    database = try LocalDatabase()
    carts = LocalCartRepository(database: database, owner: "device")
  }

  @Test("is empty at first")
  func empty() async throws {
    #expect(try await carts.cart() == Cart())
  }

  @Test("comes back as it went")
  func roundTrip() async throws {
    let place = Restaurant.sample(offer: Offer(percent: 12.5, from: .cents(4000)))
    var cart = try Cart.sample([(.sample(102, stock: 20), 20), (.sample(101), 1)], from: place)
    try cart.add(.sample(101), from: place, quantity: 1, instructions: "No basil.")
    try await carts.save(cart)
    #expect(try await carts.cart() == cart)
  }

  @Test("keeps what was chosen when less is left by now")
  func short() async throws {
    let cart = try Cart.sample().updated(to: [.sample(stock: 1)])
    try await carts.save(cart)
    #expect(try await carts.cart() == cart)
    #expect(try await carts.cart().lines.map(\.isAvailable) == [false])
  }

  @Test("is there again when the file is opened again")
  func reopened() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("food.sqlite")
    let cart = try Cart.sample()
    try await LocalCartRepository(database: LocalDatabase(path: path), owner: "device")
      .save(cart)
    let later = LocalCartRepository(database: try LocalDatabase(path: path), owner: "device")
    #expect(try await later.cart() == cart)
  }

  @Test("is one for each owner, whatever they are called")
  func owners() async throws {
    let other = LocalCartRepository(database: database, owner: "'; DROP TABLE cart; --")
    try await carts.save(try .sample())
    #expect(try await other.cart() == Cart())
    try await other.save(try .sample([(.sample(), 7)]))
    #expect(try await carts.cart().count == 2)
    #expect(try await other.cart().count == 7)
    try await carts.save(Cart())
    #expect(try await other.cart().count == 7)
  }

  @Test("leaves nothing behind when it is emptied")
  func emptied() async throws {
    try await carts.save(try .sample())
    try await carts.save(Cart())
    #expect(try await carts.cart() == Cart())
    #expect(try await count() == 0)
  }

  @Test("is empty where what was kept cannot be read any more", arguments: ["", "{}", "\u{0}"])
  func unreadable(_ body: String) async throws {
    try await carts.save(try .sample())
    try await overwrite(Data(body.utf8))
    #expect(try await carts.cart() == Cart())
  }

  @Test("is empty where what was kept can be no cart any more")
  func impossible() async throws {
    var region = try #require(CartRecord(try .sample()))
    region.restaurant.region = "XX"
    var quantity = try #require(CartRecord(try .sample()))
    quantity.lines[0].quantity = 21
    for record in [region, quantity] {
      try await carts.save(try .sample())
      try await overwrite(try JSONEncoder().encode(record))
      #expect(try await carts.cart() == Cart())
    }
  }

  private func overwrite(_ body: Data) async throws {
    try await database.queue.write { database in
      try database.execute(sql: "UPDATE cart SET body = ?", arguments: [body])
    }
  }

  private func count() async throws -> Int? {
    try await database.queue.read { database in
      try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM cart")
    }
  }
}
