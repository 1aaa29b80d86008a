package import StrataCode

/// What can be done about one finding, and passed when it was tried.
package struct FixAction: Sendable {
  package let kind: FixKind
  /// What it does, in the names of this code.
  package let title: Phrase
}
