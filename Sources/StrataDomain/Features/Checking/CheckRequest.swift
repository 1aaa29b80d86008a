package import StrataCode
package import StrataRules

/// What to check and what to report of it; findings outside the asked paths are left out.
package struct CheckRequest: Sendable {
  package var codebase: CodebaseRequest
  /// Only these rules; empty for all.
  package var onlyRules: [RuleID] = []
  package var skippedRules: [RuleID] = []
  /// Findings of severity info are reported too.
  package var includesInfo = false
  /// The profile to judge by, the day, and whether rules that are off are told too.
  package var terms = JudgingOptions()
  /// Findings below this confidence are dropped.
  package var minimumConfidence = usualConfidence
  /// Only files that changed since this commit are reported on; nil for all.
  package var changedSince: String?
  /// The findings that are accepted for now; nil for none.
  package var baseline: BaselineRequest? = BaselineRequest()

  /// Below it, more than one finding in three would be wrong.
  package static let usualConfidence = 0.6

  package init(codebase: CodebaseRequest) { self.codebase = codebase }

  /// Whether a finding is sure and grave enough to be shown.
  func shows(_ finding: Finding) -> Bool {
    finding.confidence >= minimumConfidence && (includesInfo || finding.severity != .info)
  }
}
