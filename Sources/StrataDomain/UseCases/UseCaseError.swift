/// Why a use case could not answer.
package enum UseCaseError: Error, Equatable {
  case read(CodebaseReadError)
  /// No rule has this identifier; `suggestion` is the nearest one.
  case unknownRule(String, suggestion: String?)
  /// The chosen and the skipped rules leave none to run.
  case noRuleLeft
  /// `explain` knows no rule or file of this name; `suggestion` is the nearest rule.
  case unknownSubject(String, suggestion: String?)

  /// One sentence and what to do.
  package var message: String {
    switch self {
    case .read(let error): error.message
    case .unknownRule(let id, let suggestion):
      "there is no rule '\(id)'" + Self.hint(suggestion, else: "`strata rules` lists them")
    case .noRuleLeft: "no rule is left to run: every chosen one is skipped"
    case .unknownSubject(let subject, let suggestion):
      "'\(subject)' is neither a rule nor a Swift file of this project"
        + Self.hint(suggestion, else: "give a rule from `strata rules` or a path")
    }
  }

  private static func hint(_ suggestion: String?, else fallback: String) -> String {
    if let suggestion { "; did you mean '\(suggestion)'?" } else { "; \(fallback)" }
  }
}
