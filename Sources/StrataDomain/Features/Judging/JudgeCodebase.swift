internal import StrataCode
internal import StrataRules
internal import StrataModel

/// Reads a code base and concludes all there is to say of it, unless an earlier run has.
struct JudgeCodebase: Sendable {
  let reader: any CodebaseReading
  let text: any SourceTextReading
  let sharing: any WorkSharing
  let memory: any StateRemembering
  let catalogue: [Rule]

  /// What a code base is told, and what it took.
  struct Judged {
    var state: JudgedState
    /// The asked paths from the root; empty for the whole of it.
    var focus: [String]
    var timings: Timings
  }

  /// The state of a code base, judged by the profile that `terms` ask for, or else by `profile`, or
  /// else by its own.
  func callAsFunction(
    _ request: CodebaseRequest, under terms: Terms, like profile: DetectedProfile? = nil
  ) throws(CodebaseReadError) -> Judged {
    let survey = try reader.survey(request)
    if let print = survey.fingerprint, let known = remembered(print, terms, like: profile),
      survey.focus.isEmpty || known.paths.contains(where: { survey.focus.asks(for: $0) })
    {
      var timings = Timings()
      timings.discover = survey.seconds
      timings.files = known.project.files
      timings.cached = known.project.files
      return Judged(state: known, focus: survey.focus, timings: timings)
    }
    let read = try survey.read()
    var clock = Stopwatch()
    var (state, _) = concluded(
      from: read.workspace, jobs: request.jobs, under: terms, like: profile, timed: &clock)
    if request.revision == nil {
      state.excerpts = text.firstLines(of: state.findings, in: state.project.root, known: [:])
    }
    if let print = read.fingerprint {
      let isOwn = profile == nil || state.ownProfile.profile == profile?.profile
      memory.remember(state, for: Self.key(print, terms, isOwn ? terms.profile : profile?.profile))
    }
    return Judged(state: state, focus: read.focus, timings: clock.timings(of: read))
  }

  /// The state of a code base with the code base itself, which no earlier run remembers.
  func whole(
    _ request: CodebaseRequest, under terms: Terms
  ) throws(UseCaseError) -> (judged: Judged, codebase: Codebase) {
    let read = try read(request, with: reader)
    var clock = Stopwatch()
    let (state, codebase) = concluded(
      from: read.workspace, jobs: request.jobs, under: terms, timed: &clock)
    return (Judged(state: state, focus: read.focus, timings: clock.timings(of: read)), codebase)
  }

  /// What there is to say of a code base that has been read, and the code base with its conclusions.
  private func concluded(
    from workspace: Workspace, jobs: Int?, under terms: Terms, like profile: DetectedProfile? = nil,
    timed clock: inout Stopwatch
  ) -> (state: JudgedState, codebase: Codebase) {
    let workforce = Workforce(sharing, jobs: jobs)
    let codebase = clock.timing(\.resolve) { Codebase(of: workspace, by: workforce) }
    let own = ProfileReader(codebase).profile(terms.profile)
    let judging = profile ?? own
    let verdicts = clock.timing(\.rules) {
      Judgement(codebase, by: catalogue, profile: judging.profile, under: terms)
        .verdicts(by: workforce)
    }
    var state = JudgedState(codebase, verdicts, profile: judging, by: catalogue)
    state.ownProfile = own
    return (state, codebase)
  }

  /// The state of a code base; the port's error becomes the use case's.
  func judged(_ request: CodebaseRequest, under terms: Terms) throws(UseCaseError) -> Judged {
    do throws(CodebaseReadError) { return try self(request, under: terms) } catch {
      throw .read(error)
    }
  }

  /// What an earlier run concluded, by the profile that is asked for or happens to be the own one.
  private func remembered(
    _ print: String, _ terms: Terms, like profile: DetectedProfile?
  ) -> JudgedState? {
    var state = memory.state(for: Self.key(print, terms, terms.profile))
    guard let profile else { return state }
    if state?.project.profile.profile != profile.profile {
      state = memory.state(for: Self.key(print, terms, profile.profile))
    }
    state?.project.profile = profile
    return state
  }

  /// What a verdict depends on beside the code base; without a profile it is judged by its own.
  private static func key(_ print: String, _ terms: Terms, _ profile: Profile?) -> String {
    let day = terms.today.map { "\($0.year)-\($0.month)-\($0.day)" } ?? ""
    return [print, profile?.rawValue ?? "", day, terms.runsAllRules ? "all" : ""]
      .joined(separator: " ")
  }
}
