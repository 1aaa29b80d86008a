import Foundation
import Testing

/// Orders that are not made.
struct BadOrderTests {
  /// What makes an order wrong, and what is told about it.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let status: Int
    let code: String
    let change: @Sendable (inout OrderText) -> Void

    init(
      _ description: String, _ status: Int, _ code: String,
      _ change: @escaping @Sendable (inout OrderText) -> Void
    ) {
      testDescription = description
      self.status = status
      self.code = code
      self.change = change
    }
  }

  static let amounts =
    [("less", "\"1.00\""), ("nothing", "\"0\""), ("huge", "\"999999999.99\"")].map { name, text in
      Case("\(name) to pay", 409, "price_changed") { $0.amount = text }
    }
    + [
      ("negative", "\"-21.19\""), ("no number", "\"NaN\""), ("endless", "\"Infinity\""),
      ("an exponent", "\"1e9\""), ("huger", "\"99999999999999999999\""), ("a comma", "\"21,19\""),
      ("thirds of a cent", "\"21.190\""), ("blanks", "\" 21.19\""), ("no digits", "\".\""),
      ("Arabic digits", "\"٢١.١٩\""), ("no text", "21.19"), ("null", "null"), ("empty", "\"\""),
    ].map { name, text in Case("\(name) to pay", 400, "malformed") { $0.amount = text } }
    + [
      Case("another currency", 409, "price_changed") { $0.currency = "\"USD\"" },
      Case("an unknown currency", 400, "malformed") { $0.currency = "\"XXX\"" },
    ]

  static let quantities =
    ["0", "-1", "21", "9223372036854775807", "-9223372036854775808"].map { text in
      Case("\(text) pieces", 422, "invalid_quantity") { $0.quantity = text }
    }
    + ["1.5", "\"2\"", "null", "1e400", "9223372036854775808", "true", "[1]"].map { text in
      Case("\(text) pieces", 400, "malformed") { $0.quantity = text }
    }
    + [
      Case("21 pieces in two lines", 422, "invalid_quantity") {
        $0.quantity = #"20, "instructions": ""}, {"menuItemID": \#($0.item), "quantity": 1"#
      },
      Case("5 pieces and -3 of them", 422, "invalid_quantity") {
        $0.quantity = #"5, "instructions": ""}, {"menuItemID": \#($0.item), "quantity": -3"#
      },
    ]

  static let identifiers = [
    Case("an id that is none", 400, "malformed") { $0.id = "\"1\"" },
    Case("SQL for an id", 400, "malformed") { $0.id = "\"' OR 1=1 --\"" },
    Case("a number for an id", 400, "malformed") { $0.id = "7" },
    Case("an unknown restaurant", 404, "not_found") { $0.restaurant = "\"\(UUID())\"" },
    Case("an unknown item", 422, "not_in_cart") { $0.item = "\"\(UUID())\"" },
    Case("an item of another restaurant", 422, "not_in_cart") {
      $0.restaurant = "\"8CC2658A-3924-51AD-9C40-817154A7A20E\""
    },
  ]

  static let others = [
    Case("more than is left", 409, "out_of_stock") { $0 = .of(.goulash, 5) },
    Case("too cheap", 422, "below_minimum") { $0 = .of(.pretzel) },
    Case("nobody to deliver to", 422, "invalid_delivery") { $0.recipient = "\"  \"" },
    Case("nowhere to deliver to", 422, "invalid_delivery") { $0.address = "\"\"" },
    Case("an address of two lines", 422, "invalid_delivery") { $0.address = #""a\u000ab""# },
    Case("a note without end", 422, "invalid_delivery") {
      $0.note = API.quoted(String(repeating: "n", count: 141))
    },
    Case("instructions without end", 422, "invalid_instructions") {
      $0.instructions = API.quoted(String(repeating: "n", count: 141))
    },
    Case("a payment that there is not", 400, "malformed") { $0.payment = #"{"method": "gold"}"# },
    Case("a card without payment", 400, "malformed") { $0.payment = #"{"method": "card"}"# },
    Case("a card number in an order", 422, "unknown_reference") {
      $0.payment = #"{"method": "card", "reference": "4242424242424242"}"#
    },
    Case("text behind it", 400, "malformed") { $0.rest = "}}}}" },
    Case("too much", 413, "too_large") {
      $0.note = API.quoted(String(repeating: "n", count: 70_000))
    },
  ]

  @Test(arguments: amounts + quantities + identifiers + others)
  func `nothing is stored, nothing is sold and nothing leaks`(_ bad: Case) async throws {
    try await TestServer.use { server in
      let token = try await server.api.newCustomer()
      let before = try server.ledger()
      var order = OrderText()
      bad.change(&order)
      let answer = try await server.api.place(order, as: token)
      #expect(answer.status == bad.status && answer.code == bad.code, "\(answer.text)")
      #expect(answer["error", "message"]?.isEmpty == false)
      expectNoLeak(answer)
      #expect(try server.ledger() == before)
    }
  }

  @Test func `an order without items holds nothing`() async throws {
    try await TestServer.use { server in
      let token = try await server.api.newCustomer()
      let order = OrderText()
      let body = order.text.replacing(/"items": \[.*\]/, with: "\"items\": []")
      let answer = try await server.api.send(
        "POST", "/orders", body, as: token, headers: ["Idempotency-Key": order.key])
      #expect(answer.status == 422 && answer.code == "empty_cart")
    }
  }

  @Test(arguments: [nil, "", "x", "7DA4E3C0-60B1-4C4F-8C61-3A0B8C6E7F10"])
  func `an order needs its own id for a key`(key: String?) async throws {
    try await TestServer.use { server in
      let token = try await server.api.newCustomer()
      let answer = try await server.api.send(
        "POST", "/orders", OrderText().text, as: token,
        headers: key.map { ["Idempotency-Key": $0] } ?? [:])
      #expect(answer.status == 400 && answer["error", "field"] == "Idempotency-Key")
      #expect(try server.ledger().orders == 0)
    }
  }
}
