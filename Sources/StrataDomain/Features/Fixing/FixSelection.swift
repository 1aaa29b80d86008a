internal import StrataRules
internal import StrataCode

/// Which findings are to be fixed, and by what.
package struct FixSelection: Sendable {
  /// What is checked, and which findings of it count.
  package var check: CheckRequest
  /// What may be done about them; the first kind that applies to a finding is taken.
  package var kinds: [FixKind]
  /// Whether other rounds of the same run take what these kinds leave.
  package var isRound = false
  /// First digits of identities; empty for all findings.
  package var identities: [String] = []

  /// The findings of a check, by some kinds of fixes.
  package init(_ check: CheckRequest, kinds: [FixKind] = FixKind.safe) {
    self.check = check
    self.kinds = kinds
  }

  /// Whether a finding is to be fixed.
  func takes(_ finding: Finding) -> Bool {
    identities.isEmpty || identities.contains { finding.identity.hasPrefix($0) }
  }
}
