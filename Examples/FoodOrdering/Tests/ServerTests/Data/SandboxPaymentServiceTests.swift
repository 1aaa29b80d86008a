import FoodDomain
import FoodServer
import Foundation
import Testing

/// The gateway that charges nobody.
struct SandboxPaymentServiceTests {
  private let card = Card(
    number: "4242 4242 4242 4242", expiryMonth: 1, expiryYear: 2027, code: "123")
  private let amount = Money(900, .yen)

  @Test func `asked twice it has one reference, and finds it again`() async throws {
    try await Fixture.use { shop in
      let order = UUID()
      let first = try await shop.pay(.card(card), amount, for: order)
      #expect(first.method == .card)
      #expect(try await shop.pay(.card(card), amount, for: order) == first)
      let reference = try #require(first.reference)
      #expect(
        try await shop.pay(.authorized(.card, reference: reference), amount, for: order) == first)
    }
  }

  @Test func `a reference is good for its order and its amount only`() async throws {
    try await Fixture.use { shop in
      let order = UUID()
      let paid = try await shop.pay(.card(card), amount, for: order)
      let reference = PaymentDetails.authorized(
        .card, reference: try #require(paid.reference))
      await #expect(throws: PaymentError.unknownReference) {
        try await shop.pay(reference, amount, for: UUID())
      }
      await #expect(throws: PaymentError.unknownReference) {
        try await shop.pay(reference, Money(901, .yen), for: order)
      }
      await #expect(throws: PaymentError.unknownReference) {
        try await shop.pay(reference, Money(9, .euro), for: order)
      }
      let other = PaymentDetails.authorized(.payPal, reference: try #require(paid.reference))
      await #expect(throws: PaymentError.unknownReference) {
        try await shop.pay(other, amount, for: order)
      }
    }
  }

  @Test func `a card is good until its month is over`() async throws {
    try await Fixture.use { shop in
      _ = try await shop.pay(.card(card), amount, for: UUID())
      shop.clock.advance(by: 31 * 24 * 3600)
      await #expect(throws: PaymentError.expiredCard) {
        try await shop.pay(.card(card), amount, for: UUID())
      }
    }
  }

  @Test(arguments: [PaymentMethod.applePay, .payPal])
  func `what a wallet has approved is charged for its order only`(
    _ method: PaymentMethod
  ) async throws {
    try await Fixture.use { shop in
      let order = UUID()
      let approval = WalletApproval(
        method: method, token: "\(method.rawValue)_sandbox_\(order.uuidString)")
      let paid = try await shop.pay(.approved(approval), amount, for: order)
      #expect(paid.method == method)
      let reference = try #require(paid.reference)
      #expect(
        try await shop.pay(.authorized(method, reference: reference), amount, for: order) == paid)
      await #expect(throws: PaymentError.notApproved(method)) {
        try await shop.pay(.approved(approval), amount, for: UUID())
      }
    }
  }

  @Test(arguments: [
    (PaymentMethod.payPal, "applePay_sandbox_"), (.payPal, ""), (.card, "card_sandbox_"),
    (.cash, "cash_sandbox_"),
  ])
  func `an approval of nobody, or of no wallet, is not charged`(
    _ method: PaymentMethod, _ prefix: String
  ) async throws {
    try await Fixture.use { shop in
      let order = UUID()
      let approval = WalletApproval(method: method, token: "\(prefix)\(order.uuidString)")
      await #expect(throws: PaymentError.notApproved(method)) {
        try await shop.pay(.approved(approval), amount, for: order)
      }
      let payments = try Ledger(path: shop.path).payments
      #expect(payments == 0)
    }
  }

  @Test func `a wallet that was not asked is not charged`() async throws {
    try await Fixture.use { shop in
      await #expect(throws: PaymentError.notApproved(.applePay)) {
        try await shop.pay(.wallet(.applePay), amount, for: UUID())
      }
    }
  }

  @Test func `who pays another way before the order is made is charged once`() async throws {
    try await Fixture.use { shop in
      let order = UUID()
      let byCard = try await shop.pay(.card(card), amount, for: order)
      let approval = WalletApproval(
        method: .applePay, token: "applePay_sandbox_\(order.uuidString)")
      let paid = try await shop.pay(.approved(approval), amount, for: order)
      #expect(paid == Payment(method: .applePay, reference: byCard.reference))
      let reference = try #require(paid.reference)
      await #expect(throws: PaymentError.unknownReference) {
        try await shop.pay(.authorized(.card, reference: reference), amount, for: order)
      }
      #expect(try Ledger(path: shop.path).payments == 1)
    }
  }

  @Test func `cash needs no reference`() async throws {
    try await Fixture.use { shop in
      let payment = try await shop.pay(.cash, amount, for: UUID())
      #expect(payment == Payment(method: .cash))
      #expect(try Ledger(path: shop.path).payments == 0)
    }
  }
}

extension Fixture {
  fileprivate func pay(
    _ payment: PaymentDetails, _ amount: Money, for order: UUID
  ) async throws -> Payment {
    try await payments.authorize(payment, of: amount, for: order, by: customer.id)
  }
}
