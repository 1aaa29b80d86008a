/// The answer to what cannot be done.
struct ErrorDTO: Codable, Sendable {
  var error: Detail

  struct Detail: Codable, Sendable {
    var code: String
    var item: String?
    var left: Int?
    var amount: MoneyDTO?
    var field: String?
    var limit: Int?
    var restaurant: String?
  }
}
