/// The body of `POST /payments`, the only place where card data travels: a card, or an approval.
struct PaymentRequestDTO: Codable, Sendable {
  var orderID: String
  var amount: MoneyDTO
  var card: CardDTO?
  var approval: WalletApprovalDTO?
}

/// A card, on its way to the payment service.
struct CardDTO: Codable, Sendable {
  var number: String
  var expiryMonth: Int
  var expiryYear: Int
  var code: String
}

/// The answer to `POST /payments`.
struct PaymentReferenceDTO: Codable, Sendable {
  var reference: String
}
