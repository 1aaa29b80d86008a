import FoodDomain
import FoodTesting
import Foundation
import Testing

@Suite("Placing an order, whoever keeps it")
struct PlacingContract {
  @Test("answers what was placed", arguments: Keeper.allCases)
  func answer(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let guest = try await world.guest()
      let order = Order.sample(
        by: guest.customer.id, items: [.sample(quantity: 2, instructions: "No basil 🌿.")])
      let placed = try await guest.orders.place(order)
      #expect(placed.placed(at: .sample()) == order)
      #expect(try await guest.orders.order(order.id, of: guest.customer.id) == .current(placed))
      #expect(try await guest.orders.orders(of: guest.customer.id) == .current([placed]))
    }
  }

  @Test("twice makes one order, and takes its food once", arguments: Keeper.allCases)
  func twice(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let guest = try await world.guest()
      let order = Order.sample(by: guest.customer.id)
      let first = try await guest.orders.place(order)
      #expect(try await guest.orders.place(order) == first)
      #expect(try await guest.orders.orders(of: guest.customer.id).value == [first])
      #expect(try await world.left() == [8, 3])
    }
  }

  @Test("many times at once makes one order, and takes its food once", arguments: Keeper.allCases)
  func atOnce(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let guest = try await world.guest()
      let order = Order.sample(by: guest.customer.id)
      let placed = try await withThrowingTaskGroup(of: Order.self) { group in
        for _ in 1...6 { group.addTask { try await guest.orders.place(order) } }
        return try await group.reduce(into: Set<Order>()) { $0.insert($1) }
      }
      #expect(Set(placed.map { $0.placed(at: .sample()) }) == [order])
      #expect(try await guest.orders.orders(of: guest.customer.id).value.count == 1)
      #expect(try await world.left() == [8, 3])
    }
  }

  @Test("with the identifier of somebody else's order is a conflict", arguments: Keeper.allCases)
  func conflict(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let ada = try await world.guest("ada")
      let grace = try await world.guest("grace")
      let placed = try await ada.orders.place(.sample(by: ada.customer.id))
      await #expect(throws: OrderError.conflict) {
        try await grace.orders.place(.sample(by: grace.customer.id))
      }
      #expect(try await world.left() == [8, 3])
      #expect(try await ada.orders.orders(of: ada.customer.id).value == [placed])
      #expect(try await grace.orders.orders(of: grace.customer.id).value.isEmpty)
    }
  }

  @Test("takes nothing when something is out of stock", arguments: Keeper.allCases)
  func outOfStock(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let guest = try await world.guest()
      let tart = Menu.trattoria.items[1]
      let order = Order.sample(
        by: guest.customer.id, items: [.sample(), .sample(tart, quantity: 4)])
      await #expect(throws: OrderError.outOfStock("Lemon tart", left: 3)) {
        try await guest.orders.place(order)
      }
      #expect(try await world.left() == [10, 3])
      #expect(try await guest.orders.orders(of: guest.customer.id).value.isEmpty)
      await #expect(throws: ServiceError.notFound) {
        try await guest.orders.order(order.id, of: guest.customer.id)
      }
    }
  }

  @Test("at once by many never takes more than there is", arguments: Keeper.allCases)
  func scarce(_ keeper: Keeper) async throws {
    let menu = Menu(of: .sample(), items: [.sample(stock: 5)])
    try await keeper.run(selling: [menu]) { world in
      let guest = try await world.guest()
      let answers = await withTaskGroup(of: OrderError?.self) { group in
        for number in 1...6 {
          group.addTask {
            do {
              _ = try await guest.orders.place(.sample(number, by: guest.customer.id))
              return nil
            } catch {
              return error as? OrderError ?? .conflict
            }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers.filter { $0 == nil }.count == 2)
      #expect(
        answers.filter { $0 == .outOfStock("Margherita", left: 1) }.count == 4, "\(answers)")
      #expect(try await world.left(at: menu) == [1])
      #expect(try await guest.orders.orders(of: guest.customer.id).value.count == 2)
    }
  }
}

@Suite("Orders, whoever keeps them")
struct OrderRepositoryContract {
  @Test("are those of the customer alone", arguments: Keeper.allCases)
  func customers(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let ada = try await world.guest("ada")
      let grace = try await world.guest("grace")
      for number in [1, 2] {
        _ = try await ada.orders.place(.sample(number, by: ada.customer.id))
      }
      _ = try await grace.orders.place(.sample(3, by: grace.customer.id))
      let adas = try await ada.orders.orders(of: ada.customer.id)
      #expect(Set(adas.value.map(\.id)) == [.sample(1), .sample(2)])
      #expect(adas.value.allSatisfy { $0.customerID == ada.customer.id })
      #expect(adas.savedAt == nil)
      let graces = try await grace.orders.orders(of: grace.customer.id)
      #expect(graces.value.map(\.id) == [.sample(3)])
    }
  }

  @Test("are none at first", arguments: Keeper.allCases)
  func none(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let guest = try await world.guest()
      #expect(try await guest.orders.orders(of: guest.customer.id) == .current([]))
    }
  }

  @Test("are not found by somebody else, nor where there is none", arguments: Keeper.allCases)
  func notFound(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let ada = try await world.guest("ada")
      let grace = try await world.guest("grace")
      _ = try await ada.orders.place(.sample(1, by: ada.customer.id))
      for number in [1, 2] {
        await #expect(throws: ServiceError.notFound) {
          try await grace.orders.order(.sample(number), of: grace.customer.id)
        }
      }
    }
  }

  @Test("keep the price that food had", arguments: Keeper.allCases)
  func price(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let guest = try await world.guest()
      _ = try await guest.orders.place(.sample(by: guest.customer.id))
      let order = try await guest.orders.order(.sample(901), of: guest.customer.id).value
      #expect(order.items.map(\.unitPrice) == [.cents(1000)])
      #expect(order.totals == .sample)
      #expect(order.restaurantName == "Trattoria Lucia")
    }
  }
}

extension Order {
  /// The same order at another time: who keeps it may go by a clock of their own.
  fileprivate func placed(at date: Date) -> Order {
    Order(
      id: id, customerID: customerID, restaurantID: restaurantID, restaurantName: restaurantName,
      items: items, totals: totals, payment: payment, delivery: delivery, placedAt: date,
      status: status)
  }
}
