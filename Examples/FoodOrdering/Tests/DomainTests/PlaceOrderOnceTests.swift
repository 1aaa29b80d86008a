import FoodDomain
import FoodTesting
import Testing

@Suite("Placing an order once")
struct PlaceOrderOnceTests {
  @Test("places what nobody has seen")
  func new() async throws {
    let once = PlaceOrderOnce(
      orders: repository { _ in throw ServiceError.notFound },
      otherwise: FakePlaceOrder { _ in .sample() })
    #expect(try await once.place(try checkout()) == .sample())
  }

  @Test("answers what was placed before, as it stands now")
  func known() async throws {
    let once = PlaceOrderOnce(
      orders: repository { _ in .current(.sample(status: .onTheWay)) },
      otherwise: FakePlaceOrder { _ in throw NoAnswer() })
    #expect(try await once.place(try checkout()).status == .onTheWay)
  }

  @Test("answers the order that another request has placed meanwhile with the last of the stock")
  func race() async throws {
    let placed = Recording<Order>()
    let once = PlaceOrderOnce(
      orders: repository { _ in
        guard let order = await placed.events.last else { throw ServiceError.notFound }
        return .current(order)
      },
      otherwise: FakePlaceOrder { _ in
        await placed.record(.sample())
        throw OrderError.outOfStock("Margherita", left: 0)
      })
    #expect(try await once.place(try checkout()) == .sample())
  }

  @Test("says why when the order was placed by nobody")
  func refused() async throws {
    let once = PlaceOrderOnce(
      orders: repository { _ in throw ServiceError.notFound },
      otherwise: FakePlaceOrder { _ in throw OrderError.outOfStock("Margherita", left: 0) })
    await #expect(throws: OrderError.outOfStock("Margherita", left: 0)) {
      try await once.place(try checkout())
    }
  }

  @Test(
    "places all the same what cannot be looked up",
    arguments: [
      ServiceError.offline, .unavailable,
    ])
  func unknown(_ error: ServiceError) async throws {
    let once = PlaceOrderOnce(
      orders: repository { _ in throw error },
      otherwise: FakePlaceOrder { _ in .sample(status: .waiting) })
    #expect(try await once.place(try checkout()).status == .waiting)
  }

  @Test("places nothing for whom the session has ended")
  func notSignedIn() async throws {
    let attempts = Recording<Checkout>()
    let once = PlaceOrderOnce(
      orders: repository { _ in throw ServiceError.notSignedIn },
      otherwise: FakePlaceOrder { checkout in
        await attempts.record(checkout)
        return .sample()
      })
    await #expect(throws: ServiceError.notSignedIn) { try await once.place(try checkout()) }
    #expect(await attempts.events.isEmpty)
  }

  @Test("does not look again when the payment is refused")
  func declined() async throws {
    let looks = Recording<Order.ID>()
    let once = PlaceOrderOnce(
      orders: repository { id in
        await looks.record(id)
        throw ServiceError.notFound
      },
      otherwise: FakePlaceOrder { _ in throw PaymentError.declined })
    await #expect(throws: PaymentError.declined) { try await once.place(try checkout()) }
    #expect(await looks.events == [.sample(901)])
  }

  private func checkout() throws -> Checkout { .sample(try .sample()) }

  private func repository(
    _ find: @escaping @Sendable (Order.ID) async throws -> Snapshot<Order>
  ) -> FakeOrderRepository {
    var repository = FakeOrderRepository()
    repository.order = { id, customer in
      #expect(customer == Customer.sample().id)
      return try await find(id)
    }
    return repository
  }
}
