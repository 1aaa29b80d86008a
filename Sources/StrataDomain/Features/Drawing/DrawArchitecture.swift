internal import StrataCode
internal import StrataRules

/// Reads a code base and pictures who names whom in it, with what the rules object to.
package struct DrawArchitecture: Sendable {
  private let check: CheckArchitecture

  /// A picture of what `check` checks.
  package init(check: CheckArchitecture) { self.check = check }

  /// The picture of the whole code base; what a comment or the baseline allows is no offence of it,
  /// nor is what the request does not show.
  package func callAsFunction(_ request: CheckRequest) throws(CheckError) -> Picture {
    let rules = Set(try check.selected(request).map(\.id))
    let whole = try check.whole(request)
    let judged = whole.judged
    var request = request
    // Who looks at a picture does not tidy up.
    request.baseline?.stale = .keep
    let held = try check.hold(judged.state, in: judged.focus, request)
    return Picture(
      of: whole.codebase,
      blaming: held.fresh.filter { rules.contains($0.rule) && request.shows($0) },
      profile: judged.state.project.profile, focus: judged.focus)
  }
}
