import FoodDomain
import FoodTesting
import Testing

@Suite("Taking an order back")
struct CancelOrderTests {
  private let notifier = RecordingNotifier()
  private let asked = Recording<Order>()

  @Test(
    "is asked of who keeps the order, and told of",
    arguments: [OrderStatus.waiting, .received], [OrderStatus.cancelled, .cancelling])
  func cancel(_ before: OrderStatus, _ after: OrderStatus) async throws {
    let order = try await cancel(from: before, to: after)
    #expect(order == .sample(status: after))
    #expect(await asked.events == [.sample(status: before)])
    #expect(await notifier.news.map(\.status) == [after])
  }

  @Test(
    "is too late once a kitchen has begun, and when all is over",
    arguments: [OrderStatus.preparing, .onTheWay, .delivered, .refused])
  func tooLate(_ status: OrderStatus) async {
    await #expect(throws: OrderError.tooLateToCancel) {
      try await cancel(from: status, to: .cancelled)
    }
    #expect(await asked.events.isEmpty)
    #expect(await notifier.news.isEmpty)
  }

  @Test("is too late where a kitchen begins meanwhile")
  func meanwhile() async {
    await #expect(throws: OrderError.tooLateToCancel) {
      try await cancel(from: .received, to: .preparing)
    }
    #expect(await notifier.news.isEmpty)
  }

  @Test("is done once, however often it is asked", arguments: [OrderStatus.cancelled, .cancelling])
  func twice(_ status: OrderStatus) async throws {
    #expect(try await cancel(from: status, to: .delivered) == .sample(status: status))
    #expect(await asked.events.isEmpty)
    #expect(await notifier.news.isEmpty)
  }

  @Test("is told to nobody where it could not be asked")
  func failure() async {
    var repository = FakeOrderRepository()
    repository.order = { _, _ in .current(.sample()) }
    repository.cancel = { _ in throw ServiceError.unavailable }
    await #expect(throws: ServiceError.unavailable) {
      try await CancelOrder(repository: repository, notifier: notifier)
        .cancel(.sample(901), of: .sample(501))
    }
    #expect(await notifier.news.isEmpty)
  }

  private func cancel(from before: OrderStatus, to after: OrderStatus) async throws -> Order {
    var repository = FakeOrderRepository()
    repository.order = { id, customer in
      #expect(id == .sample(901) && customer == .sample(501))
      return .current(.sample(status: before))
    }
    repository.cancel = { [asked] order in
      await asked.record(order)
      return order.with(after)
    }
    return try await CancelOrder(repository: repository, notifier: notifier)
      .cancel(.sample(901), of: .sample(501))
  }
}
