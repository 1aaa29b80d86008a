package import FoodDomain
import Foundation

/// Has cards charged by the server; only the reference to that stays here.
package struct RemotePaymentService: PaymentService {
  let remote: any AccountRemoteDataSource

  package func authorize(
    _ payment: PaymentDetails, of amount: Money, for order: Order.ID, by customer: Customer.ID
  ) async throws -> Payment {
    switch payment {
    case .cash: return Payment(method: .cash)
    case .authorized(let reference): return Payment(method: .card, reference: reference)
    case .card(let card):
      let request = PaymentRequestDTO(
        orderID: order.uuidString, amount: MoneyDTO(amount), card: CardDTO(card))
      do {
        let answer = try await inDomainTerms { try await remote.pay(request) }
        return Payment(method: .card, reference: answer.reference)
      } catch ServiceError.offline {
        throw PaymentError.needsConnection
      }
    }
  }
}

extension CardDTO {
  fileprivate init(_ card: Card) {
    self.init(
      number: card.number, expiryMonth: card.expiryMonth, expiryYear: card.expiryYear,
      code: card.code)
  }
}
