import FoodDomain
import FoodTesting
import Testing

@testable import FoodData

@Suite("Placing an order, network first")
struct LiveOrderRepositoryPlaceTests {
  @Test("answers what the server makes of it, and keeps that")
  func placed() async throws {
    let local = FakeOrderLocal()
    let repository = LiveOrderRepository(
      remote: FakeOrderRemote(place: { try OrderDTO(received: $0, status: .preparing) }),
      local: local)
    #expect(try await repository.place(.sample()) == .sample(status: .preparing))
    #expect(await local.state(of: .sample(901)) == .sent)
    #expect(await local.status(of: .sample(901)) == "preparing")
  }

  @Test(
    "has the order wait while the server is away or busy",
    arguments: [
      RemoteError.unreachable, .unreadable(status: 500), .unreadable(status: 502),
      .refused("unavailable"), .refused("internal"),
    ])
  func waiting(_ failure: RemoteError) async throws {
    let local = FakeOrderLocal()
    let repository = LiveOrderRepository(remote: FakeOrderRemote.failing(failure), local: local)
    #expect(try await repository.place(.sample()) == .sample(status: .waiting))
    #expect(await local.state(of: .sample(901)) == .waiting)
    #expect(await local.status(of: .sample(901)) == "waiting")
  }

  @Test(
    "says why the server refuses it, and keeps nothing",
    arguments: [
      ("conflict", OrderError.conflict as any Error & Sendable),
      ("empty_cart", OrderError.emptyCart), ("not_signed_in", ServiceError.notSignedIn),
      ("not_found", ServiceError.notFound), ("teapot", ServiceError.unusableAnswer),
      ("unknown_reference", PaymentError.unknownReference),
      ("invalid_instructions", CartError.invalidInstructions),
    ])
  func refused(_ code: String, _ expected: any Error & Sendable) async {
    let local = FakeOrderLocal()
    let repository = LiveOrderRepository(
      remote: FakeOrderRemote.failing(RemoteError.refused(code)), local: local)
    await #expect {
      try await repository.place(.sample())
    } throws: {
      "\($0)" == "\(expected)" && type(of: $0) == type(of: expected)
    }
    #expect(await local.state(of: .sample(901)) == nil)
  }

  @Test("says which item is out of stock")
  func outOfStock() async {
    let detail = ErrorDTO.Detail(code: "out_of_stock", item: "Margherita", left: 1)
    let repository = LiveOrderRepository(
      remote: FakeOrderRemote.failing(RemoteError.refused(detail)), local: FakeOrderLocal())
    await #expect(throws: OrderError.outOfStock("Margherita", left: 1)) {
      try await repository.place(.sample())
    }
  }

  @Test("finds no sense in nonsense, and keeps none of it")
  func unusable() async {
    let local = FakeOrderLocal()
    let repository = LiveOrderRepository(
      remote: FakeOrderRemote(place: { _ in .nonsense(.sample()) }), local: local)
    await #expect(throws: ServiceError.unusableAnswer) { try await repository.place(.sample()) }
    #expect(await local.state(of: .sample(901)) == nil)
    let unreadable = LiveOrderRepository(
      remote: FakeOrderRemote.failing(RemoteError.unreadable(status: 418)), local: local)
    await #expect(throws: ServiceError.unusableAnswer) { try await unreadable.place(.sample()) }
  }

  @Test("has nothing wait that was cancelled")
  func cancelled() async {
    let local = FakeOrderLocal()
    let repository = LiveOrderRepository(
      remote: FakeOrderRemote.failing(CancellationError()), local: local)
    await #expect(throws: CancellationError.self) { try await repository.place(.sample()) }
    #expect(await local.state(of: .sample(901)) == nil)
  }

  @Test("stands where it cannot be kept here")
  func fullDisk() async throws {
    let repository = LiveOrderRepository(
      remote: FakeOrderRemote(place: { try OrderDTO(received: $0) }),
      local: FakeOrderLocal(writeFailure: NoAnswer()))
    #expect(try await repository.place(.sample()) == .sample())
  }

  @Test("promises nothing where it can neither be sent nor kept")
  func lost() async {
    let repository = LiveOrderRepository(
      remote: FakeOrderRemote.failing(RemoteError.unreachable),
      local: FakeOrderLocal(writeFailure: NoAnswer()))
    await #expect(throws: NoAnswer.self) { try await repository.place(.sample()) }
  }
}
