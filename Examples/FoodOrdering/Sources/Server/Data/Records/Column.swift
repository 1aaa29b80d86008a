import FoodDomain
import Foundation

/// Makes values of what columns hold.
enum Column {
  /// - Throws: `RecordError` with the name of the column.
  static func id(_ text: String, _ column: String) throws -> UUID {
    guard let id = UUID(uuidString: text) else { throw RecordError.unusable(column) }
    return id
  }

  /// - Throws: `RecordError` with the name of the column.
  static func value<Value: RawRepresentable>(
    _ type: Value.Type, _ text: String, _ column: String
  ) throws -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: text) else { throw RecordError.unusable(column) }
    return value
  }

  /// Dates are milliseconds since 1970.
  static func milliseconds(_ date: Date) -> Int64 {
    Int64((date.timeIntervalSince1970 * 1000).rounded())
  }

  /// The date that was stored so.
  static func date(_ milliseconds: Int64) -> Date {
    Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}
