import FoodDomain
import FoodTesting
import Testing

@Suite("The orders of a customer")
struct FetchOrdersTests {
  @Test("come newest first, and in the same order each time")
  func newestFirst() async throws {
    var repository = FakeOrderRepository()
    repository.orders = { _ in
      .saved(
        [
          .sample(1, placedAt: .sample(10)), .sample(2, placedAt: .sample(20)),
          .sample(4, placedAt: .sample(10)), .sample(3, placedAt: .sample(30)),
        ], at: .sample(40))
    }
    let known = try await FetchOrders(repository: repository).orders(of: .sample(501))
    #expect(known.value.map(\.id) == [.sample(3), .sample(2), .sample(4), .sample(1)])
    #expect(known.savedAt == .sample(40))
  }

  @Test("are not there where the repository has an error")
  func failure() async {
    var repository = FakeOrderRepository()
    repository.orders = { _ in throw ServiceError.offline }
    await #expect(throws: ServiceError.offline) {
      try await FetchOrders(repository: repository).orders(of: .sample(501))
    }
  }
}

@Suite("Following an order")
struct TrackOrderTests {
  @Test("tells when it has got somewhere, and only then")
  func changes() async throws {
    let notifier = RecordingNotifier()
    let answers = Recording<OrderStatus>()
    var repository = FakeOrderRepository()
    repository.order = { _, _ in
      .current(.sample(status: await answers.events.last ?? .waiting))
    }
    let track = TrackOrder(repository: repository, notifier: notifier)
    for status in [OrderStatus.received, .received, .preparing, .preparing, .delivered] {
      await answers.record(status)
      #expect(try await track.track(.sample(901), of: .sample(501)).value.status == status)
    }
    #expect(await notifier.news.map(\.status) == [.preparing, .delivered])
  }

  @Test("knows one order from another")
  func orders() async throws {
    let notifier = RecordingNotifier()
    var repository = FakeOrderRepository()
    repository.order = { id, _ in
      .current(.sample(1, status: id == .sample(1) ? .received : .delivered))
    }
    let track = TrackOrder(repository: repository, notifier: notifier)
    for number in [1, 2, 1, 2] { _ = try await track.track(.sample(number), of: .sample(501)) }
    #expect(await notifier.news.isEmpty)
  }

  @Test("says how old the knowledge is")
  func saved() async throws {
    var repository = FakeOrderRepository()
    repository.order = { _, _ in .saved(.sample(), at: .sample(5)) }
    let track = TrackOrder(repository: repository, notifier: RecordingNotifier())
    #expect(try await track.track(.sample(901), of: .sample(501)).savedAt == .sample(5))
  }

  @Test("tells nothing of what is not found")
  func notFound() async {
    let notifier = RecordingNotifier()
    var repository = FakeOrderRepository()
    repository.order = { _, _ in throw ServiceError.notFound }
    let track = TrackOrder(repository: repository, notifier: notifier)
    await #expect(throws: ServiceError.notFound) {
      try await track.track(.sample(901), of: .sample(502))
    }
    #expect(await notifier.news.isEmpty)
  }
}

@Suite("Sending what waits")
struct SendWaitingOrdersTests {
  @Test("tells what came of each order, in the order in which they went")
  func news() async throws {
    let notifier = RecordingNotifier()
    let send = SendWaitingOrders(
      repository: FakeWaitingOrderRepository { customer in
        #expect(customer == .sample(501))
        return [.sample(1), .sample(2, status: .refused)]
      }, notifier: notifier)
    try await send.sendWaitingOrders(of: .sample(501))
    #expect(await notifier.news.map(\.orderID) == [.sample(1), .sample(2)])
    #expect(await notifier.news.map(\.status) == [.received, .refused])
  }

  @Test("tells nothing where nothing went")
  func nothing() async throws {
    let notifier = RecordingNotifier()
    let send = SendWaitingOrders(
      repository: FakeWaitingOrderRepository { _ in [] }, notifier: notifier)
    try await send.sendWaitingOrders(of: .sample(501))
    #expect(await notifier.news.isEmpty)
  }

  @Test("says why nothing could be sent")
  func failure() async {
    let send = SendWaitingOrders(
      repository: FakeWaitingOrderRepository { _ in throw ServiceError.notSignedIn },
      notifier: RecordingNotifier())
    await #expect(throws: ServiceError.notSignedIn) {
      try await send.sendWaitingOrders(of: .sample(501))
    }
  }
}

@Suite("The kitchen")
struct AdvanceOrdersTests {
  @Test("gets every open order one step further, and tells of it")
  func step() async throws {
    let notifier = RecordingNotifier()
    let repository = FakeOpenOrderRepository([
      .sample(1, status: .received), .sample(2, status: .onTheWay),
      .sample(3, status: .delivered), .sample(4, status: .waiting), .sample(5, status: .refused),
    ])
    try await AdvanceOrders(repository: repository, notifier: notifier).advanceOrders()
    #expect(await repository.steps == [.sample(1): .preparing, .sample(2): .delivered])
    #expect(await notifier.news.map(\.status) == [.preparing, .delivered])
  }

  @Test("passes over what was taken back meanwhile, and tells nothing of it")
  func takenBack() async throws {
    let notifier = RecordingNotifier()
    let repository = FakeOpenOrderRepository(
      [.sample(1), .sample(2)], takenBack: [.sample(1)])
    try await AdvanceOrders(repository: repository, notifier: notifier).advanceOrders()
    #expect(await repository.steps == [.sample(2): .preparing])
    #expect(await notifier.news.map(\.orderID) == [.sample(2)])
  }

  @Test("tells of no step that was not written down")
  func failure() async {
    let notifier = RecordingNotifier()
    let repository = FakeOpenOrderRepository(
      [.sample()], failure: ServiceError.unavailable)
    await #expect(throws: ServiceError.unavailable) {
      try await AdvanceOrders(repository: repository, notifier: notifier).advanceOrders()
    }
    #expect(await notifier.news.isEmpty)
  }
}
