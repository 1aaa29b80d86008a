import FoodDomain
import FoodTesting
import Foundation
import Testing

@testable import FoodData

@Suite("Money, as the server tells of it")
struct MoneyMappingTests {
  @Test(
    "is exact, to the last digit",
    arguments: ["0", "0.00", "12.50", "12.5", "0.1", "99999999999999999.99", "-1.25", "007"])
  func good(_ amount: String) throws {
    let money = try MoneyDTO(amount: amount, currency: "EUR").money()
    #expect(money == Money(try #require(Decimal(string: amount)), .euro))
  }

  @Test(
    "is none where it is no plain number",
    arguments: [
      "", "-", ".", "-.", "1.2.3", "1..2", "1,20", " 1", "1 ", "1e3", "NaN", "inf", "0x1F", "+1",
      "--1", "1-", "€1", "١٢", "1'000", "1234567890123456789012", "1.",
    ])
  func badAmount(_ amount: String) {
    #expect(throws: MappingError.invalid("amount", amount)) {
      try MoneyDTO(amount: amount, currency: "EUR").money()
    }
  }

  @Test("is none in a currency that nobody here knows", arguments: ["", "eur", "XXX", "€"])
  func badCurrency(_ currency: String) {
    #expect(throws: MappingError.invalid("currency", currency)) {
      try MoneyDTO(amount: "1", currency: currency).money()
    }
  }

  @Test("comes back as it went", arguments: Currency.allCases)
  func roundTrip(_ currency: Currency) throws {
    for amount in [0, 1, 1005, 123_456_789] {
      let money = Money(Decimal(amount) / 100, currency)
      #expect(try MoneyDTO(money).money() == money)
    }
  }
}
