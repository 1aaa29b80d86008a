import FoodDomain
import Foundation
import Testing

/// Many at once, and a server that dies in the middle of it.
///
/// `FOOD_SESSIONS=1000 FOOD_SECONDS=60` is the run that counts; by default it is a small one.
/// `FOOD_SERVER` names another build of the server, and `FOOD_THINK` the milliseconds between
/// two requests of a session.
@Suite(.serialized) struct LoadTests {
  private let sessions = Self.number("FOOD_SESSIONS", 40)
  private let seconds = Self.number("FOOD_SECONDS", 3)

  @Test(.timeLimit(.minutes(15)))
  func `nothing acknowledged is lost and nothing is sold twice`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "food-load-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let port = try await ServerProcess.freePort()
    let emails = (1...sessions).map { "\($0)@example.org" }
    // A small run has no time for passwords that are hard to guess: what they cost stands beside
    // them, so that of accounts made beforehand they are as cheap as they were made.
    let isSmall = sessions < 1000
    if isSmall { try await Accounts.make(emails, in: folder.appending(path: "food.sqlite")) }

    var server = try await ServerProcess.start(port: port, folder: folder)
    let town = try await Town.read(port: port)
    let report = LoadReport()
    let think = Duration.milliseconds(Self.number("FOOD_THINK", sessions))
    let shoppers = try await begun(
      emails.map { Shopper(email: $0, port: port, town: town, report: report, think: think) },
      withAccounts: isSmall, report)
    let begin = ContinuousClock.now
    let end = begin + .seconds(seconds)
    try await withThrowingTaskGroup { group in
      for shopper in shoppers {
        group.addTask {
          var shopper = shopper
          try await shopper.shop(until: end)
        }
      }
      try await Task.sleep(until: begin + .seconds(seconds) / 2)
      server.kill()
      let death = ContinuousClock.now
      server = try await ServerProcess.start(port: port, folder: folder)
      print("killed and back after \(death.duration(to: .now))")
      try await group.waitForAll()
    }
    let took = begin.duration(to: .now) / .seconds(1)
    #expect(server.stop() == 0)

    let seen = report.current
    print(seen.summary(sessions: sessions, seconds: took))
    #expect(seen.complaints.prefix(5) == [])
    #expect(!seen.acknowledged.isEmpty)
    let books = try Books(database: folder.appending(path: "food.sqlite").path)
    check(books, against: seen.acknowledged, in: town)
  }

  /// All register or log in at once, which is not part of what is measured.
  private func begun(
    _ shoppers: [Shopper], withAccounts exist: Bool, _ report: LoadReport
  ) async throws -> [Shopper] {
    let begin = ContinuousClock.now
    let begun = try await withThrowingTaskGroup(of: Shopper.self) { group in
      for shopper in shoppers {
        group.addTask {
          var shopper = shopper
          try await shopper.begin(withAccount: exist)
          return shopper
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let took = begin.duration(to: .now) / .seconds(1)
    print("all \(exist ? "logged in" : "registered") at once:")
    print(report.current.summary(sessions: shoppers.count, seconds: took))
    report.beginMeasuring()
    return begun
  }

  private func check(_ books: Books, against acknowledged: [PlannedOrder], in town: Town) {
    // Each was asked for until it was answered, so neither side has one that the other has not.
    #expect(Set(books.amounts.keys) == Set(acknowledged.map(\.id)))
    #expect(books.amounts.count == acknowledged.count)
    var sold: [UUID: Int] = [:]
    var wrong = 0
    for order in acknowledged {
      let amounts = books.amounts[order.id]
      if books.orders[order.id] != order.items || amounts?.subtotal != order.subtotal.cents
        || amounts?.total != order.total.cents
      {
        wrong += 1
      }
      for piece in order.items { sold[piece.id, default: 0] += piece.quantity }
    }
    #expect(wrong == 0)
    #expect(books.wrongSums == 0)
    for item in town.restaurants.flatMap(\.items) {
      #expect(books.stock[item.id] == item.stock - sold[item.id, default: 0])
      #expect(books.stock[item.id, default: -1] >= 0)
    }
  }

  private static func number(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
  }
}

extension Money {
  fileprivate var cents: Int? { Int((amount * 100).description) }
}
