import FoodDomain
import FoodServer
import Foundation
import Testing

/// Orders and stock, in one transaction.
struct SQLiteOrderRepositoryTests {
  @Test func `an order comes back as it was placed`() async throws {
    try await Fixture.use { shop in
      let order = shop.order(2)
      let placed = try await shop.orders.place(order)
      #expect(placed == order)
      #expect(try await shop.orders.order(order.id, of: shop.customer.id).value == order)
      #expect(try await shop.orders.orders(of: shop.customer.id).value == [order])
      #expect(try await shop.left() == 1)
    }
  }

  @Test func `an order placed again is the first one, as it stands now`() async throws {
    try await Fixture.use { shop in
      let order = try await shop.orders.place(shop.order(2))
      _ = try await shop.orders.advance(order, to: .preparing)
      #expect(try await shop.orders.place(shop.order(3, id: order.id)) == order.with(.preparing))
      #expect(try await shop.left() == 1)
    }
  }

  @Test func `somebody else's identifier is a conflict and takes nothing`() async throws {
    try await Fixture.use { shop in
      let order = try await shop.orders.place(shop.order())
      let bob = try await shop.accounts.register(
        Registration(name: "Bob", email: "b@b.org", password: "correct horse", address: "There")
      ).customer
      await #expect(throws: OrderError.conflict) {
        try await shop.orders.place(shop.order(by: bob, id: order.id))
      }
      await #expect(throws: ServiceError.notFound) {
        try await shop.orders.order(order.id, of: bob.id)
      }
      #expect(try await shop.left() == 2)
    }
  }

  @Test func `what is not left is not sold, and nothing else of the order`() async throws {
    try await Fixture.use { shop in
      var items = shop.order(2).items
      items.insert(
        OrderItem(
          menuItemID: Fixture.tea.id, name: "Tea", unitPrice: Fixture.tea.price, quantity: 1),
        at: 0)
      items.append(
        OrderItem(
          menuItemID: Fixture.udon.id, name: "Udon", unitPrice: Fixture.udon.price, quantity: 2))
      let order = shop.order().with(items: items)
      await #expect(throws: OrderError.outOfStock("Udon", left: 1)) {
        try await shop.orders.place(order)
      }
      let left = try await shop.restaurants.items(of: Fixture.restaurant.id)
      #expect(left.map(\.stock) == [3, 5])
      #expect(try await shop.orders.orders(of: shop.customer.id).value.isEmpty)
    }
  }

  @Test(arguments: [0, -2]) func `an order of less than one piece is not kept`(
    quantity: Int
  ) async throws {
    try await Fixture.use { shop in
      let order = shop.order().with(items: shop.order(quantity).items)
      await #expect(throws: ServiceError.unavailable) { try await shop.orders.place(order) }
      let left = try await shop.left()
      #expect(left == 3)
      #expect(shop.log.text.contains("CHECK constraint failed"))
    }
  }

  @Test func `an amount that nobody can pay is not kept`() async throws {
    try await Fixture.use { shop in
      let order = shop.order().with(
        items: [
          OrderItem(
            menuItemID: Fixture.udon.id, name: "Udon", unitPrice: Money(Decimal(5) / 10, .yen),
            quantity: 1)
        ])
      await #expect(throws: (any Error).self) { try await shop.orders.place(order) }
      let left = try await shop.left()
      #expect(left == 3)
    }
  }

  @Test func `an order that a kitchen has begun is not taken back`() async throws {
    try await Fixture.use { shop in
      let order = try await shop.orders.place(shop.order(2))
      _ = try await shop.orders.advance(order, to: .preparing)
      let now = try await shop.orders.cancel(order)
      #expect(now == order.with(.preparing))
      #expect(try await shop.left() == 1)
    }
  }

  @Test func `a kitchen does not begin with what was taken back`() async throws {
    try await Fixture.use { shop in
      let order = try await shop.orders.place(shop.order(2))
      #expect(try await shop.orders.cancel(order).status == .cancelled)
      #expect(try await !shop.orders.advance(order, to: .preparing))
      #expect(try await shop.orders.openOrders().isEmpty)
      #expect(try await shop.left() == 3)
    }
  }

  @Test func `the kitchen sees what is open, and takes no step twice`() async throws {
    try await Fixture.use { shop in
      let order = try await shop.orders.place(shop.order())
      #expect(try await shop.orders.openOrders() == [order])
      #expect(try await shop.orders.advance(order, to: .preparing))
      #expect(try await !shop.orders.advance(order, to: .delivered))
      let now = try await shop.orders.order(order.id, of: shop.customer.id).value
      #expect(now.status == .preparing)
      _ = try await shop.orders.advance(now, to: .delivered)
      #expect(try await shop.orders.openOrders().isEmpty)
    }
  }
}

extension Order {
  fileprivate func with(items: [OrderItem]) -> Order {
    Order(
      id: id, customerID: customerID, restaurantID: restaurantID, restaurantName: restaurantName,
      items: items, totals: totals, payment: payment, delivery: delivery, placedAt: placedAt,
      status: status)
  }
}
