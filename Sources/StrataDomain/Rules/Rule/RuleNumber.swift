package import StrataCode
internal import StrataModel

/// A number that a rule measures by.
package struct RuleNumber: Sendable, Equatable {
  /// As settings call it.
  package var name: String
  /// What it is where settings say nothing.
  package var usual: Int
  /// What it counts, in the plural.
  package var noun: Phrase
}
