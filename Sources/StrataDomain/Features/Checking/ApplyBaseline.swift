internal import StrataModel
internal import StrataRules
internal import StrataCode

/// Sets apart the findings that a baseline accepts, and sees to what it holds in vain.
struct ApplyBaseline {
  let judge: JudgeCodebase
  let baselines: any BaselineStoring
  let changes: any ChangeReading

  /// Findings, held against a baseline.
  struct Held {
    /// What it does not accept; its own faults are among them.
    var fresh: [Finding]
    var accepted: [Finding] = []
    var state: BaselineState?
  }

  /// Holds all findings of a code base against the baseline that is asked for, if there is one.
  func callAsFunction(
    _ judged: JudgedState, in focus: [String], _ request: CheckRequest
  ) throws(CheckError) -> Held {
    let findings = judged.findings
    guard let asked = request.baseline else { return Held(fresh: findings) }
    let place = BaselineLocation(file: asked.file, root: judged.project.root)
    guard let baseline = try baselines.stored(at: place) else {
      guard let file = asked.file else { return Held(fresh: findings) }
      throw .baseline(.missing(path: file))
    }
    let match = FindingMatch(
      baseline.counts, with: findings.map(\.key),
      files: Set(judged.paths + findings.map(\.location.file))
    ) { moves(of: place) }
    var held = Held(fresh: [])
    for (finding, isKnown) in zip(findings, match.isKnown) {
      if isKnown { held.accepted.append(finding) } else { held.fresh.append(finding) }
    }
    var state = BaselineState(file: baselines.names(of: place).path, baseline: baseline)
    let scope = StaleScope(request, judged, focus, baseline: baseline)
    state.stale = stale(of: baseline, match, judged, focus, request)
    state.moved = match.kept.keys.count { baseline.counts[$0] == nil }
    if !state.stale.isEmpty { state.hindrance = scope.hindrance }
    let rules = Set(judge.catalogue.map(\.id))
    for entry in baseline.entries where !rules.contains(entry.key.rule) {
      state.unknown += entry.count
    }
    if scope.allowsPruning { prune(&state, match, at: place) }
    if scope.allowsReporting {
      let use = BaselineUse(file: state.file, stale: state.stale)
      held.fresh += judge.catalogue.flatMap { $0.check(use) }
      held.fresh.sort(by: Judgement.isShownBefore)
    }
    state.committed = baselines.committed(at: place)
    held.state = state
    return held
  }

  private func moves(of place: BaselineLocation) -> FileMoves? {
    let file = baselines.names(of: place).absolute
    let since = changes.lastChange(of: file, in: place.root) ?? "HEAD"
    return try? changes.moves(since: since, in: place.root)
  }

  /// What is gone for certain: its rule ran, and its file was read or is no more.
  private func stale(
    of baseline: Baseline, _ match: FindingMatch, _ judged: JudgedState, _ focus: [String],
    _ request: CheckRequest
  ) -> [Baseline.Entry] {
    let rules = Set(judge.catalogue.map(\.id)).subtracting(request.skippedRules)
      .subtracting(judged.silenced)
    return baseline.entries.compactMap { entry in
      guard let count = match.gone[entry.key], rules.contains(entry.key.rule),
        entry.key.isAsked(in: focus)
      else { return nil }
      if let file = entry.key.file, request.baseline?.stale != .pruneAll,
        judged.layers[file] == nil,
        !judged.manifests.contains(file),
        !judge.text.lines([1], of: file, in: judged.project.root).isEmpty
      {
        return nil
      }
      return Baseline.Entry(key: entry.key, count: count, line: entry.line)
    }
  }

  private func prune(
    _ state: inout BaselineState, _ match: FindingMatch, at place: BaselineLocation
  ) {
    if state.stale.isEmpty, state.moved == 0 { return }
    var counts = match.kept.merging(match.gone, uniquingKeysWith: +)
    for entry in state.stale { counts[entry.key, default: 0] -= entry.count }
    let rest = Baseline(profile: state.baseline.profile, counts: counts.filter { $0.value > 0 })
    do throws(BaselineError) {
      try baselines.store(rest, at: place)
      state.baseline = rest
      state.isPruned = !state.stale.isEmpty
    } catch {
      state.moved = 0
      state.hindrance = .unwritable(error)
    }
  }
}

extension BaselineStoring {
  /// The baseline at a place; the port's error becomes the use case's.
  func stored(at place: BaselineLocation) throws(CheckError) -> Baseline? {
    do throws(BaselineError) { return try baseline(at: place) } catch { throw .baseline(error) }
  }
}

/// How far a check may say that something is gone.
private struct StaleScope {
  private(set) var allowsPruning = false
  private(set) var allowsReporting = false
  private(set) var hindrance: BaselineState.Hindrance?

  init(
    _ request: CheckRequest, _ judged: JudgedState, _ focus: [String], baseline: Baseline
  ) {
    let handling = request.baseline?.stale ?? .keep
    let isWhole =
      focus.isEmpty && request.changedSince == nil && request.codebase.indexStore == nil
      && !request.terms.runsAllRules && request.codebase.settings == .project
    if let own = baseline.profile, own != judged.project.profile.profile {
      hindrance = .profile(own)
    } else if handling == .pruneAll {
      allowsPruning = true
    } else if !isWhole {
      return
    } else if !judged.brokenFiles.isEmpty {
      hindrance = .syntaxErrors
    } else if handling == .report {
      allowsReporting = true
    } else if handling == .prune {
      allowsPruning =
        request.onlyRules.isEmpty && request.skippedRules.isEmpty
        && request.minimumConfidence == CheckRequest.usualConfidence
    }
  }
}
