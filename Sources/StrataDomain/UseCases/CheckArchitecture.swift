/// Reads a code base, concludes its layers and references, and runs the rules over them.
package struct CheckArchitecture: Sendable {
  private let judge: JudgeCodebase
  private let text: any SourceTextReading
  private let catalogue: [Rule]

  /// A check over what `reader` reads, with source lines from `text`, by rules that `runner` runs.
  package init(
    reader: any CodebaseReading, text: any SourceTextReading,
    runner: any RuleRunning = RulesInTurn(), memory: any StateRemembering = NoMemory(),
    catalogue: [Rule] = Rule.catalogue
  ) {
    judge = JudgeCodebase(reader: reader, runner: runner, memory: memory, catalogue: catalogue)
    self.text = text
    self.catalogue = catalogue
  }

  /// Every finding the request asks for.
  package func callAsFunction(_ request: CheckRequest) throws(UseCaseError) -> CheckResult {
    let selected = try selected(request)
    let rules = selected.filter { !$0.isAboutChanges }
    if rules.isEmpty, let first = selected.first { throw .onlyAudited(first.id) }
    let judged = try judge.judged(request.codebase, under: request.terms)
    let state = judged.state
    let chosen = Set(rules.map(\.id))
    func isAsked(_ finding: Finding) -> Bool {
      chosen.contains(finding.rule) && judged.focus.asks(for: finding.location.file)
    }
    let asked = state.findings.filter(isAsked)
    let sure = asked.filter { $0.confidence >= request.minimumConfidence }
    let shown = sure.filter { request.includesInfo || $0.severity != .info }
    var result = CheckResult(
      project: state.project, findings: shown,
      hiddenInfos: sure.count - shown.count, rules: rules,
      excerpts: excerpts(for: shown, in: state.project.root),
      timings: judged.timings, warnings: state.warnings)
    result.hiddenUnsure = asked.count {
      $0.confidence < request.minimumConfidence && $0.severity != .info
    }
    result.suppressed = state.allowed.count(where: isAsked)
    result.habits = Habit.habits(among: shown, of: rules, subjects: state.subjects)
    result.features = FeatureMap.counts(of: shown)
    result.askedFiles = state.layers.keys.count { judged.focus.asks(for: $0) }
    return result
  }

  /// The rules that a request chooses.
  func selected(_ request: CheckRequest) throws(UseCaseError) -> [Rule] {
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

  /// The first source line of each finding.
  func excerpts(for findings: [Finding], in root: String) -> [String: [Int: String]] {
    var wanted: [String: Set<Int>] = [:]
    for finding in findings {
      wanted[finding.location.file, default: []].insert(finding.location.start.line)
    }
    var excerpts: [String: [Int: String]] = [:]
    for (file, lines) in wanted { excerpts[file] = text.lines(lines, of: file, in: root) }
    return excerpts
  }
}
