import FoodDomain
import FoodTesting
import Testing

@Suite("Restaurants, whoever keeps them")
struct RestaurantRepositoryContract {
  @Test("are all there, with all that is known of them", arguments: Keeper.allCases)
  func restaurants(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let (answers, error) = await world.restaurants.restaurants().collected()
      #expect(error == nil)
      #expect(answers.last == .current([Menu.trattoria.restaurant, Menu.izakaya.restaurant]))
    }
  }

  @Test("are none where there are none", arguments: Keeper.allCases)
  func none(_ keeper: Keeper) async throws {
    try await keeper.run(selling: []) { world in
      let (answers, error) = await world.restaurants.restaurants().collected()
      #expect(error == nil)
      #expect(answers.last == .current([]))
    }
  }

  @Test("sell what is on their menu, in its order", arguments: Keeper.allCases)
  func menu(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      for menu in [Menu.trattoria, .izakaya] {
        let (answers, error) = await world.restaurants.menu(of: menu.restaurant.id).collected()
        #expect(error == nil)
        let last = try #require(answers.last)
        #expect(last.savedAt == nil)
        #expect(last.value.0 == menu.restaurant)
        #expect(last.value.1 == menu.items)
      }
    }
  }

  @Test("are not found where there is none", arguments: Keeper.allCases)
  func notFound(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let (answers, error) = await world.restaurants.menu(of: .sample(9)).collected()
      #expect(answers.isEmpty)
      #expect(error as? ServiceError == .notFound)
    }
  }

  @Test("tell the truth last, when asked again", arguments: Keeper.allCases)
  func again(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      _ = await world.restaurants.menu(of: .sample(1)).collected()
      let guest = try await world.guest()
      _ = try await guest.orders.place(.sample(by: guest.customer.id))
      let (answers, error) = await world.restaurants.menu(of: .sample(1)).collected()
      #expect(error == nil)
      #expect(answers.last?.savedAt == nil)
      #expect(answers.last?.value.1.map(\.stock) == [8, 3])
    }
  }
}

@Suite("The stock, whoever keeps it")
struct StockRepositoryContract {
  @Test(
    "is what a restaurant sells, with prices, in the order of its menu", arguments: Keeper.allCases)
  func items(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      for menu in [Menu.trattoria, .izakaya] {
        let items = try await world.stock.items(of: menu.restaurant.id)
        #expect(items == menu.items)
      }
    }
  }

  @Test("is not found where there is no restaurant", arguments: Keeper.allCases)
  func notFound(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      await #expect(throws: ServiceError.notFound) {
        try await world.stock.items(of: .sample(9))
      }
    }
  }

  @Test("is less by what was ordered, of that alone", arguments: Keeper.allCases)
  func less(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let guest = try await world.guest()
      _ = try await guest.orders.place(.sample(by: guest.customer.id))
      #expect(try await world.left() == [8, 3])
      #expect(try await world.left(at: .izakaya) == [0])
    }
  }
}
