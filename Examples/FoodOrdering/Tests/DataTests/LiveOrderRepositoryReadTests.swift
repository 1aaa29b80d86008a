import FoodDomain
import FoodTesting
import Testing

@testable import FoodData

private let outages = [
  RemoteError.unreachable, .unreadable(status: 500), .refused("unavailable"),
]

@Suite("The orders of a customer, network first")
struct LiveOrderRepositoryListTests {
  @Test("are what the server says, with those that it has never seen")
  func merged() async throws {
    let local = FakeOrderLocal([.sample(2, status: .waiting)], .waiting)
    try await local.keep(OrderDTO(.sample(3, status: .refused)), .refused, of: .sample(501))
    try await local.keep(OrderDTO(.sample(4)), of: .sample(501))
    let known = try await repository(local) { [OrderDTO(.sample(1))] }.orders(of: .sample(501))
    #expect(known.savedAt == nil)
    #expect(Set(known.value.map(\.id)) == [.sample(1), .sample(2), .sample(3)])
  }

  @Test("hold an order once that has arrived without anybody knowing")
  func arrived() async throws {
    let local = FakeOrderLocal([.sample(1, status: .waiting)], .waiting)
    let known = try await repository(local) { [OrderDTO(.sample(1))] }.orders(of: .sample(501))
    #expect(known.value == [.sample(1)])
    #expect(await local.state(of: .sample(1)) == .sent)
  }

  @Test("are what was kept while the server is away, with a date", arguments: outages)
  func offline(_ failure: RemoteError) async throws {
    let local = FakeOrderLocal([.sample(1)], .sent)
    try await local.keep(OrderDTO(.sample(2, status: .waiting)), .waiting, of: .sample(501))
    try await local.keep(OrderDTO(.sample(3)), of: .sample(502))
    let known = try await repository(local) { throw failure }.orders(of: .sample(501))
    #expect(known.savedAt == FakeOrderLocal.date)
    #expect(Set(known.value.map(\.id)) == [.sample(1), .sample(2)])
  }

  @Test("are kept for then")
  func kept() async throws {
    let local = FakeOrderLocal()
    _ = try await repository(local) { [OrderDTO(.sample(1))] }.orders(of: .sample(501))
    let known = try await repository(local) { throw RemoteError.unreachable }
      .orders(of: .sample(501))
    #expect(known == .saved([.sample(1)], at: FakeOrderLocal.date))
  }

  @Test("are not known where nothing was kept")
  func unknown() async {
    await #expect(throws: ServiceError.offline) {
      try await repository(FakeOrderLocal()) { throw RemoteError.unreachable }
        .orders(of: .sample(501))
    }
    await #expect(throws: ServiceError.unavailable) {
      try await repository(FakeOrderLocal()) { throw RemoteError.unreadable(status: 500) }
        .orders(of: .sample(501))
    }
  }

  @Test("are shown to nobody whose session has ended, whatever was kept")
  func notSignedIn() async {
    let local = FakeOrderLocal([.sample(1)], .sent)
    await #expect(throws: ServiceError.notSignedIn) {
      try await repository(local) { throw RemoteError.refused("not_signed_in") }
        .orders(of: .sample(501))
    }
    await #expect(throws: CancellationError.self) {
      try await repository(local) { throw CancellationError() }.orders(of: .sample(501))
    }
  }

  @Test("are kept as they were when the server talks nonsense")
  func unusable() async throws {
    let local = FakeOrderLocal([.sample(1)], .sent)
    await #expect(throws: ServiceError.unusableAnswer) {
      try await repository(local) { [.nonsense(.sample(1))] }.orders(of: .sample(501))
    }
    #expect(await local.status(of: .sample(1)) == "received")
  }

  @Test("are what the server says where nothing can be kept")
  func fullDisk() async throws {
    let local = FakeOrderLocal(writeFailure: NoAnswer())
    let known = try await repository(local) { [OrderDTO(.sample(1))] }.orders(of: .sample(501))
    #expect(known == .current([.sample(1)]))
  }

  private func repository(
    _ local: FakeOrderLocal, all: @escaping @Sendable () async throws -> [OrderDTO]
  ) -> LiveOrderRepository {
    LiveOrderRepository(remote: FakeOrderRemote(all: all), local: local)
  }
}

@Suite("One order, network first")
struct LiveOrderRepositoryOneTests {
  @Test("is what the server says, and kept")
  func current() async throws {
    let local = FakeOrderLocal([.sample()], .sent)
    let repository = LiveOrderRepository(
      remote: FakeOrderRemote(one: { id in
        #expect(id == .sample(901))
        return OrderDTO(.sample(status: .onTheWay))
      }), local: local)
    #expect(
      try await repository.order(.sample(901), of: .sample(501))
        == .current(.sample(status: .onTheWay)))
    #expect(await local.status(of: .sample(901)) == "onTheWay")
  }

  @Test("is known here alone where the server has never seen it")
  func unsent() async throws {
    let local = FakeOrderLocal([.sample(1, status: .waiting)], .waiting)
    try await local.keep(OrderDTO(.sample(2, status: .refused)), .refused, of: .sample(501))
    let repository = LiveOrderRepository(
      remote: FakeOrderRemote.failing(NoAnswer()), local: local)
    #expect(
      try await repository.order(.sample(1), of: .sample(501))
        == .current(.sample(1, status: .waiting)))
    #expect(
      try await repository.order(.sample(2), of: .sample(501))
        == .current(.sample(2, status: .refused)))
  }

  @Test("is what was seen last while the server is away, with a date", arguments: outages)
  func offline(_ failure: RemoteError) async throws {
    let repository = LiveOrderRepository(
      remote: FakeOrderRemote.failing(failure), local: FakeOrderLocal([.sample()], .sent))
    #expect(
      try await repository.order(.sample(901), of: .sample(501))
        == .saved(.sample(), at: FakeOrderLocal.date))
  }

  @Test("is not known where it was never seen")
  func unknown() async {
    let repository = LiveOrderRepository(
      remote: FakeOrderRemote.failing(RemoteError.unreachable), local: FakeOrderLocal())
    await #expect(throws: ServiceError.offline) {
      try await repository.order(.sample(901), of: .sample(501))
    }
  }

  @Test("is not found by somebody else, even on the same device", arguments: [true, false])
  func somebodyElse(_ isWaiting: Bool) async {
    let local = FakeOrderLocal([.sample()], isWaiting ? .waiting : .sent)
    let online = LiveOrderRepository(
      remote: FakeOrderRemote.failing(RemoteError.refused("not_found")), local: local)
    await #expect(throws: ServiceError.notFound) {
      try await online.order(.sample(901), of: .sample(502))
    }
    let offline = LiveOrderRepository(
      remote: FakeOrderRemote.failing(RemoteError.unreachable), local: local)
    await #expect(throws: ServiceError.offline) {
      try await offline.order(.sample(901), of: .sample(502))
    }
  }

  @Test("is what the server says where it cannot be kept")
  func fullDisk() async throws {
    let repository = LiveOrderRepository(
      remote: FakeOrderRemote(one: { _ in OrderDTO(.sample()) }),
      local: FakeOrderLocal(writeFailure: NoAnswer()))
    #expect(
      try await repository.order(.sample(901), of: .sample(501)) == .current(.sample()))
  }
}
