import FoodDomain
import FoodTesting
import Testing

@testable import FoodPresentation

@Suite("What is filled in to order")
struct CheckoutFormTests {
  @Test("is paid in cash unless something else is said")
  func cash() throws {
    guard case .cash = try CheckoutForm().payment() else {
      Issue.record("not cash")
      return
    }
  }

  @Test("needs no card for cash, however wrong it is")
  func cashWithCard() throws {
    var form = CheckoutForm()
    form.cardExpiry = "never"
    #expect(try form.payment().method == .cash)
  }

  @Test(
    "has an expiry date of a month and a year, short or long",
    arguments: [
      ("09/29", 9, 2029), ("9/29", 9, 2029), (" 09 / 29 ", 9, 2029), ("12/2030", 12, 2030),
      ("1/0", 1, 2000), ("01/99", 1, 2099), ("13/27", 13, 2027), ("00/27", 0, 2027),
    ])
  func expiry(_ text: String, _ month: Int, _ year: Int) throws {
    let card = try card(expiry: text)
    #expect(card.expiryMonth == month)
    #expect(card.expiryYear == year)
  }

  @Test(
    "has no other expiry date",
    arguments: [
      "", "/", "0929", "09-29", "09/", "/29", "09/29/01", "a/b", "09/-1", "09/2101",
      "09/99999999999999999999", "٠٩/٢٩", "09//29",
    ])
  func noExpiry(_ text: String) {
    #expect(throws: PaymentError.invalidCard) { try card(expiry: text) }
  }

  @Test("gives no card a month that there is not", arguments: ["13/27", "00/27", "-1/27"])
  func noMonth(_ text: String) throws {
    let card = try card(expiry: text)
    #expect(throws: PaymentError.invalidCard) {
      try card.validate(in: CalendarMonth(year: 2026, month: 11))
    }
  }

  @Test("is paid by the wallet that was chosen, from the account that was typed")
  func wallets() throws {
    var form = CheckoutForm()
    form.method = .applePay
    guard case .wallet(.applePay) = try form.payment() else { throw NoAnswer() }
    form.method = .payPal
    form.payPalAccount = " Ada@example.org"
    guard case .wallet(.payPal(let account)) = try form.payment() else { throw NoAnswer() }
    #expect(account.email == "ada@example.org")
  }

  @Test("takes blanks out of number and code")
  func card() throws {
    let card = try card(expiry: "11/26")
    #expect(card.number == "4242424242424242")
    #expect(card.code == "123")
  }

  @Test("tells the courier what was typed, without blanks around")
  func delivery() {
    var form = CheckoutForm()
    form.recipient = " Ada Byron "
    form.address = "Kantstraße 40, Berlin\n"
    form.note = "Second bell."
    #expect(form.delivery == .sample)
  }

  @Test("shows no card, wherever it is printed")
  func secret() {
    var form = CheckoutForm()
    form.cardNumber = "4242 4242 4242 4242"
    form.cardExpiry = "09/29"
    form.cardCode = "123"
    form.payPalAccount = "ada@example.org"
    var dumped = ""
    dump(form, to: &dumped)
    for text in ["\(form)", String(reflecting: form), "\([form])", dumped] {
      for secret in ["4242", "09/29", "123", "ada@"] { #expect(!text.contains(secret)) }
    }
  }

  @discardableResult
  private func card(expiry: String) throws -> Card {
    var form = CheckoutForm()
    form.method = .card
    form.cardNumber = "4242 4242 4242 4242"
    form.cardExpiry = expiry
    form.cardCode = " 123 "
    guard case .card(let card) = try form.payment() else { throw NoAnswer() }
    return card
  }
}
