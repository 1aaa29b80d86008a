import FoodDomain
import Foundation

extension WalletRequestDTO {
  init(_ amount: Money, for order: Order.ID, in wallet: Wallet) {
    self.init(orderID: order.uuidString, amount: MoneyDTO(amount), account: wallet.account)
  }
}

extension WalletApprovalDTO {
  init(_ approval: WalletApproval) {
    self.init(method: approval.method.rawValue, token: approval.token)
  }

  func approval() throws(MappingError) -> WalletApproval {
    guard let method = PaymentMethod(rawValue: method) else { throw .invalid("method", method) }
    guard !token.isEmpty else { throw .invalid("token", "nothing") }
    return WalletApproval(method: method, token: token)
  }
}

extension Wallet {
  /// The account, where there is one to be named.
  fileprivate var account: String? {
    switch self {
    case .applePay: nil
    case .payPal(let account): account.email
    }
  }
}
