package import StrataCode

/// A name of which source and the compiler say different things.
package struct Disagreement: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case notSeen = "a type of the project that source does not look at"
    case tookForOutside = "a type of the project that source takes for one from outside"
    case tookForParameter = "a type of the project that source takes for a parameter"
    case undecided = "a type of the project that source cannot tell from others"
    case tookAnother = "a type of the project that source takes for another"
    case isOutside = "a type from outside that source takes for the project's"
    case isParameter = "a parameter that source takes for a type of the project"
    case isValue = "no type, but source takes it for one of the project"

    /// The kind of disagreement; nil where nothing is claimed of what is not the project's.
    init?(_ meaning: IndexedName.Meaning, _ target: Target?) {
      switch (meaning, target) {
      case (.type, nil): self = .notSeen
      case (.type, .external): self = .tookForOutside
      case (.type, .parameter): self = .tookForParameter
      case (.type, .ambiguous): self = .undecided
      case (.type, .symbol): self = .tookAnother
      case (.externalType, .symbol): self = .isOutside
      case (.parameter, .symbol): self = .isParameter
      case (.value, .symbol): self = .isValue
      default: return nil
      }
    }
  }

  package var kind: Kind
  /// How the name is used; nil if source does not look at it.
  package var role: TypeReference.Role?
  /// The path up to the name, as source reads it.
  package var name: String?
  package var location: Location
  /// What the compiler takes the name for, if it is a type of the project.
  package var compiler: String?
  /// What source takes it for, likewise.
  package var source: String?
}
