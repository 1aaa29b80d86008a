/// Reads a code base, concludes its layers and references, and runs the rules over them.
package struct CheckArchitecture: Sendable {
  private let reader: any CodebaseReading
  private let text: any SourceTextReading
  private let sharing: any WorkSharing
  private let catalogue: [Rule]

  /// A check over what `reader` reads, with source lines from `text`, done as `sharing` shares it out.
  package init(
    reader: any CodebaseReading, text: any SourceTextReading,
    sharing: any WorkSharing = WorkInTurn(), catalogue: [Rule] = Rule.catalogue
  ) {
    self.reader = reader
    self.text = text
    self.sharing = sharing
    self.catalogue = catalogue
  }

  /// Every finding the request asks for.
  package func callAsFunction(_ request: CheckRequest) throws(UseCaseError) -> CheckResult {
    let rules = try selected(request)
    var clock = Stopwatch()
    let read = try read(request.codebase, with: reader)
    let workforce = Workforce(sharing, jobs: request.codebase.jobs)
    let codebase = clock.timing(\.resolve) { Codebase(of: read.workspace, by: workforce) }
    let profile = ProfileReader(codebase).profile(request.terms.profile)
    let verdicts = clock.timing(\.rules) {
      Judgement(codebase, by: catalogue, profile: profile.profile, under: request.terms)
        .verdicts(by: workforce)
    }
    let chosen = Set(rules.map(\.id))
    func isAsked(_ finding: Finding) -> Bool {
      chosen.contains(finding.rule) && read.isAsked(finding.location.file)
    }
    let asked = verdicts.findings.filter(isAsked)
    let sure = asked.filter { $0.confidence >= request.minimumConfidence }
    let shown = sure.filter { request.includesInfo || $0.severity != .info }
    var result = CheckResult(
      project: codebase.summary(profile: profile), findings: shown,
      hiddenInfos: sure.count - shown.count, rules: rules,
      excerpts: excerpts(for: shown, in: read.workspace.root),
      timings: clock.timings(of: read), warnings: read.workspace.warnings)
    result.hiddenUnsure = asked.count {
      $0.confidence < request.minimumConfidence && $0.severity != .info
    }
    result.suppressed = verdicts.allowed.count(where: isAsked)
    result.habits = Habit.habits(among: shown, of: rules, in: codebase)
    result.features = FeatureMap.counts(of: shown)
    result.askedFiles = read.workspace.files.count { read.isAsked($0.path) }
    return result
  }

  private func selected(_ request: CheckRequest) throws(UseCaseError) -> [Rule] {
    let known = Set(catalogue.map(\.id))
    for id in request.onlyRules + request.skippedRules where !known.contains(id) {
      throw .unknownRule(id, suggestion: id.nearest(in: catalogue.map(\.id)))
    }
    let selected = catalogue.filter {
      (request.onlyRules.isEmpty || request.onlyRules.contains($0.id))
        && !request.skippedRules.contains($0.id)
    }
    if selected.isEmpty, !catalogue.isEmpty { throw .noRuleLeft }
    return selected
  }

  private func excerpts(for findings: [Finding], in root: String) -> [String: [Int: String]] {
    var wanted: [String: Set<Int>] = [:]
    for finding in findings {
      wanted[finding.location.file, default: []].insert(finding.location.start.line)
    }
    var excerpts: [String: [Int: String]] = [:]
    for (file, lines) in wanted { excerpts[file] = text.lines(lines, of: file, in: root) }
    return excerpts
  }
}
