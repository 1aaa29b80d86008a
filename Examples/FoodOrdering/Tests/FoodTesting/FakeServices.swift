package import FoodDomain

/// Agrees to payments as the test says.
package struct FakePaymentService: PaymentService {
  /// What a payment asks for.
  package struct Request: Sendable {
    /// How it is to be paid.
    package let payment: PaymentDetails
    /// How much.
    package let amount: Money
    /// For what.
    package let order: Order.ID
    /// By whom.
    package let customer: Customer.ID
  }

  private let answer: @Sendable (Request) async throws -> Payment

  /// Answers with what the work says.
  package init(
    _ answer: @escaping @Sendable (Request) async throws -> Payment = {
      Payment(method: $0.payment.method)
    }
  ) {
    self.answer = answer
  }

  package func authorize(
    _ payment: PaymentDetails, of amount: Money, for order: Order.ID, by customer: Customer.ID
  ) async throws -> Payment {
    try await answer(
      Request(payment: payment, amount: amount, order: order, customer: customer))
  }
}

/// Reckons taxes as the test says.
package struct FakeTaxService: TaxService {
  private let answer: @Sendable (Money, TaxRegion) async throws -> Money

  /// Answers with what the work says; nothing is due without it.
  package init(
    _ answer: @escaping @Sendable (Money, TaxRegion) async throws -> Money = { amount, _ in
      .zero(amount.currency)
    }
  ) {
    self.answer = answer
  }

  package func tax(on amount: Money, in region: TaxRegion) async throws -> Money {
    try await answer(amount, region)
  }
}
