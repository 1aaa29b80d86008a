import FoodDomain
import FoodTesting
import Testing

@testable import FoodData

@Suite("Cancellations that wait for the server")
struct OutboxCancellationTests {
  private let cancelling = Order.sample(1, status: .cancelling)

  @Test("are sent once, and the orders are cancelled then")
  func sent() async throws {
    let server = FakeOrderServer()
    _ = try await server.place(try PlaceOrderDTO(cancelling))
    let local = FakeOrderLocal([cancelling], .cancelling)
    let outbox = Outbox(remote: server, local: local)
    #expect(try await outbox.sendWaiting(of: .sample(501)).map(\.status) == [.cancelled])
    #expect(await local.state(of: .sample(1)) == .sent)
    #expect(await local.status(of: .sample(1)) == "cancelled")
    #expect(try await outbox.sendWaiting(of: .sample(501)).isEmpty)
    #expect(await server.cancelled == [.sample(1)])
  }

  @Test("settle an order that never arrived, and never does")
  func neverArrived() async throws {
    let server = FakeOrderServer()
    let local = FakeOrderLocal([cancelling], .cancelling)
    let outbox = Outbox(remote: server, local: local)
    #expect(
      try await outbox.sendWaiting(of: .sample(501)) == [.sample(1, status: .cancelled)])
    #expect(await local.state(of: .sample(1)) == .cancelled)
    #expect(try await outbox.sendWaiting(of: .sample(501)).isEmpty)
    #expect(await server.requests.isEmpty)
  }

  @Test(
    "wait on while the server is away",
    arguments: [RemoteError.unreachable, .unreadable(status: 502), .refused("internal")])
  func offline(_ failure: RemoteError) async throws {
    let local = FakeOrderLocal([cancelling], .cancelling)
    let outbox = Outbox(remote: FakeOrderRemote.failing(failure), local: local)
    #expect(try await outbox.sendWaiting(of: .sample(501)).isEmpty)
    #expect(await local.state(of: .sample(1)) == .cancelling)
  }

  @Test("wait on while nobody is logged in")
  func notSignedIn() async throws {
    let local = FakeOrderLocal([cancelling], .cancelling)
    let remote = FakeOrderRemote.failing(RemoteError.refused("not_signed_in"))
    await #expect(throws: ServiceError.notSignedIn) {
      try await Outbox(remote: remote, local: local).sendWaiting(of: .sample(501))
    }
    #expect(await local.state(of: .sample(1)) == .cancelling)
  }

  @Test("that come too late leave the order what it is")
  func tooLate() async throws {
    let local = FakeOrderLocal([cancelling], .cancelling)
    let remote = FakeOrderRemote(
      cancel: { _ in throw RemoteError.refused("too_late_to_cancel") },
      one: { _ in OrderDTO(.sample(1, status: .preparing)) })
    let settled = try await Outbox(remote: remote, local: local).sendWaiting(of: .sample(501))
    #expect(settled.map(\.status) == [.preparing])
    #expect(await local.state(of: .sample(1)) == .sent)
    #expect(await local.status(of: .sample(1)) == "preparing")
  }

  @Test("are not lost where the order arrives at the same moment")
  func meanwhile() async throws {
    let waiting = Order.sample(1, status: .waiting)
    let local = FakeOrderLocal([waiting], .waiting)
    let server = FakeOrderServer()
    let outbox = Outbox(remote: server, local: local)
    await server.answer { _ in
      let repository = LiveOrderRepository(remote: server, local: local)
      let cancelled = try await repository.cancel(waiting)
      #expect(cancelled.status == .cancelling)
    }
    _ = try await outbox.sendWaiting(of: .sample(501))
    #expect(await local.state(of: .sample(1)) == .cancelling)
    #expect(try await outbox.sendWaiting(of: .sample(501)).map(\.status) == [.cancelled])
    #expect(await server.cancelled == [.sample(1)])
  }
}
