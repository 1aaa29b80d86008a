import Foundation
import Testing

/// Cards that are not charged, and cards that nobody finds again.
struct BadPaymentTests {
  @Test(arguments: [
    ("4242424242424241", 422, "invalid_card"), ("", 422, "invalid_card"),
    ("4242", 422, "invalid_card"), ("' OR 1=1 --", 422, "invalid_card"),
    ("٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢", 422, "invalid_card"), ("4000000000000002", 402, "declined"),
  ])
  func `a wrong card leaves no payment`(card: String, status: Int, code: String) async throws {
    try await TestServer.use { server in
      let token = try await server.api.newCustomer()
      let answer = try await server.api.pay(for: UUID().uuidString, card: card, as: token)
      #expect(answer.status == status && answer.code == code)
      expectNoLeak(answer)
      #expect(try server.ledger().payments == 0)
    }
  }

  @Test(arguments: [
    (#""expiryMonth": 13, "expiryYear": 2099, "code": "123""#, 422, "invalid_card"),
    (#""expiryMonth": 1, "expiryYear": 2020, "code": "123""#, 422, "expired_card"),
    (#""expiryMonth": 1, "expiryYear": 9223372036854775807, "code": "123""#, 422, "invalid_card"),
    (#""expiryMonth": 1, "expiryYear": 2099, "code": "12""#, 422, "invalid_card"),
    (#""expiryMonth": 1, "expiryYear": 2099, "code": 123"#, 400, "malformed"),
    (#""expiryMonth": "1", "expiryYear": 2099, "code": "123""#, 400, "malformed"),
    (#""expiryMonth": 1.5, "expiryYear": 2099, "code": "123""#, 400, "malformed"),
  ])
  func `a card of no month is not charged`(
    rest: String, status: Int, code: String
  ) async throws {
    try await TestServer.use { server in
      let token = try await server.api.newCustomer()
      let answer = try await server.api.send(
        "POST", "/payments",
        """
        {"orderID": "\(UUID())", "amount": {"amount": "10.00", "currency": "EUR"},
         "card": {"number": "4242424242424242", \(rest)}}
        """, as: token)
      #expect(answer.status == status && answer.code == code)
      expectNoLeak(answer)
      #expect(try server.ledger().payments == 0)
    }
  }

  @Test(arguments: [
    (#""approval": {"method": "payPal", "token": "guessed"}"#, 402, "not_approved"),
    (#""approval": {"method": "shells", "token": "guessed"}"#, 400, "malformed"),
    (#""approval": {"method": "payPal"}"#, 400, "malformed"),
    (#""approval": null"#, 400, "malformed"), (#""rest": 1"#, 400, "malformed"),
  ])
  func `an approval that is none is not charged`(
    rest: String, status: Int, code: String
  ) async throws {
    try await TestServer.use { server in
      let token = try await server.api.newCustomer()
      let answer = try await server.api.send(
        "POST", "/payments",
        """
        {"orderID": "\(UUID())", "amount": {"amount": "10.00", "currency": "EUR"}, \(rest)}
        """, as: token)
      #expect(answer.status == status && answer.code == code)
      expectNoLeak(answer)
      #expect(try server.ledger().payments == 0)
    }
  }

  @Test func `card, password and token are in no file and in no log`() async throws {
    try await TemporaryFile.use { file in
      var secrets = ["4242424242424242", "4000000000000002", "4242-4242", "secret horse"]
      try await TestServer.use(file) { server in
        let api = server.api
        let account = API.account(email: "a@b.org", password: "secret horse 877")
        let token = try #require(try await api.send("POST", "/accounts", account)["token"])
        secrets.append(token)
        _ = try await api.send(
          "POST", "/sessions", #"{"email": "a@b.org", "password": "secret horse 877 wrong"}"#)
        for card in ["4242424242424242", "4242-4242-4242-4242", "4000000000000002", "42424242"] {
          _ = try await api.pay(for: UUID().uuidString, card: card, as: token)
        }
        var order = OrderText()
        order.payment = #"{"method": "card", "reference": "4242424242424242"}"#
        _ = try await api.place(order, as: token)
        let bytes = try file.bytes()
        #expect(bytes.count > 10_000)
        for secret in secrets {
          #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(secret)")
          #expect(!server.log.text.contains(secret), "\(secret)")
        }
      }
      let bytes = try file.bytes()
      for secret in secrets { #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(secret)") }
    }
  }
}
