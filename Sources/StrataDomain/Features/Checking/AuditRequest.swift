internal import StrataModel
internal import StrataRules
internal import StrataCode

/// What to audit, against what, and what to report of it.
package struct AuditRequest: Sendable {
  /// What is asked of the present state.
  package var check: CheckRequest
  /// The branch or commit to compare with; nil for the main branch.
  package var base: String?

  package init(check: CheckRequest, base: String? = nil) {
    self.check = check
    self.base = base
  }
}
