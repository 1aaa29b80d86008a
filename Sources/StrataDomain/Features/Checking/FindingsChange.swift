package import StrataRules

/// What became of the findings from one check to the next.
package struct FindingsChange: Sendable {
  /// The later check, with its new findings only.
  package var appeared: CheckResult
  /// Findings of the earlier check that are no more.
  package var gone: [Finding]
  /// The later check as a whole.
  package var now: CheckResult

  /// The difference between two checks of the same request.
  package init(from before: CheckResult, to now: CheckResult) {
    self.now = now
    let match = FindingMatch(
      FindingMatch.counts(of: before.findings.map(\.key)), with: now.findings.map(\.key),
      files: now.paths
    ) { nil }
    appeared = now
    appeared.findings = zip(now.findings, match.isKnown).filter { !$1 }.map(\.0)
    appeared.habits = []
    var rest = match.gone
    gone = []
    for finding in before.findings.reversed() {
      guard let count = rest[finding.key], count > 0 else { continue }
      rest[finding.key] = count - 1
      gone.append(finding)
    }
    gone.reverse()
  }

  /// Whether nothing appeared and nothing went.
  package var isEmpty: Bool { appeared.findings.isEmpty && gone.isEmpty }
}
