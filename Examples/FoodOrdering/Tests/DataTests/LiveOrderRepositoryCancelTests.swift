import FoodDomain
import FoodTesting
import Foundation
import Testing

@testable import FoodData

@Suite("Taking an order back, network first")
struct LiveOrderRepositoryCancelTests {
  @Test("is what the server makes of it, and kept")
  func cancel() async throws {
    let local = FakeOrderLocal([.sample()], .sent)
    let remote = FakeOrderRemote(cancel: { id in
      #expect(id == .sample(901))
      return OrderDTO(.sample(status: .cancelled))
    })
    let order = try await LiveOrderRepository(remote: remote, local: local).cancel(.sample())
    #expect(order == .sample(status: .cancelled))
    #expect(await local.state(of: .sample(901)) == .sent)
    #expect(await local.status(of: .sample(901)) == "cancelled")
  }

  @Test(
    "is kept for later while the server is away",
    arguments: [
      RemoteError.unreachable, .unreadable(status: 500), .refused("unavailable"),
    ])
  func offline(_ failure: RemoteError) async throws {
    let local = FakeOrderLocal([.sample()], .sent)
    let order = try await LiveOrderRepository(
      remote: FakeOrderRemote.failing(failure), local: local
    )
    .cancel(.sample())
    #expect(order == .sample(status: .cancelling))
    #expect(await local.state(of: .sample(901)) == .cancelling)
    #expect(await local.status(of: .sample(901)) == "cancelling")
  }

  @Test("goes to the outbox where the order is still there")
  func waiting() async throws {
    let local = FakeOrderLocal([.sample(status: .waiting)], .waiting)
    let remote = FakeOrderRemote.failing(NoAnswer())
    let order = try await LiveOrderRepository(remote: remote, local: local)
      .cancel(.sample(status: .waiting))
    #expect(order.status == .cancelling)
    #expect(await local.state(of: .sample(901)) == .cancelling)
  }

  @Test("is not done where the server does not want it")
  func refused() async throws {
    let local = FakeOrderLocal([.sample()], .sent)
    let tooLate = FakeOrderRemote.failing(RemoteError.refused("too_late_to_cancel"))
    await #expect(throws: OrderError.tooLateToCancel) {
      try await LiveOrderRepository(remote: tooLate, local: local).cancel(.sample())
    }
    await #expect(throws: ServiceError.notSignedIn) {
      try await LiveOrderRepository(
        remote: FakeOrderRemote.failing(RemoteError.refused("not_signed_in")), local: local
      ).cancel(.sample())
    }
    #expect(await local.state(of: .sample(901)) == .sent)
  }

  @Test("is shown as long as the server has not heard of it, whatever the server tells")
  func shown() async throws {
    let local = FakeOrderLocal([.sample(status: .cancelling)], .cancelling)
    let repository = LiveOrderRepository(
      remote: FakeOrderRemote(
        all: { [OrderDTO(.sample()), OrderDTO(.sample(1))] },
        one: { _ in OrderDTO(.sample(status: .preparing)) }), local: local)
    let orders = try await repository.orders(of: .sample(501)).value
    #expect(Set(orders) == [.sample(status: .cancelling), .sample(1)])
    #expect(orders.count == 2)
    #expect(
      try await repository.order(.sample(901), of: .sample(501))
        == .current(.sample(status: .cancelling)))
    #expect(await local.state(of: .sample(901)) == .cancelling)
  }
}
