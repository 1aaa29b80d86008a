import Foundation

/// Stands where Apple Pay would: approves without any device, and declines what is dear.
struct ApplePaySandbox: WalletDataSource {
  /// The most that is approved at a time, in whatever currency.
  private static let limit: Decimal = 200

  func approve(_ request: WalletRequestDTO) async throws -> WalletApprovalDTO {
    let amount = try Decimal(exactly: request.amount.amount, as: "amount")
    guard amount <= Self.limit else { throw WalletError.declined }
    return WalletApprovalDTO(method: "applePay", token: "applePay_sandbox_\(request.orderID)")
  }
}
