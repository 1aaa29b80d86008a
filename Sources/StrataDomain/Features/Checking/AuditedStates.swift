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

extension AuditChange {
  /// Reads and judges the present state of what a request asks for, and the state at its base; that
  /// of an overlay is what is saved.
  func states(of request: AuditRequest) throws(AuditError) -> AuditedStates {
    var start = request.check.codebase
    // Of an earlier state no compiler's index is there, and the two would not be comparable.
    start.indexStore = nil
    let base = start.overlay.isEmpty ? try base(named: request.base, start) : .saved
    var earlier = start
    if base.isSaved { earlier.overlay = Overlay() } else { earlier.revision = base.commit }
    do throws(CodebaseReadError) {
      let settings = try judge.reader.settings(for: start)
      let choice = start.settings
      start.settings = .given(settings)
      // Of an overlay nothing is remembered, so that the code base is worked out anyway.
      let whole = base.isSaved ? try judge.whole(start, under: request.check.terms) : nil
      let head =
        if let whole { whole.judged } else { try judge(start, under: request.check.terms) }
      earlier.paths = [head.state.project.root]
      earlier.projectRoot = head.state.project.root
      // What could not be read promised nothing.
      var formerSettings = (try? judge.reader.settings(for: earlier)) ?? Settings()
      var areKnown = true
      if case .file = choice, formerSettings.file == nil {
        formerSettings = settings
        areKnown = false
      }
      earlier.settings = .given(settings.ofEarlierState(formerSettings))
      return AuditedStates(
        base: base, head: head,
        former: try judge.former(earlier, request.check.terms, of: head.state), settings: settings,
        formerSettings: formerSettings, areFormerSettingsKnown: areKnown, request: start,
        codebase: whole?.codebase)
    } catch { throw .check(.read(error)) }
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
    _ request: CodebaseRequest, _ terms: JudgingOptions, of head: JudgedState
  ) throws(CodebaseReadError) -> JudgedState {
    do throws(CodebaseReadError) {
      return try self(request, under: terms, like: head.project.profile).state
    } catch {
      if case .noSwiftFiles = error { return JudgedState(nothingOf: head.project) }
      throw error
    }
  }
}
