package import FoodDomain
import Foundation

/// Agrees to every payment with a card that could exist.
package struct InMemoryPaymentService: PaymentService {
  package init() {}

  package func authorize(
    _ payment: PaymentDetails, of amount: Money, for order: Order.ID, by customer: Customer.ID
  ) async -> Payment {
    switch payment {
    case .cash: Payment(method: .cash)
    case .authorized(let reference): Payment(method: .card, reference: reference)
    case .card: Payment(method: .card, reference: UUID().uuidString)
    }
  }
}
