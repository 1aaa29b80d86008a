internal import StrataCode
internal import StrataModel
internal import StrataRules

/// Says whether something may be written to files: by what it adds to the findings, and by nothing
/// that was there before.
package struct GuardWrite: Sendable {
  private let audit: AuditChange
  private let saved: any SavedFileReading

  /// A guard that compares with what is saved as `audit` does; `saved` reads the files.
  package init(audit: AuditChange, saved: any SavedFileReading) {
    self.audit = audit
    self.saved = saved
  }

  /// The answer to a request.
  package func callAsFunction(_ request: GuardRequest) throws(GuardError) -> GuardAnswer {
    var files: [SavedFile] = []
    for write in request.writes { files.append(try saved(write, request)) }
    guard let first = request.writes.first, let old = files.first else { throw .noEdit }
    var codebase = request.codebase
    // What it causes can be anywhere, and it need be no Swift.
    codebase.paths = [old.root]
    codebase.projectRoot = old.root
    codebase.allowsEmpty = true
    for (write, file) in zip(request.writes, files) {
      try codebase.overlay.lay(write, over: file.text)
    }
    var check = CheckRequest(codebase: codebase)
    check.terms = request.terms
    do throws(AuditError) {
      let (result, states) = try audit.audited(AuditRequest(check: check))
      return answer(result, states, to: first, isNew: old.text == nil)
    } catch { throw .audit(error) }
  }

  private func saved(
    _ write: FileWrite, _ request: GuardRequest
  ) throws(GuardError) -> SavedFile {
    do throws(CodebaseReadError) {
      return try saved.file(at: write.path, in: request.codebase)
    } catch { throw .audit(.check(.read(error))) }
  }

  private func answer(
    _ result: AuditResult, _ states: AuditedStates, to write: FileWrite, isNew: Bool
  ) -> GuardAnswer {
    let state = states.head.state
    let files = states.head.overlay.files.keys.sorted()
    let file = files.first { (write.movedTo ?? write.path).hasSuffix($0) } ?? files.first ?? ""
    var answer = GuardAnswer(file: file, root: state.project.root, isNew: isNew)
    if let codebase = states.codebase,
      let index = codebase.index(ofFile: file)
    {
      answer.placement = codebase.placements[index]
    }
    answer.unjudged = Self.unjudged(file, in: state)
    answer.isBroken = state.brokenFiles.contains(file)
    let found = result.check.findings
    answer.loosened = found.filter { $0.rule == Rule.loosened.id }
    let brought = isNew ? brought(to: file, by: states.former) : []
    let added = found.filter { $0.rule != Rule.loosened.id && !brought.contains($0.key) }
    answer.added = added.filter { $0.severity == .error } + added.filter { $0.severity != .error }
    answer.unsure = result.check.unsure.count
    answer.warnings = state.warnings
    return answer
  }

  /// What is said of files of the same name, as it will be said of a new one.
  ///
  /// Who moves a file by its tools writes the new one first and removes the old one then.
  private func brought(to file: String, by former: JudgedState) -> Set<FindingKey> {
    let name = file.lastComponent
    return Set(
      former.said.map(\.key).filter { $0.file?.lastComponent == name }.map { $0.moved(to: file) })
  }

  /// Why nothing is said of a file, if nothing is.
  private static func unjudged(_ file: String, in state: JudgedState) -> Phrase? {
    if let skip = state.skipped.first(where: { $0.path == file }) { return skip.reason }
    if state.layers.keys.contains(file) || state.manifests.contains(file) { return nil }
    if [Settings.fileName, BaselineLocation.fileName].contains(file) { return nil }
    if state.excluded.contains(file) {
      return Phrase("the settings exclude it", zh: "设置排除了它")
    }
    return Phrase("it is no source file of the project", zh: "它不是项目的源文件")
  }
}

extension Overlay {
  /// Lays a write over what is saved at its path.
  fileprivate mutating func lay(_ write: FileWrite, over saved: [UInt8]?) throws(GuardError) {
    if write.write == .removal { return remove(write.path) }
    let text = try write.write.text(over: saved, at: write.path)
    guard let target = write.movedTo else { return self.write(text, to: write.path) }
    move(write.path, to: target)
    if text != saved { self.write(text, to: target) }
  }
}
