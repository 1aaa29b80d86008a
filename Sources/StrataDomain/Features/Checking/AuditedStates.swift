internal import StrataCode
internal import StrataModel
internal import StrataRules

/// The two states of a code base that an audit compares, both judged by the profile that the present
/// one follows.
struct AuditedStates {
  let base: ChangeBase
  /// The present state.
  let head: Judged
  /// The state at the base.
  let former: JudgedState
  /// What the project says of itself now.
  let settings: Settings
  /// What it said at the base, as far as that is known.
  let formerSettings: Settings
  /// Whether it is known: settings from outside the project have no past.
  let areFormerSettingsKnown: Bool
  /// What was read for the present state.
  let request: CodebaseRequest
  /// The present code base, where an overlay makes it.
  var codebase: Codebase?

  /// The absolute path of the project.
  var root: String { head.state.project.root }
}

/// The state at the base of an audit, looked at and not yet judged.
private struct EarlierState: Sendable {
  var base: ChangeBase
  var request: CodebaseRequest
  var settings: Settings
  var areSettingsKnown: Bool
  var survey: Result<CodebaseSurvey, CodebaseReadError>
}

extension AuditChange {
  /// Reads and judges the present state of what a request asks for, and the state at its base; that
  /// of an overlay is what is saved.
  func states(of request: AuditRequest) throws(AuditError) -> AuditedStates {
    let terms = request.check.terms
    var start = request.check.codebase
    // Of an earlier state no compiler's index is there, and the two would not be comparable.
    start.indexStore = nil
    let isSaved = !start.overlay.isEmpty
    let told = Result { [start] () throws(CodebaseReadError) in
      try judge.reader.settings(for: start)
    }
    // Git looks for the base while the present state is read.
    let (found, read) =
      isSaved
      ? (lookBack(start, request.base, told), present(start, told, terms))
      : judge.workforce(of: start).both(
        { [start] in lookBack(start, request.base, told) },
        { [start] in present(start, told, terms) })
    let earlier = try found.get()
    do throws(CodebaseReadError) {
      let present = try read.get()
      return AuditedStates(
        base: earlier.base, head: present.judged,
        former: try judge.former(
          earlier.request, terms, of: present.judged.state, seenBy: earlier.survey),
        settings: try told.get(), formerSettings: earlier.settings,
        areFormerSettingsKnown: earlier.areSettingsKnown, request: present.request,
        codebase: present.codebase)
    } catch { throw .check(.read(error)) }
  }

  /// What was read of the present state.
  private struct Present: Sendable {
    var judged: Judged
    var request: CodebaseRequest
    var codebase: Codebase?
  }

  /// Reads and judges the present state by the settings that are `told`.
  private func present(
    _ start: CodebaseRequest, _ told: Result<Settings, CodebaseReadError>, _ terms: JudgingOptions
  ) -> Result<Present, CodebaseReadError> {
    Result { () throws(CodebaseReadError) in
      var start = start
      start.settings = .given(try told.get())
      if start.overlay.isEmpty {
        return Present(judged: try judge(start, under: terms), request: start)
      }
      // Of an overlay nothing is remembered, so that the code base is worked out anyway.
      let whole = try judge.whole(start, under: terms)
      return Present(judged: whole.judged, request: start, codebase: whole.codebase)
    }
  }

  /// Looks for the base of a name and what there was at it; `told` are the present settings.
  private func lookBack(
    _ start: CodebaseRequest, _ name: String?, _ told: Result<Settings, CodebaseReadError>
  ) -> Result<EarlierState, AuditError> {
    Result { () throws(AuditError) in
      let base = start.overlay.isEmpty ? try self.base(named: name, start) : .saved
      return state(start, at: base, told)
    }
  }

  private func state(
    _ start: CodebaseRequest, at base: ChangeBase, _ told: Result<Settings, CodebaseReadError>
  ) -> EarlierState {
    var request = start
    if base.isSaved { request.overlay = Overlay() } else { request.revision = base.commit }
    var former = Settings()
    var areKnown = true
    let survey = Result { () throws(CodebaseReadError) in
      let settings = try told.get()
      let root = try judge.reader.root(of: start)
      request.paths = [root]
      request.projectRoot = root
      // What could not be read promised nothing.
      former = (try? judge.reader.settings(for: request)) ?? Settings()
      if case .file = start.settings, former.file == nil {
        former = settings
        areKnown = false
      }
      request.settings = .given(settings.ofEarlierState(former))
      return try judge.reader.survey(request)
    }
    return EarlierState(
      base: base, request: request, settings: former, areSettingsKnown: areKnown, survey: survey)
  }

  private func base(
    named name: String?, _ request: CodebaseRequest
  ) throws(AuditError) -> ChangeBase {
    do throws(ChangeReadError) {
      return try bases.base(named: name, around: request.projectRoot ?? request.paths[0])
    } catch {
      if case .noRepository = error {
        // A path that is not there is the likelier mistake.
        do throws(CodebaseReadError) { _ = try judge.reader.survey(request) } catch {
          throw .check(.read(error))
        }
      }
      throw .base(error)
    }
  }
}

extension Settings {
  /// The settings that an earlier state is read by, which said other things of itself then: a profile
  /// that has come since is not its own. Where nothing has changed, a check at the time is remembered.
  fileprivate func ofEarlierState(_ former: Settings) -> Settings {
    file == former.file && text == former.text ? self : withoutProfile
  }
}

extension JudgeCodebase {
  /// The earlier state, judged by the profile of the present one; a state without Swift is one
  /// without findings.
  func former(
    _ request: CodebaseRequest, _ terms: JudgingOptions, of head: JudgedState,
    seenBy survey: Result<CodebaseSurvey, CodebaseReadError>? = nil
  ) throws(CodebaseReadError) -> JudgedState {
    do throws(CodebaseReadError) {
      let survey = if let survey { try survey.get() } else { try reader.survey(request) }
      return try judged(survey, request, under: terms, like: head.project.profile).state
    } catch {
      if case .noSwiftFiles = error { return JudgedState(nothingOf: head.project) }
      throw error
    }
  }
}
