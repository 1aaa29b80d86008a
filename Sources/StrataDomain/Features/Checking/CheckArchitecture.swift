internal import StrataRules
internal import StrataCode
internal import StrataModel

/// Says what the rules find in a code base, as far as a request asks for it.
package struct CheckArchitecture: Sendable {
  let judge: JudgeCodebase
  private let baselines: any BaselineStoring
  private let changes: any ChangeReading

  /// A check of what `judge` judges, held against what `baselines` stores.
  package init(
    judge: JudgeCodebase, baselines: any BaselineStoring = NoBaseline(),
    changes: any ChangeReading = NoHistory()
  ) {
    self.judge = judge
    self.baselines = baselines
    self.changes = changes
  }

  /// Every finding the request asks for; where an overlay lies over the code base, also those that it
  /// causes elsewhere.
  package func callAsFunction(_ request: CheckRequest) throws(CheckError) -> CheckResult {
    let rules = try checked(request)
    let judged: Judged
    do throws(CodebaseReadError) {
      judged = try judge(request.codebase, under: request.terms)
    } catch { throw .read(error) }
    return try result(of: judged, by: rules, request)
  }

  /// The same with the code base itself, read and concluded on once for both.
  func withCodebase(
    _ request: CheckRequest
  ) throws(CheckError) -> (result: CheckResult, codebase: Codebase) {
    let rules = try checked(request)
    let whole = try whole(request)
    return (try result(of: whole.judged, by: rules, request), whole.codebase)
  }

  /// The whole code base of a request, judged; the reader's error becomes the check's.
  func whole(_ request: CheckRequest) throws(CheckError) -> JudgedCodebase {
    do throws(CodebaseReadError) {
      return try judge.whole(request.codebase, under: request.terms)
    } catch { throw .read(error) }
  }

  /// How findings are held against a baseline.
  var hold: ApplyBaseline { ApplyBaseline(judge: judge, baselines: baselines, changes: changes) }

  /// The rules that a request chooses and a check can run.
  private func checked(_ request: CheckRequest) throws(CheckError) -> [Rule] {
    let selected = try selected(request)
    let rules = selected.filter { !$0.isAboutChanges }
    if rules.isEmpty, let first = selected.first { throw .onlyAudited(first.id) }
    return rules
  }

  private func result(
    of judged: Judged, by rules: [Rule], _ request: CheckRequest
  ) throws(CheckError) -> CheckResult {
    var state = judged.state
    var scope = AskedScope(
      judged.focus, try changedFiles(request, in: state.project.root), rules: rules)
    if !judged.overlay.isEmpty {
      let former = try saved(judged, request)
      let comparison = StateComparison(
        from: former, to: judged, by: KnownChanges(by: judged.overlay), text: judge.text)
      let (came, stayed) = comparison.apart(state.findings)
      state.findings = (came + stayed).sorted(by: Judgement.isShownBefore)
      scope.caused = Set(came.filter(request.shows).map(\.key))
      state.warnings += Self.newFiles(judged, former)
    }
    let held = try hold(state, in: judged.focus, request)
    var result = CheckResult(
      project: state.project, findings: [], rules: rules, excerpts: [:],
      timings: judged.timings, warnings: state.warnings)
    result.take(held.fresh.filter(scope.covers), of: state, for: request)
    result.allowed = state.allowed.filter(scope.covers)
    result.suppressed = result.allowed.count
    result.habits = CollapsedRule.habits(
      among: result.findings, of: rules, subjects: state.subjects)
    result.askedFiles = state.layers.keys.count { scope.covers($0) }
    result.focus = judged.focus
    result.unsaved = Self.unsaved(judged)
    result.paths = Set(state.layers.keys)
    result.brokenFiles = state.brokenFiles
    result.questions = state.questions
    result.isSelected = !request.onlyRules.isEmpty
    result.skipped = state.skipped.filter { scope.covers($0.path) }
    result.changedSince = request.changedSince
    result.baseline = held.state
    result.baseline?.accepted = held.accepted.filter { scope.covers($0) && request.shows($0) }
    result.excerpts = excerpts(
      for: result.findings + (result.baseline?.accepted ?? []), of: state, under: judged.overlay)
    return result
  }

  /// What is saved of a code base that an overlay lies over, with what a request shows of it.
  private func saved(
    _ judged: Judged, _ request: CheckRequest
  ) throws(CheckError) -> JudgedState {
    var saved = request.codebase
    saved.overlay = Overlay()
    saved.paths = [judged.state.project.root]
    saved.projectRoot = judged.state.project.root
    do throws(CodebaseReadError) {
      var former = try judge.former(saved, request.terms, of: judged.state)
      // What was not shown before is news where it is shown now.
      former.findings = former.findings.filter(request.shows)
      return former
    } catch { throw .read(error) }
  }

  /// The files that were judged as they are not saved, sorted.
  private static func unsaved(_ judged: Judged) -> [String] {
    judged.overlay.files.keys.filter { judged.state.layers[$0] != nil }.sorted()
  }

  /// Says which texts stand where no file is: a path may be mistyped.
  private static func newFiles(_ judged: Judged, _ former: JudgedState) -> [Phrase] {
    unsaved(judged).filter { former.layers[$0] == nil }.map {
      Phrase("'\($0)' is not saved yet, and judged as a new file", zh: "'\($0)' 尚未保存，按新文件判断")
    }
  }

  private func changedFiles(
    _ request: CheckRequest, in root: String
  ) throws(CheckError) -> Set<String>? {
    guard let reference = request.changedSince else { return nil }
    do throws(ChangeReadError) {
      return try changes.changedFiles(since: reference, in: root)
    } catch { throw .changes(error) }
  }

  /// The rules that a request chooses.
  func selected(_ request: CheckRequest) throws(CheckError) -> [Rule] {
    let known = Set(judge.catalogue.map(\.id))
    for id in request.onlyRules + request.skippedRules where !known.contains(id) {
      throw .unknownRule(id, suggestion: id.nearest(in: judge.catalogue.map(\.id)))
    }
    let selected = judge.catalogue.filter {
      (request.onlyRules.isEmpty || request.onlyRules.contains($0.id))
        && !request.skippedRules.contains($0.id)
    }
    if selected.isEmpty, !judge.catalogue.isEmpty { throw .noRuleLeft }
    return selected
  }

  /// The first source line of each finding.
  func excerpts(
    for findings: [Finding], of state: JudgedState, under overlay: Overlay
  ) -> [String: [Int: String]] {
    OverlaidText(saved: judge.text, overlay: overlay).firstLines(
      of: findings, in: state.project.root, known: state.excerpts)
  }
}

/// What of a code base a check is to report on.
private struct AskedScope {
  private let focus: [String]
  private let changed: Set<String>?
  private let rules: Set<RuleID>
  /// Findings that are reported wherever they stand.
  var caused: Set<FindingKey> = []

  init(_ focus: [String], _ changed: Set<String>?, rules: [Rule]) {
    self.focus = focus
    self.changed = changed
    self.rules = Set(rules.map(\.id))
  }

  func covers(_ file: String) -> Bool {
    focus.asks(for: file) && changed?.contains(file) != false
  }

  /// A circle is closed by each of its steps, so that a change in any of their files counts.
  func covers(_ finding: Finding) -> Bool {
    rules.contains(finding.rule)
      && (focus.asks(for: finding.location.file) || caused.contains(finding.key))
      && ([finding.location.file] + finding.path.map(\.location.file)).contains {
        changed?.contains($0) != false
      }
  }
}
