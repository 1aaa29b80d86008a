package import StrataRules

/// What somebody means to write where.
package struct GuardRequest: Sendable {
  /// At least one; they are judged together.
  package var writes: [FileWrite]
  /// The code base around the first file.
  package var codebase: CodebaseRequest
  package var terms: JudgingOptions

  package init(
    _ writes: [FileWrite], in codebase: CodebaseRequest,
    under terms: JudgingOptions = JudgingOptions()
  ) {
    self.writes = writes
    self.codebase = codebase
    self.terms = terms
  }

  /// One write to the file at a path as it was typed.
  package init(
    _ write: ProposedWrite, to path: String, in codebase: CodebaseRequest,
    under terms: JudgingOptions = JudgingOptions()
  ) {
    self.init([FileWrite(path, write)], in: codebase, under: terms)
  }
}
