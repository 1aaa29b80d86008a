internal import StrataModel
internal import StrataCode
internal import StrataRules

/// Checks the present state of a code base and an earlier one, and tells what came, stayed and went.
package struct AuditChange: Sendable {
  let judge: JudgeCodebase
  let bases: any BaseReading
  private let baselines: any BaselineStoring
  private let changes: any ChangeReading
  private let check: CheckArchitecture

  /// An audit of what `judge` judges since what `bases` tells, with renames from `changes`.
  package init(
    judge: JudgeCodebase, baselines: any BaselineStoring = NoBaseline(), bases: any BaseReading,
    changes: any ChangeReading = NoHistory()
  ) {
    self.judge = judge
    self.baselines = baselines
    self.bases = bases
    self.changes = changes
    check = CheckArchitecture(judge: judge, changes: changes)
  }

  /// What the change from the base to the present state brings.
  package func callAsFunction(_ request: AuditRequest) throws(AuditError) -> AuditResult {
    try audited(request).result
  }

  /// The same with the states that were compared.
  func audited(
    _ request: AuditRequest
  ) throws(AuditError) -> (result: AuditResult, states: AuditedStates) {
    let rules: [Rule]
    do throws(CheckError) { rules = try check.selected(request.check) } catch {
      throw .check(error)
    }
    let states = try states(of: request)
    let comparison = comparison(of: states)
    let loosened = try loosenings(states, comparison, under: request.check.terms)
    let scope = AuditScope(rules, states.head.focus, request.check)
    var result = AuditResult(
      CheckResult(
        project: states.head.state.project, findings: [], rules: rules,
        excerpts: [:], timings: states.head.timings,
        warnings: states.head.state.warnings + warnings(states, request)),
      since: states.base)
    result.shifts = comparison.shifts
    note(comparison, of: states, loosened, scope, in: &result)
    noteProfile(states, in: &result)
    return (result, states)
  }

  private func comparison(of states: AuditedStates) -> StateComparison {
    let known =
      states.base.isSaved
      ? KnownChanges(by: states.head.overlay)
      : KnownChanges(since: states.base.commit, in: states.root, told: changes)
    return StateComparison(from: states.former, to: states.head, by: known, text: judge.text)
  }

  /// Puts what came, stayed and went into a result.
  private func note(
    _ comparison: StateComparison, of states: AuditedStates, _ loosened: [Finding],
    _ scope: AuditScope, in result: inout AuditResult
  ) {
    let head = states.head.state
    let (came, stayed) = comparison.apart(head.findings)
    result.check.take(
      (loosened + came).filter(scope.covers).sorted(by: Judgement.isShownBefore), of: head,
      for: scope.request)
    result.inherited = stayed.filter { scope.covers($0) && scope.request.shows($0) }
    result.fixed = fixed(states.former, comparison).filter {
      // What nobody looks at any more is not fixed.
      !comparison.unjudged.files.contains($0.location.file) && scope.covers($0)
        && scope.request.shows($0)
    }
    result.check.skipped = head.skipped.filter { scope.covers(file: $0.path) }
    result.check.suppressed = head.allowed.count(where: scope.covers)
    result.check.askedFiles = head.layers.keys.count { scope.covers(file: $0) }
    result.check.excerpts = check.excerpts(
      for: result.check.findings + result.inherited, of: head, under: states.head.overlay)
  }

  /// Puts the profile of before into a result, where it is another.
  private func noteProfile(_ states: AuditedStates, in result: inout AuditResult) {
    let (former, head) = (states.former, states.head.state)
    let isHeld =
      former.ownProfile.profile == head.ownProfile.profile || states.settings.profile != nil
    result.formerProfile = isHeld ? nil : former.ownProfile
  }

  private func warnings(_ states: AuditedStates, _ request: AuditRequest) -> [Phrase] {
    var warnings: [Phrase] = []
    if request.check.codebase.indexStore != nil {
      warnings.append(
        Phrase(
          "an audit resolves names from source in both states: --index-store has no effect",
          zh: "audit 对前后两个状态都从源码解析名称：--index-store 不起作用"))
    }
    if !states.areFormerSettingsKnown {
      let file = states.settings.file ?? ""
      warnings.append(
        Phrase(
          "what '\(file)' said before is not known, so nobody tells whether it says less",
          zh: "不知道 '\(file)' 之前的内容，因此无从判断它是否放宽了要求"))
    }
    return warnings
  }

  /// The earlier findings that are no more; what a comment allowed was no finding.
  private func fixed(_ former: JudgedState, _ comparison: StateComparison) -> [Finding] {
    var gone = comparison.match.gone
    return former.findings.reversed().filter { finding in
      let key = comparison.lineage.renaming(finding.key)
      guard let count = gone[key] else { return false }
      gone[key] = count == 1 ? nil : count - 1
      return true
    }.reversed()
  }

  /// What the change allows itself, as findings.
  private func loosenings(
    _ states: AuditedStates, _ comparison: StateComparison, under terms: JudgingOptions
  ) throws(AuditError) -> [Finding] {
    let (former, head) = (states.former, states.head.state)
    var found = comparison.unjudged.found
    found +=
      LooseningSearch(
        from: former, to: head, comparison.lineage, comparison.match,
        rules: Set(judge.catalogue.map(\.id)), today: terms.today
      ).found
    do throws(CheckError) {
      found += try accepted(states, comparison.lineage)
    } catch { throw .check(error) }
    found +=
      SettingsComparison(
        from: states.formerSettings, to: states.settings, judge.catalogue, today: terms.today,
        profiles: profiles(states, terms), excluded: head.excluded
      ).found
    do throws(CodebaseReadError) {
      found += try replaced(states, terms)
    } catch { throw .check(.read(error)) }
    return judge.catalogue.flatMap { $0.check(found) }
  }

  /// The profiles that the earlier and the present settings mean, those that they state or the code
  /// shows; one that is asked for is that of both.
  private func profiles(_ states: AuditedStates, _ terms: JudgingOptions)
    -> SettingsComparison.Profiles
  {
    let stated = terms.profile ?? states.formerSettings.profile?.profile
    return .init(
      old: stated ?? states.former.ownProfile.profile,
      new: states.head.state.ownProfile.profile)
  }

  /// The baseline of the present state; one that an overlay leaves as it is says nothing new.
  private func baseline(
    at place: BaselineLocation, _ states: AuditedStates
  ) throws(CheckError) -> Baseline? {
    guard states.base.isSaved else { return try baselines.stored(at: place) }
    let path = baselines.names(of: place).path
    guard case .text(let text)? = states.head.overlay.files[path] else { return nil }
    do throws(BaselineError) { return try baselines.baseline(in: text, at: path) } catch {
      throw .baseline(error)
    }
  }

  /// What the project's baseline accepts that it did not accept before.
  private func accepted(
    _ states: AuditedStates, _ lineage: RenameMap
  ) throws(CheckError) -> [Loosening] {
    let place = BaselineLocation(root: states.root)
    guard let new = try baseline(at: place, states) else { return [] }
    // What could not be read accepted nothing.
    let old =
      states.base.isSaved
      ? try? baselines.baseline(at: place)
      : try? baselines.baseline(at: place, in: states.base.commit)
    let growth = BaselineGrowth(
      from: old, to: new, lineage, files: Set(states.head.state.layers.keys))
    let file = baselines.names(of: place).path
    return growth.count == 0
      ? [] : [.accepted(file: file, line: growth.line, count: growth.count, of: new.size)]
  }

  /// What the present code would be told by the layers of before, and is not told any more.
  private func replaced(
    _ states: AuditedStates, _ terms: JudgingOptions
  ) throws(CodebaseReadError) -> [Loosening] {
    let (old, new) = (states.formerSettings, states.settings)
    if old.placesLike(new) { return [] }
    let head = states.head.state
    var placed = new
    placed.layers = old.layers
    placed.words = old.words
    placed.text = "layers of\n\(old.text)\nrest of\n\(new.text)"
    var request = states.request
    request.settings = .given(placed)
    let before = try judge(request, under: terms, like: head.project.profile).state
    let now = FindingMatch.counts(of: head.said.map(\.key))
    let lost = FindingMatch.counts(of: before.findings.filter { $0.severity != .info }.map(\.key))
      .reduce(0) { $0 + max(0, $1.value - now[$1.key, default: 0]) }
    let file = new.file ?? old.file ?? Settings.fileName
    let place = new.layers.first?.pattern.place ?? new.words.first?.place
    return lost == 0 ? [] : [.settings(.replaced(findings: lost), file: file, at: place)]
  }
}

/// What of two states an audit is to report on.
private struct AuditScope {
  let request: CheckRequest
  private let rules: Set<RuleID>
  private let focus: [String]

  init(_ rules: [Rule], _ focus: [String], _ request: CheckRequest) {
    self.request = request
    self.rules = Set(rules.map(\.id))
    self.focus = focus
  }

  func covers(_ finding: Finding) -> Bool {
    rules.contains(finding.rule) && covers(file: finding.location.file)
  }

  func covers(file: String) -> Bool { focus.asks(for: file) }
}
