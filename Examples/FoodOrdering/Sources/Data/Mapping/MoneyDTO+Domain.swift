import FoodDomain
import Foundation

extension MoneyDTO {
  init(_ money: Money) {
    self.init(amount: "\(money.amount)", currency: money.currency.rawValue)
  }

  /// - Throws: `MappingError` for an unknown currency or what is no decimal number.
  func money() throws(MappingError) -> Money {
    guard let currency = Currency(rawValue: currency) else {
      throw .invalid("currency", currency)
    }
    return Money(try Decimal(exactly: amount, as: "amount"), currency)
  }
}

extension Decimal {
  /// A number in plain digits, such as "12.50".
  init(exactly text: String, as field: String) throws(MappingError) {
    let parts = (text.hasPrefix("-") ? text.dropFirst() : text[...])
      .split(separator: ".", omittingEmptySubsequences: false)
    guard text.count <= 21, parts.count <= 2,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy("0123456789".contains) }),
      let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    else { throw .invalid(field, text) }
    self = value
  }
}

extension UUID {
  init(_ text: String, as field: String) throws(MappingError) {
    guard let id = UUID(uuidString: text) else { throw .invalid(field, text) }
    self = id
  }
}
