package import FoodDomain
import Foundation

/// Agrees to every payment with a card that could exist, and to what a wallet approves.
package struct InMemoryPaymentService: PaymentService {
  private let wallets = WalletService.sandbox

  package init() {}

  package func authorize(
    _ payment: PaymentDetails, of amount: Money, for order: Order.ID, by customer: Customer.ID
  ) async throws -> Payment {
    switch payment {
    case .cash: return Payment(method: .cash)
    case .authorized(let method, let reference):
      return Payment(method: method, reference: reference)
    case .wallet(let wallet):
      let approval = try await wallets.approve(amount, for: order, in: wallet)
      return Payment(method: approval.method, reference: UUID().uuidString)
    case .card, .approved: return Payment(method: payment.method, reference: UUID().uuidString)
    }
  }
}
