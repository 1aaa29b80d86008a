/// What a wallet is asked to approve.
struct WalletRequestDTO: Codable, Sendable {
  var orderID: String
  var amount: MoneyDTO
  /// Whose wallet, where the wallet does not know.
  var account: String?
}

/// What a wallet answers, and what the server charges by.
struct WalletApprovalDTO: Codable, Sendable {
  var method: String
  var token: String
}
