import FoodDomain
import FoodTesting
import Foundation
import Testing

/// Places an order, and writes down in which order it does that.
private struct Stage {
  let steps = Recording<String>()
  var items: [MenuItem] = [.sample()]
  var taxes: any TaxService = RegionalTaxes.reduced
  var stockFailure: (any Error)?
  var paymentFailure: (any Error)?
  var orderFailure: (any Error)?
  var now = Date.sample()

  func place(_ checkout: Checkout) async throws -> Order {
    try await useCase.place(checkout)
  }

  private var useCase: PlaceOrder {
    var orders = FakeOrderRepository()
    orders.place = { [steps, orderFailure] order in
      await steps.record("order \(order.status)")
      if let orderFailure { throw orderFailure }
      return order
    }
    return PlaceOrder(
      stock: FakeStockRepository { [steps, items, stockFailure] _ in
        await steps.record("stock")
        if let stockFailure { throw stockFailure }
        return items
      },
      orders: orders,
      payments: FakePaymentService { [steps, paymentFailure] request in
        await steps.record("pay \(request.amount.amount)")
        if let paymentFailure { throw paymentFailure }
        return Payment(method: request.payment.method, reference: "pay_1")
      },
      taxes: taxes,
      notifier: RecordingNotifier { [steps] in await steps.record("tell \($0.status)") },
      now: { [now] in now })
  }
}

@Suite("Placing an order")
struct PlaceOrderTests {
  @Test("looks at the stock, has it paid, makes it, and tells of it once")
  func steps() async throws {
    let stage = Stage()
    _ = try await stage.place(.sample(try .sample()))
    #expect(await stage.steps.events == ["stock", "pay 24.08", "order received", "tell received"])
  }

  @Test("makes an order of all that was agreed")
  func order() async throws {
    var cart = Cart()
    try cart.add(.sample(), from: .sample(), quantity: 2, instructions: "No basil.")
    let order = try await Stage().place(.sample(cart, paying: .card(.sample())))
    #expect(
      order == .sample(payment: Payment(method: .card, reference: "pay_1"), placedAt: .sample()))
    #expect(try order.totals.total() == .cents(2408))
  }

  @Test("takes the discount off before taxes")
  func discount() async throws {
    let place = Restaurant.sample(
      region: .italy, deliveryFee: .cents(250), offer: Offer(percent: 10, from: .cents(2000)))
    let order = try await Stage().place(
      .sample(try .sample(from: place), agreed: .cents(2255)))
    #expect(
      order.totals
        == OrderTotals(
          subtotal: .cents(2000), discount: .cents(200), deliveryFee: .cents(250),
          tax: .cents(205)))
  }

  @Test("reckons in whole yen")
  func yen() async throws {
    let place = Restaurant.sample(
      deliveryFee: Money(255, .yen), minimumOrder: .zero(.yen),
      offer: Offer(percent: 5, from: .zero(.yen)))
    let bowl = MenuItem.sample(price: Money(990, .yen))
    var stage = Stage()
    stage.items = [bowl]
    // 990 − 50 (49.5, half up) + 255 = 1195, and 7 % of that are 84 (83.65).
    let order = try await stage.place(
      .sample(try .sample([(bowl, 1)], from: place), agreed: Money(1279, .yen)))
    #expect(order.totals.discount == Money(50, .yen))
    #expect(order.totals.tax == Money(84, .yen))
  }

  @Test("asks the tax service it is given, with the region of the restaurant")
  func taxes() async throws {
    let asked = Recording<String>()
    var stage = Stage()
    stage.taxes = FakeTaxService { amount, region in
      await asked.record("\(amount.amount) \(region)")
      return .cents(1)
    }
    let cart = try Cart.sample(from: .sample(region: .france))
    let order = try await stage.place(.sample(cart, agreed: .cents(2251)))
    #expect(order.totals.tax == .cents(1))
    #expect(await asked.events == ["22.5 france"])
  }
}

@Suite("Placing an order that cannot be")
struct PlaceOrderFailureTests {
  @Test("asks nobody about an empty cart")
  func empty() async {
    await expect(OrderError.emptyCart, .sample(Cart()), after: [])
  }

