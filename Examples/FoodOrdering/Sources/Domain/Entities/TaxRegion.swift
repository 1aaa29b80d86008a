/// Whose law of taxes holds, by ISO 3166 code.
package enum TaxRegion: String, Sendable, Hashable, CaseIterable {
  case germany = "DE"
  case france = "FR"
  case italy = "IT"
}
