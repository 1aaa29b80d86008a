internal import StrataCode
internal import StrataModel
internal import StrataRules

/// Judges a project as it would be if the texts in an editor were saved.
package struct CheckOpenTexts: Sendable {
  private let check: CheckArchitecture
  private let saved: any SavedFileReading

  /// Judges as `check` does; `saved` reads what is on the disk of a text.
  package init(check: CheckArchitecture, saved: any SavedFileReading) {
    self.check = check
    self.saved = saved
  }

  /// The project with its findings.
  package func callAsFunction(_ request: OpenTextsRequest) throws(CheckError) -> LiveCodebase {
    try live(request, laid(request.texts, of: request))
  }

  /// The project with its findings if some of its files were others.
  func callAsFunction(
    _ request: OpenTextsRequest, with changes: [FileChange]
  ) throws(CheckError) -> LiveCodebase {
    var codebase = laid(request.texts, of: request)
    changes.lay(over: &codebase.overlay, in: request.root)
    return try live(request, codebase)
  }

  /// What the editor shows of a file, or what is saved of it.
  func text(of file: String, in request: OpenTextsRequest) throws(ChangeError) -> [UInt8] {
    if let open = request.texts.first(where: { $0.file == file }) { return open.text }
    do throws(CodebaseReadError) {
      let found = try saved.file(at: request.path(of: file), in: request.check.codebase)
      guard let text = found.text else { throw CodebaseReadError.missing(path: file) }
      return text
    } catch {
      throw .audit(.check(.read(error)))
    }
  }

  /// The code base of a request, under what changed in some of its texts.
  private func laid(_ texts: [OpenText], of request: OpenTextsRequest) -> CodebaseRequest {
    var codebase = request.check.codebase
    for text in texts where isChanged(text, request) {
      codebase.overlay.write(text.text, to: request.path(of: text.file))
    }
    return codebase
  }

  /// A text that is as it is saved is nothing to lay over a project: it may be a file that is none of
  /// the project's sources, and a verdict on saved files is kept.
  private func isChanged(_ text: OpenText, _ request: OpenTextsRequest) -> Bool {
    let file = try? saved.file(at: request.path(of: text.file), in: request.check.codebase)
    return file.map { $0.text != text.text } ?? false
  }

  private func live(
    _ request: OpenTextsRequest, _ codebase: CodebaseRequest
  ) throws(CheckError) -> LiveCodebase {
    var asked = request.check
    asked.codebase = codebase
    let whole = try check.whole(asked)
    let held = try check.hold(whole.judged.state, in: [], asked)
    let findings = held.fresh.filter(asked.shows)
    let remarks = held.fresh.filter {
      $0.severity == .info && $0.confidence >= asked.minimumConfidence && !asked.includesInfo
    }
    var live = LiveCodebase(
      whole: whole, findings: findings, remarks: remarks, catalogue: check.judge.catalogue)
    let open = request.isWhole ? nil : Set(request.texts.map(\.file))
    let text = OverlaidText(saved: check.judge.text, overlay: whole.judged.overlay)
    for (file, numbers) in Self.lines(of: findings, in: open) {
      live.lines[file] = text.lines(numbers, of: file, in: live.root)
    }
    return live
  }

  /// The lines that findings of some files, nil for all, point to.
  private static func lines(
    of findings: [Finding], in files: Set<String>?
  ) -> [String: Set<Int>] {
    var lines: [String: Set<Int>] = [:]
    for finding in findings where files?.contains(finding.location.file) ?? true {
      lines[finding.location.file, default: []].formUnion(finding.also.map(\.line))
      let ends = [finding.location, finding.to?.location].compactMap(\.self)
      for place in ends + finding.path.map(\.location) {
        lines[place.file, default: []].formUnion([place.start.line, place.end.line])
      }
    }
    return lines
  }
}

extension OpenTextsRequest {
  /// The absolute path of a file of the project.
  package func path(of file: String) -> String { root == "/" ? "/" + file : root + "/" + file }
}
