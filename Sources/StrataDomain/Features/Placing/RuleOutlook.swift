internal import StrataRules
internal import StrataModel
internal import StrataCode

/// What rules would say of a text at its suggested place, and which of them look at it there.
struct RuleOutlook {
  /// In the order in which they are shown.
  let findings: [Finding]
  /// The rules that look at what it is, by their identifiers.
  let rules: [RuleID]
  /// How many more look at every file.
  let general: Int

  /// The outlook for a file of a code base, in which a text stands as if it had moved.
  init(
    _ codebase: Codebase, _ file: Int, by catalogue: [Rule], profile: DetectedProfile,
    under terms: JudgingOptions
  ) {
    let path = codebase.workspace.files[file].path
    findings = Judgement(codebase, by: catalogue, profile: profile, under: terms).verdicts()
      .findings.filter {
        $0.location.file == path && $0.confidence >= CheckRequest.usualConfidence
      }
    var rules: [RuleID] = []
    var general = 0
    for rule in catalogue where Self.holds(rule, codebase, profile) {
      if rule.subjects.noun == Subjects.files.noun {
        general += 1
      } else if rule.subjects.all(codebase).contains(where: { $0.file == file }) {
        rules.append(rule.id)
      }
    }
    self.rules = rules
    self.general = general
  }

  private static func holds(_ rule: Rule, _ codebase: Codebase, _ profile: DetectedProfile) -> Bool
  {
    if let level = codebase.workspace.settings.setting(of: rule.id)?.level { return level != .off }
    return rule.severity(in: profile) != nil && rule.family != "upkeep"
  }
}
