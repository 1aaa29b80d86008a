internal import StrataCode
internal import StrataRules

/// One kind of fix: for which findings it is, and what it writes in the place of what.
package struct FixKind: Sendable {
  /// As it is typed: `drop-import`.
  package let name: String
  /// How much a person has to decide.
  package let kind: EditPlan.Kind
  /// What is left to people once it is done; nil for nothing.
  let step: Phrase?
  /// What it does about a finding; nil where it does not apply, or where that is a person's business.
  let draft: @Sendable (FixSubject) -> FixDraft.Piece?

  /// The kinds, in the order in which they are tried.
  package static let all: [FixKind] = [.dropSuppression, .dropImport]
}
