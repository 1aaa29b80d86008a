import FoodDomain
import FoodTesting
import Foundation
import Testing

@Suite("The status of an order")
struct OrderStatusTests {
  @Test("goes from the kitchen to the door, and no further")
  func way() {
    var way: [OrderStatus] = [.received]
    while let next = way.last?.next, way.count < 10 { way.append(next) }
    #expect(way == [.received, .preparing, .onTheWay, .delivered])
  }

  @Test(
    "is not moved on by a kitchen that has not got the order",
    arguments: [
      OrderStatus.waiting, .refused, .delivered, .cancelling, .cancelled,
    ])
  func still(_ status: OrderStatus) {
    #expect(status.next == nil)
  }

  @Test("is open until the food is there, refused or cancelled", arguments: OrderStatus.allCases)
  func open(_ status: OrderStatus) {
    #expect(status.isOpen == ![.delivered, .refused, .cancelled].contains(status))
  }

  @Test("can be cancelled until a kitchen has begun", arguments: OrderStatus.allCases)
  func cancel(_ status: OrderStatus) {
    #expect(status.canBeCancelled == [.waiting, .received].contains(status))
    #expect(status.isTakenBack == [.cancelling, .cancelled].contains(status))
  }

  @Test("changes nothing else of the order")
  func with() {
    let order = Order.sample()
    let later = order.with(.delivered)
    #expect(later.status == .delivered)
    #expect(later.with(.received) == order)
  }
}

@Suite("What an entity says of itself")
struct EntityTests {
  @Test("a menu has its sections in the order of their first items")
  func menu() {
    let menu = Menu(
      of: .sample(),
      items: [
        .sample(1, category: "Pizza"), .sample(2, category: "Sweets"),
        .sample(3, category: "Pizza"),
      ])
    #expect(menu.sections.map(\.category) == ["Pizza", "Sweets"])
    #expect(menu.sections.map { $0.items.map(\.id) } == [[.sample(1), .sample(3)], [.sample(2)]])
  }

  @Test("an item is sold out when nothing is left", arguments: [(1, false), (0, true), (-1, true)])
  func soldOut(_ stock: Int, _ isSoldOut: Bool) {
    #expect(MenuItem.sample(stock: stock).isSoldOut == isSoldOut)
  }

  @Test("an item of which something is sold is the same item")
  func sold() {
    let picture = URL(string: "https://example.org/margherita.png")
    #expect(
      MenuItem.sample(stock: 10, picture: picture).with(stock: 3)
        == .sample(stock: 3, picture: picture))
  }

  @Test("a payment tells its method, and not the card")
  func method() {
    #expect(PaymentDetails.cash.method == .cash)
    #expect(PaymentDetails.card(.sample()).method == .card)
    #expect(PaymentDetails.wallet(.applePay).method == .applePay)
    #expect(PaymentDetails.wallet(.payPal(PayPalAccount(email: "a@b.org"))).method == .payPal)
    #expect(
      PaymentDetails.approved(WalletApproval(method: .payPal, token: "t")).method == .payPal)
    #expect(PaymentDetails.authorized(.card, reference: "pay_1").method == .card)
  }

  @Test("a snapshot stays as old as it is when something else is made of it")
  func snapshot() {
    #expect(Snapshot.current(2).map { $0 * 2 } == .current(4))
    #expect(Snapshot.saved(2, at: .sample()).map { "\($0)" } == .saved("2", at: .sample()))
  }

  @Test("news are of an order and its status")
  func news() {
    let order = Order.sample(status: .onTheWay)
    #expect(
      OrderNews(order)
        == OrderNews(orderID: order.id, restaurantName: "Trattoria Lucia", status: .onTheWay))
  }
}
