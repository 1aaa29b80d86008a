/// Stands where PayPal would: approves for every account but those that are there to be declined.
struct PayPalSandbox: WalletDataSource {
  /// Accounts that begin so are declined.
  private static let declined = "declined@"

  func approve(_ request: WalletRequestDTO) async throws -> WalletApprovalDTO {
    guard let account = request.account, !account.hasPrefix(Self.declined) else {
      throw WalletError.declined
    }
    return WalletApprovalDTO(method: "payPal", token: "payPal_sandbox_\(request.orderID)")
  }
}
