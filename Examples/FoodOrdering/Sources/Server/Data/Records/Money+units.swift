import FoodDomain
import Foundation

extension Money {
  /// So many of the smallest unit that the currency can pay: cents of a euro, whole yen.
  ///
  /// - Throws: `RecordError` for what cannot be paid exactly.
  func units() throws -> Int64 {
    let count = Decimal(sign: .plus, exponent: currency.digits, significand: amount)
    guard let units = Int64(count.description) else { throw RecordError.unusable("amount") }
    return units
  }

  /// An amount that was counted in the smallest unit.
  init(units: Int64, _ currency: Currency) {
    self.init(
      Decimal(sign: .plus, exponent: -currency.digits, significand: Decimal(units)), currency)
  }
}
