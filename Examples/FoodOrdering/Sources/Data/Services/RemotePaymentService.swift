package import FoodDomain
import Foundation

/// Has cards and what wallets approve charged by the server; only the reference to that stays here.
package struct RemotePaymentService: PaymentService {
  let remote: any AccountRemoteDataSource
  let wallets: WalletService

  package func authorize(
    _ payment: PaymentDetails, of amount: Money, for order: Order.ID, by customer: Customer.ID
  ) async throws -> Payment {
    var request = PaymentRequestDTO(orderID: order.uuidString, amount: MoneyDTO(amount))
    switch payment {
    case .cash: return Payment(method: .cash)
    case .authorized(let method, let reference):
      return Payment(method: method, reference: reference)
    case .card(let card): request.card = CardDTO(card)
    case .approved(let approval): request.approval = WalletApprovalDTO(approval)
    case .wallet(let wallet):
      request.approval = WalletApprovalDTO(
        try await wallets.approve(amount, for: order, in: wallet))
    }
    return Payment(method: payment.method, reference: try await reference(to: request))
  }

  private func reference(to request: PaymentRequestDTO) async throws -> String {
    do {
      return try await inDomainTerms { try await remote.pay(request).reference }
    } catch ServiceError.offline {
      throw PaymentError.needsConnection
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
