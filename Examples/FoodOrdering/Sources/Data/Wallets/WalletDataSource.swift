/// Where a customer approves payments.
protocol WalletDataSource: Sendable {
  /// Has the customer approve a payment, for one order.
  ///
  /// - Throws: `WalletError`.
  func approve(_ request: WalletRequestDTO) async throws -> WalletApprovalDTO
}

/// Why a wallet approves nothing.
enum WalletError: Error {
  case declined
}
