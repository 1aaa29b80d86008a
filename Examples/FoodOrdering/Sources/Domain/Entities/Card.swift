package import Foundation

/// A payment card, for the moment of paying: it is never stored and never logged.
package struct Card: Sendable {
  /// Digits only.
  package let number: String
  /// 1 to 12.
  package let expiryMonth: Int
  /// Of four digits.
  package let expiryYear: Int
  package let code: String

  package init(number: String, expiryMonth: Int, expiryYear: Int, code: String) {
    self.number = number.filter { !$0.isWhitespace && $0 != "-" }
    self.expiryMonth = expiryMonth
    self.expiryYear = expiryYear
    self.code = code
  }

  /// Complains about a card that no bank can have given out, or not for this month.
  ///
  /// - Throws: `PaymentError.invalidCard` or `.expiredCard`.
  package func validate(in month: CalendarMonth) throws(PaymentError) {
    guard (12...19).contains(number.count), number.allSatisfy(Self.isDigit), hasRightCheckDigit,
      (3...4).contains(code.count), code.allSatisfy(Self.isDigit),
      (1...12).contains(expiryMonth), (2000...2100).contains(expiryYear)
    else { throw .invalidCard }
    guard (expiryYear, expiryMonth) >= (month.year, month.month) else { throw .expiredCard }
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  /// Luhn's check, ISO/IEC 7812-1.
  private var hasRightCheckDigit: Bool {
    var sum = 0
    for (index, digit) in number.reversed().compactMap(\.wholeNumberValue).enumerated() {
      let value = index.isMultiple(of: 2) ? digit : digit * 2
      sum += value > 9 ? value - 9 : value
    }
    return sum.isMultiple(of: 10)
  }
}

/// A month of a year, as cards know it.
package struct CalendarMonth: Sendable, Hashable {
  package let year: Int
  package let month: Int

  package init(year: Int, month: Int) {
    self.year = year
    self.month = month
  }

  /// The month of a moment, by the clock of Greenwich.
  package init(of date: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    self.init(
      year: calendar.component(.year, from: date), month: calendar.component(.month, from: date))
  }
}

extension Card: CustomStringConvertible, CustomReflectable {
  /// Nothing of it: card data is in no log.
  package var description: String { "card" }

  package var customMirror: Mirror { Mirror(self, children: [:]) }
}
