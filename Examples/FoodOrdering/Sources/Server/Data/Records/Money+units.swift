import FoodDomain
import Foundation

extension Money {
  /// So many of the smallest unit that the currency can pay: cents of a euro, whole yen.
  ///
  /// - Throws: `RecordError` for what cannot be paid exactly.
  func units() throws -> Int64 {
    guard let units = Int64((amount * Self.unitsInOne(of: currency)).description) else {
      throw RecordError.unusable("amount")
    }
    return units
  }

  /// An amount that was counted in the smallest unit.
  init(units: Int64, _ currency: Currency) {
    self.init(Decimal(units) / Self.unitsInOne(of: currency), currency)
  }

  private static func unitsInOne(of currency: Currency) -> Decimal {
    pow(10, currency.digits)
  }
}
