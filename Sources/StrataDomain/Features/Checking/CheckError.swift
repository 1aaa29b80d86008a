package import StrataCode

/// Why a check could not answer.
package enum CheckError: Error, Equatable {
  case read(CodebaseReadError)
  case baseline(BaselineError)
  case changes(ChangeReadError)
  /// No rule has this identifier; `suggestion` is the nearest one.
  case unknownRule(RuleID, suggestion: RuleID?)
  /// The only chosen rules speak of changes, this one first.
  case onlyAudited(RuleID)
  /// The chosen and the skipped rules leave none to run.
  case noRuleLeft
}
