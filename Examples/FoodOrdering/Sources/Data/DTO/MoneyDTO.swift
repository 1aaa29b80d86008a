/// `{"amount": "12.50", "currency": "EUR"}`
struct MoneyDTO: Codable, Sendable {
  var amount: String
  var currency: String
}
