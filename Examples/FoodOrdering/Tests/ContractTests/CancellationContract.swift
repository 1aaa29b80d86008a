import FoodDomain
import FoodTesting
import Foundation
import Testing

@Suite("Taking an order back, whoever keeps it")
struct CancellationContract {
  @Test("cancels it, and has its food be sold again", arguments: Keeper.allCases)
  func cancel(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let guest = try await world.guest()
      let placed = try await guest.orders.place(.sample(by: guest.customer.id))
      #expect(try await world.left() == [8, 3])
      let cancelled = try await guest.orders.cancel(placed)
      #expect(cancelled == placed.with(.cancelled))
      #expect(try await guest.orders.order(placed.id, of: guest.customer.id) == .current(cancelled))
      #expect(try await world.left() == [10, 3])
    }
  }

  @Test("has each of its items be sold again", arguments: [Keeper.memory, .database])
  func items(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let guest = try await world.guest()
      let tart = OrderItem.sample(Menu.trattoria.items[1], quantity: 3)
      let placed = try await guest.orders.place(
        .sample(by: guest.customer.id, items: [.sample(quantity: 4), tart]))
      #expect(try await world.left() == [6, 0])
      _ = try await guest.orders.cancel(placed)
      #expect(try await world.left() == [10, 3])
    }
  }

  @Test("twice puts its food back once", arguments: Keeper.allCases)
  func twice(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let guest = try await world.guest()
      let placed = try await guest.orders.place(.sample(by: guest.customer.id))
      let first = try await guest.orders.cancel(placed)
      #expect(try await guest.orders.cancel(placed) == first)
      #expect(try await world.left() == [10, 3])
    }
  }

  @Test("cannot be done by somebody else, nor where there is none", arguments: Keeper.allCases)
  func notFound(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let ada = try await world.guest("ada")
      let grace = try await world.guest("grace")
      let placed = try await ada.orders.place(.sample(1, by: ada.customer.id))
      for number in [1, 2] {
        await #expect(throws: ServiceError.notFound) {
          try await grace.orders.cancel(.sample(number, by: grace.customer.id))
        }
      }
      #expect(try await ada.orders.order(placed.id, of: ada.customer.id) == .current(placed))
      #expect(try await world.left() == [8, 3])
    }
  }
}
