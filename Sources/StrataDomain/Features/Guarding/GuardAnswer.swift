package import StrataCode
package import StrataModel
package import StrataRules

/// Whether something may be written, and what it would add to the findings.
package struct GuardAnswer: Sendable {
  /// From good to bad.
  package enum Verdict: String, Sendable, CaseIterable {
    /// It adds no error; what it adds beside that is a warning.
    case allow
    /// It lets the check see less, which a person decides.
    case ask
    /// It adds an error.
    case deny
  }

  /// The file, from the project's root.
  package var file: String
  /// The absolute path of the project's root.
  package var root: String
  /// Whether there is no such file yet.
  package var isNew: Bool
  /// Why Strata has no opinion on the file; nil if it has.
  package var unjudged: Phrase?
  /// The layer that the file would be in; nil for what is no source file.
  package var placement: Placement?
  /// The errors and warnings that the write adds, here and in other files, errors first.
  package var added: [Finding] = []
  /// The ways in which the write makes the check see less.
  package var loosened: [Finding] = []
  /// How many errors and warnings it adds that rest on a guess.
  package var unsure = 0
  /// Whether the text could be read only in part.
  package var isBroken = false
  /// What was stepped over while reading the project.
  package var warnings: [Phrase] = []

  /// An answer on a file of a project.
  package init(file: String, root: String, isNew: Bool) {
    self.file = file
    self.root = root
    self.isNew = isNew
  }

  /// Whether it may be written.
  package var verdict: Verdict {
    if count(.error) > 0 { return .deny }
    return loosened.isEmpty ? .allow : .ask
  }

  /// How many of the added findings have a severity.
  package func count(_ severity: Severity) -> Int { added.count { $0.severity == severity } }
}
