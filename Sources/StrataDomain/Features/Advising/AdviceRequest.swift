package import StrataRules
internal import StrataModel
internal import StrataCode

/// What to advise on.
package struct AdviceRequest: Sendable {
  package var codebase: CodebaseRequest
  /// What people say of the project.
  package var answers = AdviceAnswers()
  package var terms = JudgingOptions()
  /// The operation whose use case is asked about: a use case, or `Type.member`.
  package var operation: String?

  package init(codebase: CodebaseRequest) { self.codebase = codebase }
}
