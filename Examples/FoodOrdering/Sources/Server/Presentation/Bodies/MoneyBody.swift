import FoodDomain
import Foundation

/// `{"amount": "12.50", "currency": "EUR"}`: a text, for binary fractions have no cents.
struct MoneyBody: Codable, Sendable {
  let amount: String
  let currency: String
}

extension MoneyBody {
  /// All digits that the currency can pay.
  init(_ money: Money) {
    let digits = money.currency.digits
    let parts = money.amount.description.split(separator: ".")
    let whole = parts.first.map(String.init) ?? "0"
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let padding = String(repeating: "0", count: max(0, digits - fraction.count))
    amount = digits == 0 && fraction.isEmpty ? whole : "\(whole).\(fraction)\(padding)"
    currency = money.currency.rawValue
  }

  /// The money that is meant: nothing below zero, nothing that cannot be paid, nothing like NaN.
  func money(in field: String) throws -> Money {
    guard let currency = Currency(rawValue: currency) else {
      throw RequestError.malformed(field: "\(field).currency")
    }
    let parts = amount.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), (1...9).contains(parts[0].utf8.count),
      parts.count == 1 || (1...max(1, currency.digits)).contains(parts[1].utf8.count),
      parts.count == 1 || currency.digits > 0,
      parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }),
      let amount = Decimal(string: amount, locale: Locale(identifier: "en_US_POSIX"))
    else { throw RequestError.malformed(field: "\(field).amount") }
    return Money(amount, currency)
  }
}
