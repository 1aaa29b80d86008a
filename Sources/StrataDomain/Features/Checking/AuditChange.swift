internal import StrataModel
package import StrataRules
package import StrataCode

/// Checks the present state of a code base and an earlier one, and tells what came, stayed and went.
package struct AuditChange: Sendable {
  private let reader: any CodebaseReading
  private let text: any SourceTextReading
  private let judge: JudgeCodebase
  private let baselines: any BaselineStoring
  private let bases: any BaseReading
  private let changes: any ChangeReading
  private let catalogue: [Rule]
  private let check: CheckArchitecture

  /// An audit of what `reader` reads since what `bases` tells, with renames from `changes`.
  package init(
    reader: any CodebaseReading, text: any SourceTextReading,
    sharing: any WorkSharing = WorkInTurn(), memory: any StateRemembering = NoMemory(),
    baselines: any BaselineStoring = NoBaseline(), bases: any BaseReading,
    changes: any ChangeReading = NoHistory(), catalogue: [Rule] = Rule.catalogue
  ) {
    self.reader = reader
    self.text = text
    judge = JudgeCodebase(
      reader: reader, text: text, sharing: sharing, memory: memory, catalogue: catalogue)
    self.baselines = baselines
    self.bases = bases
    self.changes = changes
    self.catalogue = catalogue
    check = CheckArchitecture(
      reader: reader, text: text, changes: changes, sharing: sharing, catalogue: catalogue)
  }

  /// What the change from the base to the present state brings. Both are judged by the school that
  /// the present one follows.
  package func callAsFunction(_ request: AuditRequest) throws(UseCaseError) -> AuditResult {
    let rules = try check.selected(request.check)
    var start = request.check.codebase
    // Of an earlier state no compiler's index is there, and the two would not be comparable.
    start.indexStore = nil
    let base = try base(named: request.base, start)
    let settings = try settings(for: start)
    var earlier = start
    earlier.revision = base.commit
    // What could not be read promised nothing.
    var formerSettings = (try? reader.settings(for: earlier)) ?? Settings()
    var isFormerKnown = true
    if case .file = start.settings, formerSettings.file == nil {
      formerSettings = settings
      isFormerKnown = false
    }
    start.settings = .given(settings)
    let judged = try judge.judged(start, under: request.check.terms)
    let head = judged.state
    let root = head.project.root
    earlier.paths = [root]
    earlier.projectRoot = root
    earlier.settings = .given(settings.withoutProfile)
    let former = try former(earlier, request.check.terms, of: head)
    // Where every file of before still lies, none was moved, and git need not be asked.
    let isComplete = Set(head.paths).isSuperset(of: former.paths)
    let moves =
      isComplete ? FileMoves() : try? changes.moves(since: base.commit, in: root)
    let lineage = Lineage(from: former, to: head, moves: moves)
    let match = ChangeMatch(former, head, lineage)
    let unjudged = UnjudgedSearch(from: former, to: head, lineage) { path in
      !text.lines([1], of: path, in: root).isEmpty
    }

    let loosenings =
      try unjudged.found
      + LooseningSearch(
        from: former, to: head, lineage, match, rules: Set(catalogue.map(\.id)),
        today: request.check.terms.today
      ).found + accepted(since: base, in: root, lineage, head)
      + SettingsComparison(
        from: formerSettings, to: settings, catalogue, today: request.check.terms.today,
        profiles: profiles(request.check.terms, former, formerSettings, head),
        excluded: head.excluded
      ).found + replaced(formerSettings, settings, start, request.check.terms, head)
    let loosened = catalogue.flatMap { $0.checkLoosenings(loosenings) }
    let chosen = Set(rules.map(\.id))
    func isAsked(_ finding: Finding) -> Bool {
      chosen.contains(finding.rule) && judged.focus.asks(for: finding.location.file)
    }
    var result = AuditResult(
      CheckResult(
        project: head.project, findings: [], hiddenInfos: 0, rules: rules, excerpts: [:],
        timings: judged.timings, warnings: head.warnings), since: base)
    if request.check.codebase.indexStore != nil {
      result.check.warnings.append(
        Phrase(
          "an audit resolves names from source in both states: --index-store has no effect",
          zh: "audit 对前后两个状态都从源码解析名称：--index-store 不起作用"))
    }
    if !isFormerKnown {
      result.check.warnings.append(
        Phrase(
          """
          what '\(settings.file ?? "")' said before is not known, so nobody tells whether it says less
          """,
          zh: "不知道 '\(settings.file ?? "")' 之前的内容，因此无从判断它是否放宽了要求"))
    }
    result.formerProfile =
      former.ownProfile.profile == head.ownProfile.profile || settings.profile != nil
      ? nil : former.ownProfile
    let came = head.findings.indices.filter { !match.isKnown[$0] }.map { head.findings[$0] }
    result.check.take(
      (loosened + came).filter(isAsked).sorted(by: Judgement.isShownBefore), of: head,
      for: request.check)
    let stayed = head.findings.indices.filter { match.isKnown[$0] }.map { head.findings[$0] }
    result.inherited = stayed.filter { isAsked($0) && request.check.shows($0) }
    result.fixed = fixed(former, match, lineage).filter {
      // What nobody looks at any more is not fixed.
      !unjudged.files.contains($0.location.file) && isAsked($0) && request.check.shows($0)
    }
    result.check.skipped = head.skipped.filter { judged.focus.asks(for: $0.path) }
    result.check.suppressed = head.allowed.count(where: isAsked)
    result.check.askedFiles = head.layers.keys.count { judged.focus.asks(for: $0) }
    result.check.excerpts = check.excerpts(
      for: result.check.findings + result.inherited, of: head)
    let shifts = shifts(former, head)
    if !shifts.isEmpty, let changed = try? changes.changedFiles(since: base.commit, in: root) {
      result.shifts = shifts.filter { !changed.contains($0.file) }
    }
    return result
  }

  /// The schools that the earlier and the present settings mean, those that they state or the code
  /// shows; one that is asked for is that of both.
  private func profiles(
    _ terms: Terms, _ former: JudgedState, _ settings: Settings, _ head: JudgedState
  ) -> SettingsComparison.Profiles {
    let new = head.ownProfile.profile
    let old = terms.profile ?? settings.profile?.profile ?? former.ownProfile.profile
    return .init(old: old, new: new)
  }

  /// What the present code would be told by the layers of before, and is not told any more.
  private func replaced(
    _ old: Settings, _ new: Settings, _ request: CodebaseRequest, _ terms: Terms,
    _ head: JudgedState
  ) throws(UseCaseError) -> [Loosening] {
    if old.placesLike(new) { return [] }
    var placed = new
    placed.layers = old.layers
    placed.words = old.words
    placed.text = "layers of\n\(old.text)\nrest of\n\(new.text)"
    var request = request
    request.settings = .given(placed)
    let before: JudgedState
    do throws(CodebaseReadError) {
      before = try judge(request, under: terms, like: head.project.profile).state
    } catch { throw .read(error) }
    let now = FindingMatch.counts(of: head.said.map(\.key))
    let lost = FindingMatch.counts(of: before.findings.filter { $0.severity != .info }.map(\.key))
      .reduce(0) { $0 + max(0, $1.value - now[$1.key, default: 0]) }
    let file = new.file ?? old.file ?? Settings.fileName
    let place = new.layers.first?.pattern.place ?? new.words.first?.place
    return lost == 0 ? [] : [.settings(.replaced(findings: lost), file: file, at: place)]
  }

  private func settings(for request: CodebaseRequest) throws(UseCaseError) -> Settings {
    do throws(CodebaseReadError) { return try reader.settings(for: request) } catch {
      throw .read(error)
    }
  }

  private func base(
    named name: String?, _ request: CodebaseRequest
  ) throws(UseCaseError) -> ChangeBase {
    do throws(ChangeReadError) {
      return try bases.base(named: name, around: request.projectRoot ?? request.paths[0])
    } catch {
      // A path that is not there is the likelier mistake.
      if case .noRepository = error { _ = try read(request, with: reader) }
      throw .base(error)
    }
  }

  /// The earlier state, judged by the profile of the present one; a state without Swift is one
  /// without findings.
  private func former(
    _ request: CodebaseRequest, _ terms: Terms, of head: JudgedState
  ) throws(UseCaseError) -> JudgedState {
    do throws(CodebaseReadError) {
      return try judge(request, under: terms, like: head.project.profile).state
    } catch {
      if case .noSwiftFiles = error { return JudgedState(nothingOf: head.project) }
      throw .read(error)
    }
  }

  /// What the project's baseline accepts that it did not accept before.
  private func accepted(
    since base: ChangeBase, in root: String, _ lineage: Lineage, _ head: JudgedState
  ) throws(UseCaseError) -> [Loosening] {
    let place = BaselinePlace(root: root)
    guard let new = try baselines.stored(at: place) else { return [] }
    // What could not be read accepted nothing.
    let old = try? baselines.baseline(at: place, in: base.commit)
    let growth = BaselineGrowth(from: old, to: new, lineage, files: Set(head.layers.keys))
    let file = baselines.names(of: place).path
    return growth.count == 0
      ? [] : [.accepted(file: file, line: growth.line, count: growth.count, of: new.size)]
  }

  /// The earlier findings that are no more; what a comment allowed was no finding.
  private func fixed(
    _ base: JudgedState, _ match: ChangeMatch, _ lineage: Lineage
  ) -> [Finding] {
    var gone = match.gone
    return base.findings.reversed().filter { finding in
      let key = lineage.renaming(finding.key)
      guard let count = gone[key] else { return false }
      gone[key] = count == 1 ? nil : count - 1
      return true
    }.reversed()
  }

  /// The files that stand in another layer than before.
  private func shifts(_ base: JudgedState, _ head: JudgedState) -> [LayerShift] {
    let moved = head.layers.filter { file, layer in base.layers[file].map { $0 != layer } ?? false }
    return moved.keys.sorted().map { file in
      LayerShift(file: file, from: base.layers[file] ?? nil, to: head.layers[file] ?? nil)
    }
  }
}
