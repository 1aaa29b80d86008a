import FoodDomain
import FoodTesting
import Foundation
import GRDB
import Synchronization
import Testing

@testable import FoodData

/// A clock that a test turns.
private final class Clock: Sendable {
  private let seconds = Mutex<TimeInterval>(0)

  var now: Date { .sample(seconds.withLock { $0 }) }

  func turn(to seconds: TimeInterval) { self.seconds.withLock { $0 = seconds } }
}

@Suite("Restaurants and menus in the local database")
struct SQLiteCatalogueDataSourceTests {
  private let clock = Clock()

  @Test("are not there at first")
  func nothing() async throws {
    let source = source(try LocalDatabase())
    #expect(try await source.restaurants() == nil)
    #expect(try await source.menu(of: .sample(1)) == nil)
  }

  @Test("are what was kept last, and as old as that")
  func latest() async throws {
    let source = source(try LocalDatabase())
    try await source.keep([])
    clock.turn(to: 60)
    try await source.keep([RestaurantDTO(.sample())])
    let kept = try #require(try await source.restaurants())
    #expect(try kept.value.map { try $0.restaurant() } == [.sample()])
    #expect(kept.savedAt == .sample(60))
  }

  @Test("are one menu for each restaurant")
  func menus() async throws {
    let source = source(try LocalDatabase())
    try await source.keep(.sample([.sample(101)]), of: .sample(1))
    try await source.keep(.sample([.sample(102)]), of: .sample(2))
    let items = try await source.menu(of: .sample(1))?.value.items.map { try $0.item() }
    #expect(items == [.sample(101)])
    #expect(try await source.menu(of: .sample(3)) == nil)
  }

  @Test("are there again when the file is opened again")
  func reopened() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("food.sqlite")
    try await source(try LocalDatabase(path: path)).keep(.sample(), of: .sample(1))
    let later = source(try LocalDatabase(path: path))
    #expect(try await later.menu(of: .sample(1))?.value.items.count == 1)
  }

  @Test("are not there where they cannot be read any more")
  func unreadable() async throws {
    let database = try LocalDatabase()
    let source = source(database)
    try await source.keep([RestaurantDTO(.sample())])
    try await database.queue.write { try $0.execute(sql: "UPDATE answer SET body = x'00'") }
    #expect(try await source.restaurants() == nil)
  }

  private func source(_ database: LocalDatabase) -> SQLiteCatalogueDataSource {
    SQLiteCatalogueDataSource(database: database) { [clock] in clock.now }
  }
}

@Suite("Orders in the local database")
struct SQLiteOrderDataSourceTests {
  private let clock = Clock()
  private let database: LocalDatabase
  private let source: SQLiteOrderDataSource

  init() throws {
    database = try LocalDatabase()
    source = SQLiteOrderDataSource(database: database) { [clock] in clock.now }
  }

  @Test("are not there at first")
  func nothing() async throws {
    #expect(try await source.orders(of: .sample(501)) == nil)
    #expect(try await source.order(.sample(901), of: .sample(501)) == nil)
  }

  @Test("come back as they went, with their state")
  func roundTrip() async throws {
    let order = Order.sample(
      payment: Payment(method: .card, reference: "pay_1"), status: .waiting)
    try await source.keep(OrderDTO(order), .waiting, of: .sample(501))
    let kept = try #require(try await source.order(.sample(901), of: .sample(501)))
    #expect(kept.value.state == .waiting)
    #expect(try kept.value.order.order(of: .sample(501)) == order)
    #expect(kept.savedAt == .sample())
  }

  @Test("are sent once the server has told of them")
  func sent() async throws {
    try await source.keep(OrderDTO(.sample(1, status: .waiting)), .waiting, of: .sample(501))
    try await source.keep(OrderDTO(.sample(2)), .refused, of: .sample(501))
    try await source.keep(OrderDTO(.sample(1)), of: .sample(501))
    try await source.keep([OrderDTO(.sample(2, status: .onTheWay))], of: .sample(501))
    let kept = try #require(try await source.orders(of: .sample(501))).value
    #expect(kept.map(\.state) == [.sent, .sent])
    #expect(Set(kept.map(\.order.status)) == ["received", "onTheWay"])
  }

  @Test("are being cancelled, whatever the server tells, until that is settled")
  func cancelling() async throws {
    let cancelling = OrderDTO(.sample(1, status: .cancelling))
    try await source.keep(cancelling, .cancelling, of: .sample(501))
    try await source.keep(OrderDTO(.sample(1)), of: .sample(501))
    try await source.keep([OrderDTO(.sample(1)), OrderDTO(.sample(2))], of: .sample(501))
    let kept = try #require(try await source.order(.sample(1), of: .sample(501))).value
    #expect(kept.state == .cancelling)
    #expect(kept.order.status == "cancelling")
    #expect(try await source.order(.sample(2), of: .sample(501))?.value.state == .sent)
    try await source.keep(OrderDTO(.sample(1, status: .cancelled)), .sent, of: .sample(501))
    #expect(try await source.order(.sample(1), of: .sample(501))?.value.state == .sent)
  }

  @Test("are one row each, however the server writes identifiers")
  func capitals() async throws {
    var small = OrderDTO(.sample(0xabc))
    small.id = small.id.lowercased()
    try await source.keep(OrderDTO(.sample(0xabc)), .waiting, of: .sample(501))
    try await source.keep(small, of: .sample(501))
    #expect(try await source.orders(of: .sample(501))?.value.map(\.state) == [.sent])
    #expect(try await source.order(.sample(0xabc), of: .sample(501)) != nil)
  }

  @Test("are those of the customer alone")
  func customers() async throws {
    try await source.keep(OrderDTO(.sample(1)), of: .sample(501))
    try await source.keep(OrderDTO(.sample(2)), of: .sample(502))
    #expect(try await source.orders(of: .sample(501))?.value.count == 1)
    #expect(try await source.order(.sample(2), of: .sample(501)) == nil)
    #expect(try await source.order(.sample(2), of: .sample(502)) != nil)
  }

  @Test("are as old as the oldest of them")
  func oldest() async throws {
    clock.turn(to: 10)
    try await source.keep(OrderDTO(.sample(1)), of: .sample(501))
    clock.turn(to: 20)
    try await source.keep(OrderDTO(.sample(2)), of: .sample(501))
    #expect(try await source.orders(of: .sample(501))?.savedAt == .sample(10))
    clock.turn(to: 30)
    try await source.keep([OrderDTO(.sample(1)), OrderDTO(.sample(2))], of: .sample(501))
    #expect(try await source.orders(of: .sample(501))?.savedAt == .sample(30))
  }

  @Test("wait on when the file is opened again")
  func reopened() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("food.sqlite")
    try await source(try LocalDatabase(path: path)).keep(
      OrderDTO(.sample(status: .waiting)), .waiting, of: .sample(501))
    let later = source(try LocalDatabase(path: path))
    #expect(try await later.orders(of: .sample(501))?.value.map(\.state) == [.waiting])
    let sent = try await Outbox(remote: FakeOrderServer(), local: later)
      .sendWaiting(of: .sample(501))
    #expect(sent.map(\.id) == [.sample(901)])
  }

  private func source(_ database: LocalDatabase) -> SQLiteOrderDataSource {
    SQLiteOrderDataSource(database: database) { [clock] in clock.now }
  }
}
