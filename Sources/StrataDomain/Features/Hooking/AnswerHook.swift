internal import StrataCode
internal import StrataModel
package import StrataRules

/// Answers what agents tell before and after they write.
///
/// What an agent is stopped at is what its own write adds; what was there before stops nobody.
package struct AnswerHook: Sendable {
  private let guardWrite: GuardWrite
  private let saved: any SavedFileReading
  private let audit: AuditChange
  private let map: MapProject

  /// Answers by a guard, by an audit against what is committed, and by a map; `saved` reads the
  /// agents' own files.
  package init(
    guardWrite: GuardWrite, saved: any SavedFileReading, audit: AuditChange, map: MapProject
  ) {
    self.guardWrite = guardWrite
    self.saved = saved
    self.audit = audit
    self.map = map
  }

  /// The answer to an event of an agent that works in a folder, unless it says in which; without any,
  /// paths start from the current one.
  package func callAsFunction(
    _ event: HookEvent, in folder: String, under terms: JudgingOptions = JudgingOptions()
  ) throws(GuardError) -> HookAnswer {
    do throws(GuardError) { return try answer(event, in: folder, under: terms) } catch {
      guard case .audit(.check(.read(.settings(let cause)))) = error else { throw error }
      let isNew = event.writes.contains { $0.path.lastComponent == Settings.fileName }
      return .unreadable(cause, isNew: isNew && event.moment == .beforeWrite)
    }
  }

  private func answer(
    _ event: HookEvent, in folder: String, under terms: JudgingOptions
  ) throws(GuardError) -> HookAnswer {
    let folder = event.folder ?? folder
    let around = folder.isEmpty ? [] : [folder]
    let writes = event.writes.filter(\.concernsArchitecture).map { $0.absolute(in: folder) }
    switch event.moment {
    case .beforeWrite, .afterWrite:
      if event.moment == .beforeWrite {
        for write in event.writes.map({ $0.absolute(in: folder) }) {
          if let agent = try agentSilenced(by: write) { return .silencing(agent) }
        }
      }
      guard let first = writes.first else { return .nothing }
      if event.moment == .afterWrite {
        let paths = writes.filter { $0.write != .removal }.map { $0.movedTo ?? $0.path }
        return paths.isEmpty ? .nothing : .written(try audited(paths, terms))
      }
      let codebase = CodebaseRequest(path: first.path)
      return .asked(try guardWrite(GuardRequest(writes, in: codebase, under: terms)))
    // Whoever was held up once is let go, or two programs talk for ever.
    case .end(again: true), .other: return .nothing
    case .end: return .ended(try audited(around, terms))
    case .start:
      do throws(CheckError) { return .started(try map(check(around, terms))) } catch {
        throw .audit(.check(error))
      }
    }
  }

  /// The agent that asks Strata by the file as it is saved, and would not any more.
  private func agentSilenced(by write: FileWrite) throws(GuardError) -> Agent? {
    let path = "/\(write.path)"
    guard let agent = Agent.allCases.first(where: { path.hasSuffix("/\($0.hookFile)") }) else {
      return nil
    }
    func asks(_ text: [UInt8]) -> Bool {
      String(decoding: text, as: UTF8.self).holds(agent.hookCommand)
    }
    let old: [UInt8]?
    do throws(CodebaseReadError) {
      old = try saved.file(at: write.path, in: CodebaseRequest(path: write.path)).text
    } catch { throw .audit(.check(.read(error))) }
    guard let old, asks(old) else { return nil }
    if write.write == .removal || write.movedTo != nil { return agent }
    return asks(try write.write.text(over: old, at: write.path)) ? nil : agent
  }

  private func check(_ paths: [String], _ terms: JudgingOptions) -> CheckRequest {
    var check = CheckRequest(codebase: CodebaseRequest(paths: paths))
    check.terms = terms
    return check
  }

  /// What paths bring since the last commit.
  private func audited(_ paths: [String], _ terms: JudgingOptions) throws(GuardError) -> AuditResult
  {
    do throws(AuditError) {
      return try audit(AuditRequest(check: check(paths, terms), base: "HEAD"))
    } catch { throw .audit(error) }
  }
}

extension FileWrite {
  /// Whether the file can change what Strata says: a source file, settings, a baseline or a manifest.
  fileprivate var concernsArchitecture: Bool {
    [path, movedTo].contains { path in
      guard let name = path?.lastComponent else { return false }
      return name.hasSuffix(".swift") || name == Settings.fileName
        || name == BaselineLocation.fileName
    }
  }

  fileprivate func absolute(in folder: String) -> FileWrite {
    func whole(_ path: String) -> String {
      path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
    }
    return FileWrite(whole(path), write, movedTo: movedTo.map(whole))
  }
}
