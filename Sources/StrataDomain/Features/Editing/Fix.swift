package import StrataCode
package import StrataRules

/// What an editor can do about findings, tried on the project before it is offered.
package struct Fix: Sendable, Equatable {
  /// What it changes.
  package enum Change: Sendable, Equatable {
    /// Other text in place of a stretch of the file.
    case edit(Span, String)
    /// The file at another path from the root.
    case move(String)
  }

  /// What it does.
  package enum Kind: Sendable, Equatable {
    /// Removes the import of a module, or puts Foundation in its place.
    case dropImport(String, forFoundation: Bool)
    /// Moves the file to a folder of a layer.
    case move(folder: String, Layer?)
    /// Accepts a finding of a rule in a comment.
    case suppress(RuleID)
  }

  package var kind: Kind
  package var change: Change
  /// The findings that are gone then.
  package var solved: [Finding]
}
