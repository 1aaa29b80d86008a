import FoodDomain
import FoodServer
import Foundation
import Testing

/// Restaurants, menus, and what comes with the server.
struct SQLiteRestaurantRepositoryTests {
  @Test func `restaurants and menus come back as they were added`() async throws {
    try await Fixture.use { shop in
      #expect(try await shop.restaurants.restaurants().latest() == [Fixture.restaurant])
      let menu = try await shop.restaurants.menu(of: Fixture.restaurant.id).latest()
      #expect(menu?.0 == Fixture.restaurant)
      #expect(menu?.1 == [Fixture.udon, Fixture.tea])
    }
  }

  @Test func `a restaurant that there is not is not found`() async throws {
    try await Fixture.use { shop in
      await #expect(throws: ServiceError.notFound) {
        try await shop.restaurants.menu(of: UUID()).latest()
      }
      await #expect(throws: ServiceError.notFound) {
        try await shop.restaurants.items(of: UUID())
      }
    }
  }

  @Test func `seeding twice adds nothing and gives back nothing that was sold`() async throws {
    try await Fixture.use { shop in
      try shop.seeder.seed()
      _ = try await shop.orders.place(shop.order(2))
      let before = try Ledger(path: shop.path)
      try shop.seeder.seed()
      try shop.seeder.add(Fixture.restaurant, items: [Fixture.udon, Fixture.tea])
      #expect(try Ledger(path: shop.path) == before)
      #expect(try await shop.restaurants.restaurants().latest()?.count == 9)
    }
  }

  @Test func `what comes with the server can be ordered`() async throws {
    try await Fixture.use { shop in
      try shop.seeder.seed()
      let restaurants = try #require(try await shop.restaurants.restaurants().latest())
      #expect(Set(restaurants.map(\.region)) == Set(TaxRegion.allCases))
      for restaurant in restaurants.dropFirst() {
        let items = try await shop.restaurants.items(of: restaurant.id)
        #expect((8...12).contains(items.count))
        #expect(items.allSatisfy { $0.price.amount > 0 && $0.summary.hasSuffix(".") })
        #expect(items.allSatisfy { $0.price.currency == .euro })
      }
    }
  }

  @Test func `two openings of a file see the same`() async throws {
    try await Fixture.use { shop in
      let again = try ServerDatabase(path: shop.path, log: shop.log.logger)
      let restaurants = SQLiteRestaurantRepository(database: again).restaurants()
      #expect(try await restaurants.latest() == [Fixture.restaurant])
    }
  }
}
