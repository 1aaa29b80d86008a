package import StrataRules
package import StrataCode

/// A baseline after a check.
package struct BaselineState: Sendable {
  /// The file, from the project's root.
  package var file: String
  /// As it is now.
  package var baseline: Baseline
  /// What it accepts of what was asked for, sorted as findings are.
  package var accepted: [Finding] = []
  /// What it held and nobody finds any more.
  package var stale: [Baseline.Entry] = []
  /// Whether these were taken out of it.
  package var isPruned = false
  /// How many findings it holds under the new path of their file.
  package var moved = 0
  /// How many of its findings are of rules that this version does not know; they stay.
  package var unknown = 0
  /// Why stale entries stay for now.
  package var hindrance: Hindrance?
  /// The baseline to compare it with.
  package var committed: CommittedBaseline?

  package enum Hindrance: Sendable, Equatable {
    /// What cannot be read in full may hold what seems to be gone.
    case syntaxErrors
    /// Another profile finds other things.
    case profile(Profile)
    /// The file cannot be written.
    case unwritable(BaselineError)
  }

  package init(file: String, baseline: Baseline) {
    self.file = file
    self.baseline = baseline
  }
}

extension CheckResult {
  /// All that was asked for, what the baseline accepts too, sorted as findings are.
  package var findingsWithAccepted: [(finding: Finding, isBaselined: Bool)] {
    let accepted = baseline?.accepted ?? []
    if accepted.isEmpty { return findings.map { ($0, false) } }
    return (findings.map { ($0, false) } + accepted.map { ($0, true) }).sorted {
      Judgement.isShownBefore($0.0, $1.0)
    }
  }
}
