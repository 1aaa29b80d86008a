package import StrataCode
package import StrataRules

/// What an editor can do about findings, tried on the project before it is offered.
package struct Fix: Sendable {
  /// What it does.
  package enum Kind: Sendable, Equatable {
    /// Removes the import of a module, or puts others in its place.
    case dropImport(String, for: [String])
    /// What a kind of fix writes, in its own words.
    case write(Phrase)
    /// Moves the file to a folder of a layer.
    case move(folder: String, Layer?)
    /// Accepts a finding of a rule in a comment.
    case suppress(RuleID)
  }

  package var kind: Kind
  /// What becomes of which files; the texts in it are those that the editor shows.
  package var plan: EditPlan
  /// The findings that are gone then.
  package internal(set) var solved: [Finding] = []

  /// What `plan` does, before anybody tried it.
  init(_ kind: Kind, _ plan: EditPlan) {
    self.kind = kind
    self.plan = plan
  }
}
