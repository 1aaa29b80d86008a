package import StrataRules

/// What somebody means to write where.
package struct GuardRequest: Sendable {
  /// The file as it was typed; nothing need be there yet.
  package var path: String
  package var write: ProposedWrite
  /// The code base around the file.
  package var codebase: CodebaseRequest
  package var terms: JudgingOptions

  package init(
    _ write: ProposedWrite, to path: String, in codebase: CodebaseRequest,
    under terms: JudgingOptions = JudgingOptions()
  ) {
    self.path = path
    self.write = write
    self.codebase = codebase
    self.terms = terms
  }
}
