/// `{"error": {"code": …, "message": …}}`, with what the code is about.
struct ErrorBody: Encodable {
  let error: Content

  /// What stands in it; what is nil does not.
  struct Content: Encodable {
    let code: String
    let message: String
    let item: String?
    let left: Int?
    let amount: MoneyBody?
    let field: String?
    let limit: Int?
    let restaurant: String?
  }

  init(_ answer: ErrorAnswer) {
    let details = answer.details
    error = Content(
      code: answer.code, message: answer.message, item: details.item, left: details.left,
      amount: details.amount.map(MoneyBody.init), field: details.field, limit: details.limit,
      restaurant: details.restaurant)
  }
}
