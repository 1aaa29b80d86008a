internal import StrataCode

/// Why a check could not answer.
package enum CheckError: Error, Equatable {
  case read(CodebaseReadError)
  case baseline(BaselineError)
  case changes(ChangeReadError)
  /// No rule has this identifier; `suggestion` is the nearest one.
  case unknownRule(String, suggestion: String?)
  /// The only chosen rules speak of changes, this one first.
  case onlyAudited(String)
  /// The chosen and the skipped rules leave none to run.
  case noRuleLeft
}
