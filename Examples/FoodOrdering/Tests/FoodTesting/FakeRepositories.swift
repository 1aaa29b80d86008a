package import FoodDomain

/// Restaurants as the test answers them.
package struct FakeRestaurantRepository: RestaurantRepository {
  /// The answer to who asks for all.
  package var all: @Sendable () -> AsyncThrowingStream<Snapshot<[Restaurant]>, any Error> = {
    .canned(failure: NoAnswer())
  }
  /// The answer to who asks for a menu.
  package var menu:
    @Sendable (Restaurant.ID)
      -> AsyncThrowingStream<Snapshot<(Restaurant, [MenuItem])>, any Error> = { _ in
        .canned(failure: NoAnswer())
      }

  /// Answers nothing until it is told what.
  package init() {}

  package func restaurants() -> AsyncThrowingStream<Snapshot<[Restaurant]>, any Error> { all() }

  package func menu(
    of restaurant: Restaurant.ID
  ) -> AsyncThrowingStream<Snapshot<(Restaurant, [MenuItem])>, any Error> {
    menu(restaurant)
  }
}

/// A stock as the test answers it.
package struct FakeStockRepository: StockRepository {
  private let answer: @Sendable (Restaurant.ID) async throws -> [MenuItem]

  /// Answers with what the work says.
  package init(_ answer: @escaping @Sendable (Restaurant.ID) async throws -> [MenuItem]) {
    self.answer = answer
  }

  package func items(of restaurant: Restaurant.ID) async throws -> [MenuItem] {
    try await answer(restaurant)
  }
}

/// A cart that counts how often it is kept.
package actor FakeCartRepository: CartRepository {
  /// What is kept.
  package private(set) var kept: Cart
  /// How often something was kept.
  package private(set) var saves = 0
  private let failure: (any Error)?

  /// - Parameter failure: What keeping ends with.
  package init(_ cart: Cart = Cart(), failure: (any Error)? = nil) {
    kept = cart
    self.failure = failure
  }

  package func cart() async throws -> Cart { kept }

  package func save(_ cart: Cart) async throws {
    if let failure { throw failure }
    kept = cart
    saves += 1
  }
}

/// Orders as the test answers them.
package struct FakeOrderRepository: OrderRepository {
  /// What comes of an order that is placed.
  package var place: @Sendable (Order) async throws -> Order = { _ in throw NoAnswer() }
  /// What comes of an order that is taken back.
  package var cancel: @Sendable (Order) async throws -> Order = { _ in throw NoAnswer() }
  /// The orders of a customer.
  package var orders: @Sendable (Customer.ID) async throws -> Snapshot<[Order]> = { _ in
    throw NoAnswer()
  }
  /// One order of a customer.
  package var order: @Sendable (Order.ID, Customer.ID) async throws -> Snapshot<Order> = { _, _ in
    throw NoAnswer()
  }

  /// Answers nothing until it is told what.
  package init() {}

  package func place(_ order: Order) async throws -> Order { try await place(order) }

  package func cancel(_ order: Order) async throws -> Order { try await cancel(order) }

  package func orders(of customer: Customer.ID) async throws -> Snapshot<[Order]> {
    try await orders(customer)
  }

  package func order(_ id: Order.ID, of customer: Customer.ID) async throws -> Snapshot<Order> {
    try await order(id, customer)
  }
}

/// What waits, as the test answers it.
package struct FakeWaitingOrderRepository: WaitingOrderRepository {
  private let answer: @Sendable (Customer.ID) async throws -> [Order]

  /// Answers with what the work says.
  package init(_ answer: @escaping @Sendable (Customer.ID) async throws -> [Order]) {
    self.answer = answer
  }

  package func sendWaiting(of customer: Customer.ID) async throws -> [Order] {
    try await answer(customer)
  }
}

/// What the kitchen has to do, and how far it says it has got.
package actor FakeOpenOrderRepository: OpenOrderRepository {
  /// What was written down.
  package private(set) var steps: [Order.ID: OrderStatus] = [:]
  private let open: [Order]
  private let takenBack: Set<Order.ID>
  private let failure: (any Error)?

  /// - Parameters:
  ///   - takenBack: Orders that are taken back before anybody gets to them.
  ///   - failure: What writing down ends with.
  package init(
    _ open: [Order], takenBack: Set<Order.ID> = [], failure: (any Error)? = nil
  ) {
    self.open = open
    self.takenBack = takenBack
    self.failure = failure
  }

  package func openOrders() async throws -> [Order] { open }

  package func advance(_ order: Order, to status: OrderStatus) async throws -> Bool {
    if let failure { throw failure }
    guard !takenBack.contains(order.id) else { return false }
    steps[order.id] = status
    return true
  }
}