  @Test("asks nobody where no courier could find the door")
  func delivery() async throws {
    let nowhere = DeliveryDetails(recipient: "Ada", address: "")
    await expect(
      OrderError.invalidDelivery(.address), .sample(try .sample(), to: nowhere), after: [])
  }

  @Test("asks nobody about a card that cannot exist")
  func card() async throws {
    let card = Card.sample(number: "4242 4242 4242 4241")
    await expect(
      PaymentError.invalidCard, .sample(try .sample(), paying: .card(card)), after: [])
  }

  @Test("lets a card expire by the clock it is given, in Greenwich")
  func expired() async throws {
    let checkout = Checkout.sample(try .sample(), paying: .card(.sample(month: 11, year: 2026)))
    var stage = Stage()
    // The last second of November, and the first of December.
    stage.now = Date(timeIntervalSince1970: 1_796_083_199)
    _ = try await stage.place(checkout)
    stage.now += 1
    await expect(PaymentError.expiredCard, checkout, on: stage, after: [])
  }

  @Test("has nothing paid when the stock is short")
  func stock() async throws {
    var stage = Stage()
    stage.items = [.sample(stock: 1)]
    await expect(
      OrderError.outOfStock("Margherita", left: 1), .sample(try .sample()), on: stage,
      after: ["stock"])
  }

  @Test("has nothing paid that is sold no more")
  func gone() async throws {
    var stage = Stage()
    stage.items = []
    await expect(
      OrderError.outOfStock("Margherita", left: 0), .sample(try .sample()), on: stage,
      after: ["stock"])
  }

  @Test("has nothing paid when the stock is not known")
  func unknownStock() async throws {
    var stage = Stage()
    stage.stockFailure = ServiceError.offline
    await expect(ServiceError.offline, .sample(try .sample()), on: stage, after: ["stock"])
  }

  @Test("has nothing paid below the minimum of the restaurant")
  func minimum() async throws {
    let place = Restaurant.sample(minimumOrder: .cents(2001))
    await expect(
      OrderError.belowMinimum(.cents(2001)), .sample(try .sample(from: place)), after: ["stock"])
    let cheaper = Restaurant.sample(minimumOrder: .cents(2000))
    _ = try await Stage().place(.sample(try .sample(from: cheaper)))
  }

  @Test("has nothing paid but what was agreed to", arguments: [2407, 2409, 0])
  func priceChanged(_ agreed: Int) async throws {
    await expect(
      OrderError.priceChanged(.cents(2408)), .sample(try .sample(), agreed: .cents(agreed)),
      after: ["stock"])
    await expect(
      OrderError.priceChanged(.cents(2408)),
      .sample(try .sample(), agreed: Money(Decimal(2408) / 100, .dollar)), after: ["stock"])
  }

  @Test("takes the prices of now, not those of when the food was chosen")
  func dearer() async throws {
    var stage = Stage()
    stage.items = [.sample(price: .cents(1100))]
    await expect(
      OrderError.priceChanged(.cents(2622)), .sample(try .sample()), on: stage, after: ["stock"])
  }

  @Test("makes no order when the payment is refused")
  func declined() async throws {
    var stage = Stage()
    stage.paymentFailure = PaymentError.declined
    await expect(
      PaymentError.declined, .sample(try .sample(), paying: .card(.sample())), on: stage,
      after: ["stock", "pay 24.08"])
  }

  @Test("tells of nothing when the order is not made")
  func notMade() async throws {
    var stage = Stage()
    stage.orderFailure = OrderError.conflict
    await expect(
      OrderError.conflict, .sample(try .sample()), on: stage,
      after: ["stock", "pay 24.08", "order received"])
  }

  private func expect<Failure: Error & Equatable>(
    _ error: Failure, _ checkout: Checkout, on stage: Stage = Stage(), after steps: [String],
    at location: SourceLocation = #_sourceLocation
  ) async {
    let before = await stage.steps.events.count
    await #expect(throws: error, sourceLocation: location) { try await stage.place(checkout) }
    #expect(
      Array(await stage.steps.events.dropFirst(before)) == steps, sourceLocation: location)
  }
}
