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
      #expect(try await shop.pay(.authorized(reference: reference), amount, for: order) == first)
    }
  }

  @Test func `a reference is good for its order and its amount only`() async throws {
    try await Fixture.use { shop in
      let order = UUID()
      let paid = try await shop.pay(.card(card), amount, for: order)
      let reference = PaymentDetails.authorized(reference: try #require(paid.reference))
      await #expect(throws: PaymentError.unknownReference) {
        try await shop.pay(reference, amount, for: UUID())
      }
      await #expect(throws: PaymentError.unknownReference) {
        try await shop.pay(reference, Money(901, .yen), for: order)
      }
      await #expect(throws: PaymentError.unknownReference) {
        try await shop.pay(reference, Money(9, .euro), for: order)
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
