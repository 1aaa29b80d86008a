import GRDB

/// A row of `payments`: what the gateway agreed to, and nothing of a card or a wallet.
struct PaymentRecord: ServerRecord {
  static let databaseTableName = "payments"

  var reference: String
  var orderId: String
  var customerId: String
  var amount: Int64
  var currency: String
  var method: String

  /// The names of the columns.
  enum CodingKeys: String, CodingKey {
    case reference
    case orderId = "order_id"
    case customerId = "customer_id"
    case amount, currency, method
  }
}
