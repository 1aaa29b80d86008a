internal import StrataModel
package import StrataCode
internal import StrataRules

/// What does not belong where the rest of the text does.
package struct PlaceSplit: Sendable, Equatable {
  /// The type, or the member of a type.
  package var name: String
  package var line: Int
  package var endLine: Int
  /// Whether it is a type of its own, that can move as it is.
  package var isType: Bool
  package var target: Layer
  package var lines: [PlaceLine]
  /// What to do.
  package var advice: Phrase
}
