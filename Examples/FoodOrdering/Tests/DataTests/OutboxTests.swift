import FoodDomain
import FoodTesting
import Testing

@testable import FoodData

@Suite("Orders that wait for the server")
struct OutboxTests {
  private let later = Order.sample(1, placedAt: .sample(20), status: .waiting)
  private let earlier = Order.sample(2, placedAt: .sample(10), status: .waiting)

  @Test("are sent oldest first, each once")
  func oldestFirst() async throws {
    let server = FakeOrderServer()
    let local = FakeOrderLocal([later, earlier], .waiting)
    let outbox = Outbox(remote: server, local: local)
    let sent = try await outbox.sendWaiting(of: .sample(501))
    #expect(sent.map(\.id) == [earlier.id, later.id])
    #expect(sent.map(\.status) == [.received, .received])
    #expect(await local.state(of: earlier.id) == .sent)
    #expect(try await outbox.sendWaiting(of: .sample(501)).isEmpty)
    #expect(await server.requests == [earlier.id, later.id])
  }

  @Test("wait on, with all that are newer, while the server is away")
  func offline() async throws {
    let server = FakeOrderServer { _ in throw RemoteError.unreachable }
    let local = FakeOrderLocal([later, earlier], .waiting)
    let outbox = Outbox(remote: server, local: local)
    #expect(try await outbox.sendWaiting(of: .sample(501)).isEmpty)
    #expect(await server.requests == [earlier.id])
    #expect(await local.state(of: earlier.id) == .waiting)
    #expect(await local.state(of: later.id) == .waiting)
    await server.answer { _ in }
    #expect(try await outbox.sendWaiting(of: .sample(501)).count == 2)
  }

  @Test("are told as refused where the server wants them no more, and the next one goes")
  func refused() async throws {
    let server = FakeOrderServer { [earlier] id in
      if id == earlier.id { throw RemoteError.refused("price_changed") }
    }
    let local = FakeOrderLocal([later, earlier], .waiting)
    let sent = try await Outbox(remote: server, local: local).sendWaiting(of: .sample(501))
    #expect(sent.map(\.status) == [.refused, .received])
    #expect(await local.state(of: earlier.id) == .refused)
    #expect(await local.status(of: earlier.id) == "refused")
    #expect(await local.state(of: later.id) == .sent)
  }

  @Test("wait on while nobody is logged in")
  func notSignedIn() async throws {
    let server = FakeOrderServer { _ in throw RemoteError.refused("not_signed_in") }
    let local = FakeOrderLocal([earlier], .waiting)
    let outbox = Outbox(remote: server, local: local)
    await #expect(throws: ServiceError.notSignedIn) {
      try await outbox.sendWaiting(of: .sample(501))
    }
    #expect(await local.state(of: earlier.id) == .waiting)
    await server.answer { _ in }
    #expect(try await outbox.sendWaiting(of: .sample(501)).count == 1)
  }

  @Test("wait on where sending was cancelled or the answer makes no sense")
  func failures() async throws {
    let local = FakeOrderLocal([earlier], .waiting)
    let cancelled = FakeOrderServer { _ in throw CancellationError() }
    await #expect(throws: CancellationError.self) {
      try await Outbox(remote: cancelled, local: local).sendWaiting(of: .sample(501))
    }
    let nonsense = FakeOrderServer { _ in throw RemoteError.unreadable(status: 200) }
    await #expect(throws: ServiceError.unusableAnswer) {
      try await Outbox(remote: nonsense, local: local).sendWaiting(of: .sample(501))
    }
    #expect(await local.state(of: earlier.id) == .waiting)
  }

  @Test("wait on where the server tells of an order that cannot be")
  func unusable() async throws {
    let local = FakeOrderLocal([earlier], .waiting)
    let remote = FakeOrderRemote(place: { [earlier] _ in .nonsense(earlier) })
    await #expect(throws: ServiceError.unusableAnswer) {
      try await Outbox(remote: remote, local: local).sendWaiting(of: .sample(501))
    }
    #expect(await local.state(of: earlier.id) == .waiting)
    #expect(await local.status(of: earlier.id) == "waiting")
  }

  @Test("are told of when they have arrived, even if the next one fails")
  func arrivedBeforeFailure() async throws {
    let server = FakeOrderServer { [later] id in
      if id == later.id { throw RemoteError.refused("not_signed_in") }
    }
    let local = FakeOrderLocal([later, earlier], .waiting)
    let outbox = Outbox(remote: server, local: local)
    #expect(try await outbox.sendWaiting(of: .sample(501)).map(\.id) == [earlier.id])
    await #expect(throws: ServiceError.notSignedIn) {
      try await outbox.sendWaiting(of: .sample(501))
    }
  }

  @Test("are sent once by two who send at once")
  func atOnce() async throws {
    let meanwhile = Recording<[Order]>()
    let server = FakeOrderServer()
    let outbox = Outbox(remote: server, local: FakeOrderLocal([earlier], .waiting))
    await server.answer { _ in
      guard await server.requests.count == 1 else { return }
      await meanwhile.record(try await outbox.sendWaiting(of: .sample(501)))
    }
    #expect(try await outbox.sendWaiting(of: .sample(501)).count == 1)
    #expect(await meanwhile.events == [[]])
    #expect(await server.requests == [earlier.id])
  }

  @Test("make one order where the answer was lost on the way")
  func answerLost() async throws {
    let server = FakeOrderServer()
    await server.loseNextAnswer()
    let local = FakeOrderLocal([earlier], .waiting)
    let outbox = Outbox(remote: server, local: local)
    #expect(try await outbox.sendWaiting(of: .sample(501)).isEmpty)
    #expect(await local.state(of: earlier.id) == .waiting)
    #expect(try await outbox.sendWaiting(of: .sample(501)).map(\.status) == [.received])
    #expect(await server.requests == [earlier.id, earlier.id])
    #expect(await server.orders == [earlier.id])
  }

  @Test("are those of the customer alone")
  func somebodyElse() async throws {
    let server = FakeOrderServer()
    let local = FakeOrderLocal([earlier], .waiting)
    #expect(
      try await Outbox(remote: server, local: local).sendWaiting(of: .sample(502)).isEmpty)
    #expect(await server.requests.isEmpty)
  }

  @Test("are not those that were sent or refused")
  func settled() async throws {
    let server = FakeOrderServer()
    let local = FakeOrderLocal([.sample(3)], .sent)
    try await local.keep(OrderDTO(.sample(4, status: .refused)), .refused, of: .sample(501))
    #expect(
      try await Outbox(remote: server, local: local).sendWaiting(of: .sample(501)).isEmpty)
    #expect(await server.requests.isEmpty)
  }
}
