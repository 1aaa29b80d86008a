package import StrataCode
package import StrataRules

/// What an editor can do about findings, tried on the project before it is offered.
package struct Fix: Sendable, Equatable {
  /// What it changes.
  package enum Change: Sendable, Equatable {
    /// Other text in the place of stretches of the file, in their order.
    case edit([Piece])
    /// The file at another path from the root.
    case move(String)
  }

  /// A text in the place of a stretch.
  package struct Piece: Sendable, Equatable {
    package var span: Span
    package var text: String

    package init(_ span: Span, _ text: String) {
      self.span = span
      self.text = text
    }
  }

  /// What it does.
  package enum Kind: Sendable, Equatable {
    /// Removes the import of a module, or puts Foundation in its place.
    case dropImport(String, forFoundation: Bool)
    /// What a kind of fix writes, in its own words.
    case write(Phrase)
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
