internal import StrataCode
package import StrataModel

/// What each rule found in a code base and what it looked at for that: what it need not look at again
/// in a newer reading.
package struct RuleRuns: Sendable {
  private var runs: [RuleID: Noted<[Finding]>] = [:]
  /// The school that the code shows.
  package var profile: Noted<DetectedProfile>?

  /// Nothing is known yet.
  package init() {}

  /// The same, of a reading in which some parts are others by now; nil where more may be.
  package func after(_ changed: PartSet?) -> RuleRuns {
    guard let changed else { return RuleRuns() }
    var later = self
    for rule in runs.keys { later.runs[rule] = runs[rule]?.after(changed) }
    later.profile = profile?.after(changed)
    return later
  }

  subscript(rule: Rule.ID) -> Noted<[Finding]>? {
    get { runs[rule] }
    set { runs[rule] = newValue }
  }
}

extension Rule {
  /// Every violation in a code base, as far as possible as it was found in the last one.
  func run(_ codebase: Codebase, after last: Noted<[Finding]>?) -> Noted<[Finding]> {
    Noted(of: codebase, after: last) { check($0) }
  }
}
