package import Foundation

/// An amount in a currency, exact to the last digit.
package struct Money: Sendable, Hashable {
  /// In whole units of the currency, not in cents.
  package let amount: Decimal
  package let currency: Currency

  package init(_ amount: Decimal, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }

  /// Nothing, in a currency.
  package static func zero(_ currency: Currency) -> Money { Money(0, currency) }

  /// This many times the amount.
  package func times(_ count: Int) -> Money { Money(amount * Decimal(count), currency) }

  /// A share of the amount, rounded half up to what the currency can pay.
  package func share(percent: Decimal) -> Money {
    Money((amount * percent / 100).rounded(to: currency.digits), currency)
  }

  /// The sum.
  ///
  /// - Throws: `MoneyError.differentCurrencies`.
  package func plus(_ other: Money) throws(MoneyError) -> Money {
    try Money(amount + other.amountAgreeing(with: self), currency)
  }

  /// The difference, never below nothing.
  ///
  /// - Throws: `MoneyError.differentCurrencies`.
  package func minus(_ other: Money) throws(MoneyError) -> Money {
    try Money(max(0, amount - other.amountAgreeing(with: self)), currency)
  }

  /// Whether it is less than another amount.
  ///
  /// - Throws: `MoneyError.differentCurrencies`.
  package func isLess(than other: Money) throws(MoneyError) -> Bool {
    try amount < other.amountAgreeing(with: self)
  }

  private func amountAgreeing(with other: Money) throws(MoneyError) -> Decimal {
    guard currency == other.currency else {
      throw .differentCurrencies(currency, other.currency)
    }
    return amount
  }
}

/// What can be wrong with a calculation of money.
package enum MoneyError: Error, Hashable {
  case differentCurrencies(Currency, Currency)
}

extension Decimal {
  fileprivate func rounded(to digits: Int) -> Decimal {
    var source = self
    var result = Decimal()
    NSDecimalRound(&result, &source, digits, .plain)
    return result
  }
}
