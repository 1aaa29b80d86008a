/// A currency by its ISO 4217 code.
package enum Currency: String, Sendable, Hashable, CaseIterable {
  case euro = "EUR"
  case pound = "GBP"
  case dollar = "USD"
  case yen = "JPY"

  /// How many digits behind the point can be paid.
  package var digits: Int { self == .yen ? 0 : 2 }
}
