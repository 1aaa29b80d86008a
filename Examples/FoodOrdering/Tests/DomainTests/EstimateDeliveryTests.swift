import FoodDomain
import FoodTesting
import Foundation
import Testing

@Suite("When an order is going to be at the door")
struct EstimateDeliveryTests {
  @Test(
    "depends on how much is to be cooked, up to what a kitchen does at once",
    arguments: [(1, 30), (2, 30), (5, 35), (6, 40), (15, 55), (16, 55), (100, 55)])
  func cooking(_ pieces: Int, _ minutes: Double) {
    let order = Order.sample(items: [.sample(quantity: pieces)])
    #expect(estimate(.current(order)) == .sample(minutes * 60))
  }

  @Test("counts the pieces of all items")
  func items() {
    let order = Order.sample(items: [.sample(quantity: 3), .sample(.sample(102), quantity: 3)])
    #expect(estimate(.current(order)) == .sample(40 * 60))
  }

  @Test(
    "is what is left to do, where that takes longer than usual",
    arguments: [
      (OrderStatus.received, 85.0), (.preparing, 75), (.onTheWay, 65),
    ])
  func late(_ status: OrderStatus, _ minutes: Double) {
    let order = Order.sample(status: status)
    #expect(estimate(.current(order), at: .sample(60 * 60)) == .sample(minutes * 60))
  }

  @Test("stays what it was while all goes as usual", arguments: [OrderStatus.preparing, .onTheWay])
  func usual(_ status: OrderStatus) {
    let order = Order.sample(status: status)
    #expect(estimate(.current(order), at: .sample(10 * 60)) == .sample(30 * 60))
  }

  @Test("is told to the next five minutes")
  func rounded() {
    let order = Order.sample(placedAt: .sample(61))
    #expect(estimate(.current(order)) == .sample(35 * 60))
  }

  @Test("is, in a saved copy, what was known then")
  func saved() {
    let order = Order.sample(status: .onTheWay)
    #expect(
      estimate(.saved(order, at: .sample(40 * 60)), at: .sample(24 * 3600)) == .sample(45 * 60))
  }

  @Test("is nothing while nobody is at it", arguments: OrderStatus.allCases)
  func notUnderWay(_ status: OrderStatus) {
    let isUnderWay = [.received, .preparing, .onTheWay].contains(status)
    #expect((estimate(.current(.sample(status: status))) != nil) == isUnderWay)
  }

  private func estimate(_ order: Snapshot<Order>, at now: Date = .sample()) -> Date? {
    EstimateDelivery(now: { now }).estimatedDelivery(of: order)
  }
}
