import FoodDomain

/// Asks in the wallet that a customer has chosen.
struct WalletService: Sendable {
  let applePay: any WalletDataSource
  let payPal: any WalletDataSource

  /// - Throws: `PaymentError.notApproved`; `ServiceError`.
  func approve(
    _ amount: Money, for order: Order.ID, in wallet: Wallet
  ) async throws -> WalletApproval {
    do {
      return try await inDomainTerms {
        try await source(of: wallet)
          .approve(WalletRequestDTO(amount, for: order, in: wallet)).approval()
      }
    } catch WalletError.declined {
      throw PaymentError.notApproved(wallet.method)
    }
  }

  private func source(of wallet: Wallet) -> any WalletDataSource {
    switch wallet {
    case .applePay: applePay
    case .payPal: payPal
    }
  }
}

extension WalletService {
  /// Wallets that charge nobody and need no network.
  static let sandbox = WalletService(applePay: ApplePaySandbox(), payPal: PayPalSandbox())
}
