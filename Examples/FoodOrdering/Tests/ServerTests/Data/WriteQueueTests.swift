import FoodDomain
import FoodServer
import Foundation
import Testing

/// What is written at the same time is committed together, and still each by itself.
struct WriteQueueTests {
  @Test func `of many orders at once what cannot be is undone alone`() async throws {
    try await Fixture.use { shop in
      let results = await withTaskGroup(of: (any Error)?.self) { group in
        for number in 1...60 {
          // Every third one asks for more than there is.
          let order = number.isMultiple(of: 3) ? shop.order(20) : shop.order(1)
          group.addTask {
            do {
              _ = try await shop.orders.place(order)
              return nil
            } catch {
              return error
            }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(results.count { $0 == nil } == 3)
      #expect(results.compactMap { $0 }.allSatisfy { $0 is OrderError })
      let ledger = try Ledger(path: shop.path)
      #expect(ledger.orders == 3 && ledger.items == 3)
      #expect(try await shop.left() == 0)
    }
  }

  @Test func `what was answered can be read at once`() async throws {
    try await Fixture.use { shop in
      try shop.seeder.seed()
      try await withThrowingTaskGroup { group in
        for number in 1...100 {
          group.addTask {
            let registration = Registration(
              name: "Ada", email: "\(number)@b.org", password: "correct horse", address: "Here")
            let session = try await shop.accounts.register(registration)
            #expect(try await shop.accounts.session(with: session.token) == session)
          }
        }
        try await group.waitForAll()
      }
    }
  }
}
