internal import StrataModel
internal import StrataRules
internal import StrataCode

/// Writes, shows and prunes the baseline of a project.
package struct UpdateBaseline: Sendable {
  private let check: CheckArchitecture
  private let baselines: any BaselineStoring

  /// A keeper of what `baselines` stores, over what `check` finds.
  package init(check: CheckArchitecture, baselines: any BaselineStoring) {
    self.check = check
    self.baselines = baselines
  }

  /// Accepts every finding that a check of the request would report; what the baseline holds of
  /// other paths and rules stays in it.
  package func write(_ request: CheckRequest) throws(CheckError) -> ShownBaseline {
    var bare = request
    bare.baseline = nil
    let result = try check(bare)
    let place = place(request, result)
    let frozen = FindingMatch.counts(of: result.findings.map(\.key))
    var baseline = Baseline(profile: result.project.profile.profile, counts: frozen)
    if !result.focus.isEmpty || !request.onlyRules.isEmpty || !request.skippedRules.isEmpty,
      let old = try baselines.stored(at: place)
    {
      let rules = Set(result.rules.map(\.id))
      let others = old.entries.filter { entry in
        let isReplaced = rules.contains(entry.key.rule) && entry.key.isAsked(in: result.focus)
        return !isReplaced && frozen[entry.key] == nil
      }
      baseline = Baseline(
        profile: old.profile == baseline.profile ? old.profile : nil,
        entries: baseline.entries + others)
    }
    do throws(BaselineError) { try baselines.store(baseline, at: place) } catch {
      throw .baseline(error)
    }
    var state = BaselineState(file: baselines.names(of: place).path, baseline: baseline)
    state.accepted = result.findings
    return ShownBaseline(state, of: result)
  }

  /// The baseline as it is, and what of it is gone.
  package func show(_ request: CheckRequest) throws(CheckError) -> ShownBaseline {
    try looked(request, .keep)
  }

  /// Takes out what is gone.
  package func prune(_ request: CheckRequest) throws(CheckError) -> ShownBaseline {
    let kept = try looked(request, .pruneAll)
    if case .unwritable(let error)? = kept.state.hindrance { throw .baseline(error) }
    return kept
  }

  private func looked(
    _ request: CheckRequest, _ stale: BaselineRequest.StaleHandling
  ) throws(CheckError) -> ShownBaseline {
    var request = request
    request.baseline = BaselineRequest(file: request.baseline?.file, stale: stale)
    let result = try check(request)
    guard let state = result.baseline else {
      let place = place(request, result)
      throw .baseline(.missing(path: baselines.names(of: place).path))
    }
    return ShownBaseline(state, of: result)
  }

  private func place(_ request: CheckRequest, _ result: CheckResult) -> BaselineLocation {
    BaselineLocation(file: request.baseline?.file, root: result.project.root)
  }
}
