package import StrataCode
package import StrataModel
package import StrataRules

/// Reads a code base, judges it, and remembers the verdict: what every feature asks.
package struct JudgeCodebase: Sendable {
  let reader: any CodebaseReading
  let text: any SourceTextReading
  let catalogue: [Rule]
  private let sharing: any WorkSharing
  private let memory: any StateRemembering
  private let last: any CodebaseRemembering

  /// Judges what `reader` reads by the rules of a catalogue, with source lines from `text`; the work
  /// is done as `sharing` shares it out, a verdict that `memory` knows is not worked out again, and
  /// a newer reading of the `last` code base is worked out from that.
  package init(
    reader: any CodebaseReading, text: any SourceTextReading,
    sharing: any WorkSharing = WorkInTurn(), memory: any StateRemembering = NoMemory(),
    last: any CodebaseRemembering = NoCodebase(), catalogue: [Rule] = Rule.catalogue
  ) {
    self.reader = reader
    self.text = text
    self.sharing = sharing
    self.memory = memory
    self.last = last
    self.catalogue = catalogue
  }

  /// The verdict on a code base, by the profile that `terms` ask for, or else by `profile`, or else
  /// by its own. A code base that is as it was when it was judged last is not read.
  package func callAsFunction(
    _ request: CodebaseRequest, under terms: JudgingOptions, like profile: DetectedProfile? = nil
  ) throws(CodebaseReadError) -> Judged {
    try judged(reader.survey(request), request, under: terms, like: profile)
  }

  /// The verdict on a code base that a survey of a request has seen.
  func judged(
    _ survey: CodebaseSurvey, _ request: CodebaseRequest, under terms: JudgingOptions,
    like profile: DetectedProfile?
  ) throws(CodebaseReadError) -> Judged {
    let known =
      remembered(survey.fingerprint, terms, like: profile)
      ?? moved(survey, request, under: terms, like: profile)
    if let known, !known.layers.isEmpty,
      survey.focus.isEmpty || known.paths.contains(where: { survey.focus.asks(for: $0) })
    {
      var timings = Timings()
      timings.discover = survey.seconds
      timings.files = known.project.files
      timings.cached = known.project.files
      return Judged(
        state: known, focus: survey.focus, overlay: survey.overlay, timings: timings)
    }
    let (past, read) = workforce(of: request).both(
      { self.past(of: survey) },
      { Result { () throws(CodebaseReadError) in try survey.read() } })
    return judged(try read.get(), request, under: terms, like: profile, after: (nil, past))
      .judged
  }

  /// The verdict on a code base, and the code base.
  package func whole(
    _ request: CodebaseRequest, under terms: JudgingOptions
  ) throws(CodebaseReadError) -> JudgedCodebase {
    let survey = try reader.survey(request)
    let past = past(of: survey)
    let read = try survey.read()
    let known = remembered(read.fingerprint, terms, like: nil)
    return judged(read, request, under: terms, like: nil, after: (known, past))
  }

  /// The code base alone, with the asked paths from its root.
  package func codebase(
    _ request: CodebaseRequest
  ) throws(CodebaseReadError) -> (codebase: Codebase, focus: [String]) {
    let read = try reader.read(request)
    let base = last.last(underOverlay: !read.overlay.isEmpty)
    let (codebase, runs) = codebase(of: read, after: nil, base, by: workforce(of: request))
    remember(codebase, runs, nil, of: read)
    return (codebase, read.focus)
  }

  /// Those who do the work of a request.
  func workforce(of request: CodebaseRequest) -> Workforce {
    Workforce(sharing, jobs: request.jobs)
  }

  /// The verdict on what was read: the known one, or else what the rules say, remembered for the next
  /// run.
  private func judged(
    _ read: CodebaseReadResult, _ request: CodebaseRequest, under terms: JudgingOptions,
    like profile: DetectedProfile?, after earlier: (state: JudgedState?, past: Past?)
  ) -> JudgedCodebase {
    var clock = Stopwatch()
    let workforce = workforce(of: request)
    let isFirst = last.last(underOverlay: false) == nil
    // A later run goes on from here; one that lives on has the code base itself.
    let isKept =
      isFirst && memory.keeps && read.overlay.isEmpty && request.revision == nil
      && read.fingerprint != nil
    let base = last.last(underOverlay: !read.overlay.isEmpty)
    var (codebase, runs) = clock.timing(\.resolve) {
      self.codebase(of: read, after: earlier.past, base, by: workforce)
    }
    if isKept, runs == nil { runs = RuleRuns(notingItems: false) }
    runs?.willBeAsked = last.lives
    var state: JudgedState
    if let known = earlier.state {
      state = known
      remember(codebase, runs, nil, of: read)
    } else {
      let own = clock.timing(\.rules) { self.profile(of: codebase, terms, &runs) }
      let judging = profile ?? own
      let judgement = Judgement(codebase, by: catalogue, profile: judging, under: terms)
      let (verdicts, frame) = clock.timing(\.rules) {
        workforce.both(
          { [runs] in judgement.verdicts(by: workforce, after: runs) },
          { [codebase, last] in
            StateFrame(codebase, after: base?.frame, notingItems: last.lives)
          })
      }
      remember(codebase, verdicts.runs, frame, of: read)
      state = JudgedState(codebase, verdicts, profile: judging, by: catalogue, in: frame)
      state.ownProfile = own
      if request.revision == nil, read.overlay.isEmpty {
        state.excerpts = text.firstLines(of: state.findings, in: state.project.root, known: [:])
      }
      // Nobody asks again for what was never saved.
      if isKept, let print = read.fingerprint, let runs = verdicts.runs,
        codebase.changed == nil || earlier.past?.serves != true
      {
        read.noteCourse()
        memory.remember(KeptCourse(codebase, runs), for: print)
      }
      if read.overlay.isEmpty { remember(state, as: read.fingerprint, terms, like: profile) }
    }
    return JudgedCodebase(
      judged: Judged(
        state: state, focus: read.focus, overlay: read.overlay, timings: clock.timings(of: read)),
      codebase: codebase)
  }

  /// The code base of what was read, as far as possible from the last one, and what the rules said of
  /// that; nil where nobody will read it again.
  private func codebase(
    of read: CodebaseReadResult, after past: Past?, _ base: RememberedCodebase?,
    by workforce: Workforce
  ) -> (Codebase, RuleRuns?) {
    guard let old = base else {
      // What changed between the two looks at the tree is not known to be another.
      guard let past, let print = read.fingerprint, print == past.now,
        let former = read.workspace.holding(past.facts)
      else { return (Codebase(of: read.workspace, by: workforce), last.lives ? RuleRuns() : nil) }
      let codebase = Codebase(
        of: read.workspace, since: former, as: past.course.decisions, with: past.course.tables,
        on: past.course.files, by: workforce)
      return (codebase, past.course.runs.after(codebase.changed))
    }
    let codebase = Codebase(of: read.workspace, renewing: old.codebase, by: workforce)
    return (codebase, old.runs.after(codebase.changed))
  }

  /// The profile that is asked for, or that the code shows: as far as possible as it showed last.
  private func profile(
    of codebase: Codebase, _ terms: JudgingOptions, _ runs: inout RuleRuns?
  ) -> DetectedProfile {
    if terms.profile != nil { return ProfileReader(codebase).profile(terms.profile) }
    let read = { ProfileReader($0).profile(nil) }
    return runs?.readProfile(of: codebase, read) ?? read(codebase)
  }

  /// What an earlier run went through on its way to a verdict, and what was written then in the files
  /// that are others by now.
  private struct Past {
    var course: KeptCourse
    /// By path.
    var facts: [String: FileFacts]
    /// The fingerprint of the code base in which just these are others.
    var now: String

    /// Whether later runs can go on from here as well as from what follows.
    var serves: Bool { course.isNotedByItem && facts.count <= Self.mostChanges }

    /// What is another is looked at again by each run until a newer course is kept.
    private static let mostChanges = 12
  }

  /// What is kept of a code base in which little has changed since.
  private func past(of survey: CodebaseSurvey) -> Past? {
    guard memory.keeps, last.last(underOverlay: !survey.overlay.isEmpty) == nil,
      let now = survey.fingerprint, let former = survey.former(),
      let course = memory.course(for: former.fingerprint)
    else { return nil }
    return Past(course: course, facts: former.facts, now: now)
  }

  /// Keeps a code base for the next reading.
  private func remember(
    _ codebase: Codebase, _ runs: RuleRuns?, _ frame: StateFrame?, of read: CodebaseReadResult
  ) {
    guard let runs else { return }
    var kept = RememberedCodebase(codebase, runs)
    kept.frame = frame
    last.remember(kept, underOverlay: !read.overlay.isEmpty)
  }

  /// Keeps what was concluded of a code base of a fingerprint.
  private func remember(
    _ state: JudgedState, as print: String?, _ terms: JudgingOptions, like profile: DetectedProfile?
  ) {
    guard let print else { return }
    let isOwn = profile.map(state.ownProfile.judgesLike) ?? true
    memory.remember(
      state, for: Self.key(print, terms, isOwn ? terms.profile.map { .asked($0) } : profile))
  }

  /// What an earlier run concluded, by the profile that is asked for or happens to be the own one.
  private func remembered(
    _ print: String?, _ terms: JudgingOptions, like profile: DetectedProfile?
  ) -> JudgedState? {
    guard let print else { return nil }
    var state = memory.state(for: Self.key(print, terms, terms.profile.map { .asked($0) }))
    guard let profile else { return state }
    if state?.project.profile.judgesLike(profile) != true {
      state = memory.state(for: Self.key(print, terms, profile))
    }
    state?.project.profile = profile
    return state
  }

  /// What an earlier run concluded of texts that said the same at other places, remembered for the
  /// next run. A process that lives on has the code base itself.
  private func moved(
    _ survey: CodebaseSurvey, _ request: CodebaseRequest, under terms: JudgingOptions,
    like profile: DetectedProfile?
  ) -> JudgedState? {
    guard !last.lives, request.revision == nil, survey.overlay.isEmpty,
      let former = survey.likeness(),
      var state = remembered(former.fingerprint, terms, like: profile)?.shifted(by: former.shifts)
    else { return nil }
    let root = state.project.root
    let moved = state.findings.filter { former.shifts[$0.location.file] != nil }
    state.excerpts.merge(text.firstLines(of: moved, in: root, known: [:])) { $1 }
    remember(state, as: survey.fingerprint, terms, like: profile)
    return state
  }

  /// What a verdict depends on beside the code base; without a profile it is judged by its own.
  private static func key(
    _ print: String, _ terms: JudgingOptions, _ profile: DetectedProfile?
  ) -> String {
    let day = terms.today.map { "\($0.year)-\($0.month)-\($0.day)" } ?? ""
    let school = profile.map { $0.isDetected ? "\($0.name)?" : $0.name } ?? ""
    return [print, school, day, terms.runsAllRules ? "all" : ""]
      .joined(separator: " ")
  }
}
