import Foundation

extension API {
  /// Somebody new, and the token of the session.
  func newCustomer(_ name: String = "Ada") async throws -> String {
    let answer = try await send("POST", "/accounts", Self.account(name: name))
    return answer["token"] ?? "no token: \(answer.text)"
  }

  /// The body of a registration that can be had.
  static func account(
    name: String = "Ada", email: String = "\(UUID().uuidString)@example.org",
    password: String = "correct horse", address: String = "1 Main Street"
  ) -> String {
    """
    {"name": \(quoted(name)), "email": \(quoted(email)), "password": \(quoted(password)),
     "address": \(quoted(address))}
    """
  }

  /// Sends an order with its key.
  func place(_ order: OrderText, as token: String) async throws -> Answer {
    try await send(
      "POST", "/orders", order.text, as: token, headers: ["Idempotency-Key": order.key])
  }

  /// Has a card charged for an order.
  func pay(
    for order: String, amount: String = Dish.roast.total, card: String = "4242424242424242",
    as token: String
  ) async throws -> Answer {
    try await send(
      "POST", "/payments",
      """
      {"orderID": "\(order)", "amount": {"amount": "\(amount)", "currency": "EUR"},
       "card": {"number": "\(card)", "expiryMonth": 12, "expiryYear": 2099, "code": "123"}}
      """, as: token)
  }

  /// A text as JSON.
  static func quoted(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
