package import StrataRules
package import StrataCode
internal import StrataModel

/// What a check found, ready to be shown.
package struct CheckResult: Sendable {
  package var project: ProjectSummary
  /// Sorted by file, position, rule and subject.
  package var findings: [Finding]
  /// The findings of severity info that were left out of `findings`.
  package var hiddenInfos: [Finding] = []
  /// Errors and warnings that were left out because they are not certain enough.
  package var unsure: [Finding] = []
  /// Which of two layers files are in, where that is in doubt.
  package var questions: [LayerQuestion] = []
  /// How many findings comments in the code allow.
  package var suppressed = 0
  /// What comments and settings allow, as far as it was asked for.
  package var allowed: [Finding] = []
  /// Rules that most of what they could speak of breaks.
  package var habits: [CollapsedRule] = []
  /// Features with how many of the findings stand in them, most first.
  package var features: [(name: String, findings: Int)] = []
  /// The baseline that was held against; nil if there is none.
  package var baseline: BaselineState?
  /// The commit since which files had to change to be reported on.
  package var changedSince: String?
  /// How many files the findings could stand in: all, or those under the asked paths.
  package var askedFiles: Int
  /// The asked paths, from the root; empty for the whole of it.
  package var focus: [String] = []
  /// The files that were judged as they are not saved; paths from the root.
  package var unsaved: [String] = []
  /// The rules that ran, in catalogue order.
  package var rules: [Rule]
  /// Whether only some rules were asked for.
  package var isSelected = false
  /// The first source line of each finding: file, line, text.
  package var excerpts: [String: [Int: String]]
  package var timings: Timings
  /// What of the asked paths is there and is not judged; sorted by path.
  package var skipped: [SkippedFile] = []
  /// What was stepped over on the way.
  package var warnings: [Phrase]
  /// All files that were read; paths from the root.
  package var paths: Set<String> = []
  /// Those of them that could be read only in part.
  package var brokenFiles: [String] = []

  package init(
    project: ProjectSummary, findings: [Finding], rules: [Rule], excerpts: [String: [Int: String]],
    timings: Timings, warnings: [Phrase]
  ) {
    self.project = project
    askedFiles = project.files
    self.findings = findings
    self.rules = rules
    self.excerpts = excerpts
    self.timings = timings
    self.warnings = warnings
  }

  /// Takes in findings as far as a request shows them; the rest is counted.
  mutating func take(
    _ asked: [Finding], of state: JudgedState, for request: CheckRequest
  ) {
    let sure = asked.filter { $0.confidence >= request.minimumConfidence }
    findings = sure.filter(request.shows)
    hiddenInfos = sure.filter { !request.shows($0) }
    unsure = asked.filter { $0.confidence < request.minimumConfidence && $0.severity != .info }
    features = FeatureMap.counts(of: findings, stated: state.features)
  }

  /// How many findings stand in other files than the unsaved ones, and came by these.
  package var caused: Int {
    unsaved.isEmpty ? 0 : findings.count { !unsaved.contains($0.location.file) }
  }

  /// How many findings were left out because they are not certain enough.
  package var hiddenUnsure: Int { unsure.count }

  /// Whether all of the project was asked for by all rules.
  package var isWhole: Bool { focus.isEmpty && changedSince == nil && !isSelected }

  /// How many findings have a severity.
  package func count(_ severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}
