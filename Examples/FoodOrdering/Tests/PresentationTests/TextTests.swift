import FoodDomain
import FoodPresentation
import FoodTesting
import Foundation
import Testing

private let allErrors: [any Error & Sendable] =
  [
    AccountError.invalidName, AccountError.invalidEmail, AccountError.invalidAddress,
    AccountError.weakPassword, AccountError.emailTaken, AccountError.wrongCredentials,
    CartError.otherRestaurant("Momo"), CartError.invalidQuantity(most: 20),
    CartError.tooManyItems(most: 50), CartError.outOfStock("Edamame", left: 0),
    CartError.invalidInstructions, CartError.notInCart,
    OrderError.emptyCart, OrderError.belowMinimum(.cents(1000)),
    OrderError.outOfStock("Edamame", left: 2), OrderError.invalidDelivery(.recipient),
    OrderError.invalidDelivery(.address), OrderError.invalidDelivery(.note),
    OrderError.priceChanged(.cents(1234)), OrderError.conflict,
    OrderError.tooLateToCancel,
    PaymentError.invalidCard, PaymentError.expiredCard, PaymentError.declined,
    PaymentError.needsConnection, PaymentError.unknownReference, PaymentError.invalidAccount,
    PaymentError.notApproved(.applePay), PaymentError.notApproved(.payPal),
    PaymentError.notApproved(.card),
    ServiceError.offline, ServiceError.notSignedIn, ServiceError.notFound,
    ServiceError.unusableAnswer, ServiceError.unavailable,
    NoAnswer(), MoneyError.differentCurrencies(.euro, .yen), CancellationError(),
  ]

@Suite("What a customer is told")
struct TextTests {
  @Test("about every error is a sentence in plain words", arguments: allErrors)
  func plain(_ error: any Error & Sendable) {
    let text = FailureText.text(of: error)
    #expect(text.hasSuffix("."))
    #expect(text.first?.isUppercase == true)
    #expect((8...100).contains(text.count), "\(text)")
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    for technical in technicalWords { #expect(!words.contains(technical), "\(text)") }
    for trace in ["Error", "Optional(", "FoodDomain", "_", "{", "\u{FFFD}"] {
      #expect(!text.contains(trace), "\(text)")
    }
  }

  @Test("tells one error from another")
  func distinct() {
    let texts = allErrors.dropLast(3).map { FailureText.text(of: $0) }
    #expect(Set(texts).count == texts.count)
  }

  @Test(
    "names what it is about",
    arguments: [
      (FailureText.text(of: CartError.otherRestaurant("Momo")), "Momo"),
      (FailureText.text(of: CartError.invalidQuantity(most: 20)), "20"),
      (FailureText.text(of: CartError.tooManyItems(most: 50)), "50"),
      (FailureText.text(of: CartError.outOfStock("Edamame", left: 0)), "Edamame is sold out."),
      (FailureText.text(of: OrderError.outOfStock("Edamame", left: 2)), "Only 2 of Edamame"),
      (FailureText.text(of: OrderError.belowMinimum(.cents(1000))), "€10.00"),
      (FailureText.text(of: OrderError.priceChanged(.cents(1234))), "€12.34"),
    ])
  func details(_ text: String, _ detail: String) {
    #expect(text.contains(detail))
  }

  @Test("does not tell which of address and password is wrong")
  func credentials() {
    let text = FailureText.text(of: AccountError.wrongCredentials)
    #expect(text.contains("email") && text.contains("password"))
  }

  @Test("about money has all digits and the sign of the currency")
  func money() {
    #expect(Money.cents(1250).text == "€12.50")
    #expect(Money.cents(0).text == "€0.00")
    #expect(Money.cents(123_456).text == "€1,234.56")
    #expect(Money(1200, .yen).text.hasSuffix("1,200"))
    #expect(Money(5, .pound).text.hasSuffix("£5.00"))
    #expect(Money(5, .dollar).text.hasSuffix("$5.00"))
  }

  @Test("about each status names the restaurant or what happens", arguments: OrderStatus.allCases)
  func status(_ status: OrderStatus) {
    #expect(!status.title.isEmpty)
    let sentence = status.sentence(restaurant: "Momo")
    #expect(sentence.hasSuffix(".") || sentence.hasSuffix("!"))
    #expect(sentence.contains("Momo") || status == .waiting)
  }

  @Test("about an arrival is a time of the day")
  func arrival() {
    let date = Date.sample(35 * 60)
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    let time = [parts.hour, parts.minute].map { String(format: "%02d", $0 ?? -1) }
    #expect(date.arrivalText == "at about \(time.joined(separator: ":"))")
  }

  @Test("about news is what the status says")
  func news() {
    let news = OrderNews(.sample(status: .delivered))
    #expect(news.text == "Your food from Trattoria Lucia is there. Enjoy it!")
  }

  @Test("about each status is something else")
  func statuses() {
    #expect(Set(OrderStatus.allCases.map(\.title)).count == OrderStatus.allCases.count)
    #expect(Set(PaymentMethod.allCases.map(\.title)).count == PaymentMethod.allCases.count)
  }

  private var technicalWords: [String] {
    [
      "http", "https", "json", "sql", "sqlite", "database", "null", "nil", "exception", "error",
      "timeout", "token", "uuid", "id", "request", "response", "thread", "cache", "api", "url",
      "idempotency", "repository", "failed", "failure", "unknown", "internal", "invalid",
    ]
  }
}
