internal import StrataCode
package import StrataModel

/// What each rule found in a code base and what it looked at for that: what it need not look at again
/// in a newer reading.
package struct RuleRuns: Sendable {
  private var runs: [RuleID: RuleRun] = [:]

  /// Nothing is known yet.
  package init() {}

  /// The same, of a reading in which some parts are others by now; nil where more may be.
  package func after(_ changed: PartSet?) -> RuleRuns {
    guard let changed else { return RuleRuns() }
    var later = self
    for rule in runs.keys { later.runs[rule]?.changed.formUnion(changed) }
    return later
  }

  subscript(rule: Rule.ID) -> RuleRun? {
    get { runs[rule] }
    set { runs[rule] = newValue }
  }
}

/// What one rule found, by what it looked at.
struct RuleRun: Sendable {
  var findings: [Finding]
  var parts: PartSet
  var results: [Onlooker.Place: any Sendable]
  /// What is another since.
  var changed: PartSet
}

extension Rule {
  /// Every violation in a code base, as far as possible as it was found in the last one.
  func run(_ codebase: Codebase, after last: RuleRun?) -> RuleRun {
    let none = PartSet(files: codebase.workspace.files.count)
    if var last, !last.parts.meets(last.changed) {
      last.changed = none
      return last
    }
    let onlooker = Onlooker(
      files: codebase.workspace.files.count, last: last?.results, changed: last?.changed ?? none)
    let findings = check(codebase.seen(by: onlooker))
    return RuleRun(
      findings: findings, parts: onlooker.parts, results: onlooker.results, changed: none)
  }
}
