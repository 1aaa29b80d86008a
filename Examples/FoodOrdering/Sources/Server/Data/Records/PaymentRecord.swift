import GRDB

/// A row of `payments`: what the gateway agreed to, and nothing of the card.
struct PaymentRecord: ServerRecord {
  static let databaseTableName = "payments"

  var reference: String
  var orderId: String
  var customerId: String
  var amount: Int64
  var currency: String

  /// The names of the columns.
  enum CodingKeys: String, CodingKey {
    case reference
    case orderId = "order_id"
    case customerId = "customer_id"
    case amount, currency
  }
}
