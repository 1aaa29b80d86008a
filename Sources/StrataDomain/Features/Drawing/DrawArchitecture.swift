package import StrataCode
package import StrataRules

/// Reads a code base and pictures who names whom in it, with what the rules object to.
package struct DrawArchitecture: Sendable {
  private let judge: JudgeCodebase
  private let check: CheckArchitecture
  private let hold: HoldBaseline

  /// A picture of what `reader` reads, done as `sharing` shares it out.
  package init(
    reader: any CodebaseReading, text: any SourceTextReading,
    baselines: any BaselineStoring = NoBaseline(), changes: any ChangeReading = NoHistory(),
    sharing: any WorkSharing = WorkInTurn(), catalogue: [Rule] = Rule.catalogue
  ) {
    judge = JudgeCodebase(
      reader: reader, text: text, sharing: sharing, memory: NoMemory(), catalogue: catalogue)
    check = CheckArchitecture(
      reader: reader, text: text, baselines: baselines, changes: changes, sharing: sharing,
      catalogue: catalogue)
    hold = HoldBaseline(
      baselines: baselines, changes: changes, text: text, catalogue: catalogue)
  }

  /// The picture of the whole code base; what a comment or the baseline allows is no offence of it,
  /// nor is what the request does not show.
  package func callAsFunction(_ request: CheckRequest) throws(UseCaseError) -> Picture {
    let rules = Set(try check.selected(request).map(\.id))
    let (judged, codebase) = try judge.whole(request.codebase, under: request.terms)
    var request = request
    // Who looks at a picture does not tidy up.
    request.baseline?.stale = .keep
    let held = try hold(judged.state, in: judged.focus, request)
    return Picture(
      of: codebase, blaming: held.fresh.filter { rules.contains($0.rule) && request.shows($0) },
      profile: judged.state.project.profile, focus: judged.focus)
  }
}
