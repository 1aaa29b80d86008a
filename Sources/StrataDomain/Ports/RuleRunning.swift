/// Runs rules, none of which needs to know of another.
package protocol RuleRunning: Sendable {
  /// What each rule says of a code base, in the order of the rules, by at most `jobs` at a time; nil
  /// is one a core.
  func findings(of rules: [Rule], in codebase: Codebase, jobs: Int?) -> [[Finding]]
}

/// One rule after another.
package struct RulesInTurn: RuleRunning {
  /// A runner; it holds no state.
  package init() {}

  package func findings(of rules: [Rule], in codebase: Codebase, jobs: Int?) -> [[Finding]] {
    rules.map { $0.check(codebase) }
  }
}
