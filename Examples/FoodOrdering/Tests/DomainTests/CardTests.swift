import FoodDomain
import FoodTesting
import Testing

@Suite("A card")
struct CardTests {
  private let november = CalendarMonth(year: 2026, month: 11)

  @Test(
    "is good with a number that banks give out, however it is written",
    arguments: [
      "4242424242424242", "4242 4242 4242 4242", "4242-4242-4242-4242", "378282246310005",
      "6011 1111 1111 1117", " 5555555555554444\n", "4222222222222", "6304000000000000000",
    ])
  func good(_ number: String) throws {
    try Card.sample(number: number).validate(in: november)
  }

  @Test(
    "is none with any other number",
    arguments: [
      "", "4242424242424241", "4242424242424224", "42424242424", "42424242424242424242",
      "4242x4242y4242z4242", "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢", "４２４２４２４２４２４２４２４２",
      "4242.4242.4242.4242", "+4242424242424242", "card", "4242424242424242; DROP TABLE",
    ])
  func badNumber(_ number: String) {
    #expect(throws: PaymentError.invalidCard) {
      try Card.sample(number: number).validate(in: november)
    }
  }

  @Test("finds each digit that was mistyped", arguments: 0..<16, 1...9)
  func mistyped(_ position: Int, _ by: Int) throws {
    var digits = "4242424242424242".compactMap(\.wholeNumberValue)
    digits[position] = (digits[position] + by) % 10
    let number = digits.map(String.init).joined()
    #expect(throws: PaymentError.invalidCard) {
      try Card.sample(number: number).validate(in: november)
    }
  }

  @Test("has a code of three or four digits", arguments: ["", "12", "12345", "12a", "١٢٣", "1 3"])
  func badCode(_ code: String) throws {
    #expect(throws: PaymentError.invalidCard) {
      try Card.sample(code: code).validate(in: november)
    }
    try Card.sample(code: "0000").validate(in: november)
  }

  @Test(
    "has a month and a year that are some",
    arguments: [(0, 2027), (13, 2027), (-1, 2027), (1, 1999), (1, 2101), (1, 27)])
  func badExpiry(_ month: Int, _ year: Int) {
    #expect(throws: PaymentError.invalidCard) {
      try Card.sample(month: month, year: year).validate(in: november)
    }
  }

  @Test("is good to the end of its month", arguments: [(11, 2026), (12, 2026), (1, 2027)])
  func notExpired(_ month: Int, _ year: Int) throws {
    try Card.sample(month: month, year: year).validate(in: november)
  }

  @Test("has expired in the month after", arguments: [(10, 2026), (12, 2025), (1, 2000)])
  func expired(_ month: Int, _ year: Int) {
    #expect(throws: PaymentError.expiredCard) {
      try Card.sample(month: month, year: year).validate(in: november)
    }
  }
}

@Suite("What is secret")
struct SecrecyTests {
  @Test("a card shows none of its digits, wherever it is printed")
  func card() {
    let card = Card.sample()
    let payment = PaymentDetails.card(card)
    for text in printed(card) + printed(payment) {
      #expect(text.filter(\.isNumber).isEmpty, "\(text)")
    }
    for text in printed([card]) + printed(["card": payment]) {
      for secret in ["4242", "123", "2026"] { #expect(!text.contains(secret)) }
    }
  }

  @Test("a checkout shows no digit of the card")
  func checkout() throws {
    let checkout = Checkout.sample(try Cart.sample(), paying: .card(.sample()))
    for text in printed(checkout) {
      for secret in ["4242", "code: \"123\"", "expiry"] { #expect(!text.contains(secret)) }
    }
  }

  @Test("credentials show neither password nor address, not even within a registration")
  func credentials() {
    let credentials = Credentials(email: "ada@example.org", password: "correct horse")
    let registration = Registration(
      name: "Ada", email: "ada@example.org", password: "correct horse", address: "Here 1")
    for text in printed(credentials) + printed(registration) + printed([credentials]) {
      for secret in ["correct", "horse", "example.org"] { #expect(!text.contains(secret)) }
    }
  }

  @Test("a session shows whose it is and not its token")
  func session() {
    let session = AccountSession.sample(token: "secret-token")
    #expect("\(session)" == "session of \(session.customer.id)")
    for text in printed(session) + printed([session]) + printed(Optional(session)) {
      #expect(!text.contains("secret-token"))
    }
  }

  private func printed<Value>(_ value: Value) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return ["\(value)", String(describing: value), String(reflecting: value), dumped]
  }
}
