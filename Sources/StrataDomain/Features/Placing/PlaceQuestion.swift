internal import StrataModel
internal import StrataCode
internal import StrataRules

/// A question on the way to the answer, with the lines that answer it.
package struct PlaceQuestion: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    case app, userInterface = "user-interface", outerRing = "network-or-database", business, shared
  }

  package var kind: Kind
  package var isYes: Bool
  /// In order, each thing once.
  package var lines: [PlaceLine]
}
