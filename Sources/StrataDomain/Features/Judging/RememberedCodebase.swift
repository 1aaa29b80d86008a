package import StrataModel
package import StrataRules

/// A code base with what the rules said of it.
package struct RememberedCodebase: Sendable {
  package var codebase: Codebase
  package var runs: RuleRuns
  /// The frame of its state, if anybody asked for that.
  var frame: StateFrame?

  /// A code base of which the rules said something.
  package init(_ codebase: Codebase, _ runs: RuleRuns) {
    self.codebase = codebase
    self.runs = runs
  }
}
