internal import StrataCode
internal import StrataModel
internal import StrataRules

/// Proposes what can be done about findings in a text, and nothing that a check of the changed text
/// does not confirm.
package struct ProposeFixes: Sendable {
  private let check: CheckOpenTexts
  private let place: PlaceCode

  /// Fixes that `check` confirms; `place` says where files belong.
  package init(check: CheckOpenTexts, place: PlaceCode) {
    self.check = check
    self.place = place
  }

  /// The fixes for the findings on some lines of a judged project, the best first.
  package func callAsFunction(
    _ request: FixRequest, in live: LiveCodebase
  ) throws(CheckError) -> [Fix] {
    guard let index = live.whole.codebase.index(ofFile: request.file),
      let text = request.texts.texts.first(where: { $0.file == request.file })
    else { return [] }
    let findings = live.findings.filter {
      $0.location.file == request.file && request.lines.contains($0.location.start.line)
    }
    if findings.isEmpty { return [] }
    var drafts = Self.imports(of: findings, in: live.whole.codebase, index, text.text)
    drafts += Self.written(for: findings, in: live.whole.codebase, index, text.text)
    if request.canMove, let move = move(of: index, text, request, live) { drafts.append(move) }
    drafts += Self.suppressions(of: findings, in: text.text, request)
    var fixes: [Fix] = []
    for draft in drafts {
      let after = try changed(text, by: draft.change, request.texts)
      let solved = live.findings.without(after.findings, from: request.file, by: draft.change)
      let caused = after.findings.without(live.findings, to: request.file, by: draft.change)
      guard caused.isEmpty, draft.isMeant(solved, among: findings) else { continue }
      var fix = draft
      fix.solved = solved
      fixes.append(fix)
    }
    return fixes
  }

  private func changed(
    _ text: OpenText, by change: Fix.Change, _ request: OpenTextsRequest
  ) throws(CheckError) -> LiveCodebase {
    switch change {
    case .move(let target): return try check(request, with: text, movedTo: target)
    case .edit(let pieces):
      var draft = text
      for piece in pieces.reversed() {
        let bytes = Int(piece.span.start)..<Int(piece.span.end)
        draft.text.replaceSubrange(bytes, with: Array(piece.text.utf8))
      }
      return try check(request, with: draft)
    }
  }

  /// For each import of which the file names nothing: the line without it.
  private static func imports(
    of findings: [Finding], in codebase: Codebase, _ file: Int, _ text: [UInt8]
  ) -> [Fix] {
    Set(findings.map(\.location.start.line)).sorted().compactMap { number in
      guard let dropped = DroppedImport(onLine: number, of: file, text, in: codebase) else {
        return nil
      }
      let idle = dropped.import
      return Fix(
        kind: .dropImport(idle.module, forFoundation: idle.needsFoundation),
        change: .edit([Fix.Piece(dropped.line, dropped.text)]), solved: [])
    }
  }

  /// For each finding: what the kinds of `strata fix` would write in its file alone.
  private static func written(
    for findings: [Finding], in codebase: Codebase, _ file: Int, _ text: [UInt8]
  ) -> [Fix] {
    guard text.isRead(as: codebase.facts(file)) else { return [] }
    let path = codebase.workspace.files[file].path
    return findings.flatMap { finding in
      let texts = FixTexts { (other) throws(ChangeError) in
        guard other == path else { throw .unread(path: other) }
        return text
      }
      let subject = FixSubject(
        finding: finding, codebase: codebase, file: file, text: text, texts: texts)
      return FixKind.local.compactMap { kind -> Fix? in
        guard let proposal = try? kind.draft(subject),
          let pieces = proposal.pieces(of: path), let edit = proposal.edits.first
        else { return nil }
        return Fix(kind: .write(edit.reason), change: .edit(pieces), solved: [])
      }
    }
  }

  /// The file where code like it is, if that can be told and no project file lists its path.
  private func move(
    of index: Int, _ text: OpenText, _ request: FixRequest, _ live: LiveCodebase
  ) -> Fix? {
    let workspace = live.whole.codebase.workspace
    let manifests = workspace.files[index].modules.map { workspace.modules[$0].manifest }
    guard !manifests.isEmpty, manifests.allSatisfy({ $0.lastComponent == "Package.swift" }) else {
      return nil
    }
    let path = request.texts.path(of: text.file)
    let asked = PlaceRequest(
      .text(text.text, assumed: path), in: request.texts.check.codebase,
      under: request.texts.check.terms)
    guard let answer = try? place(asked), answer.isAtHome == false, answer.placement.isTelling,
      let home = answer.home, home.reason != .convention, home.reason != .present
    else { return nil }
    let target = (home.folder.isEmpty ? "" : home.folder + "/") + text.file.lastComponent
    guard target != text.file, !live.knows(target) else { return nil }
    return Fix(
      kind: .move(folder: home.folder, answer.placement.layer), change: .move(target), solved: [])
  }

  /// For each finding: a comment above its line.
  private static func suppressions(
    of findings: [Finding], in text: [UInt8], _ request: FixRequest
  ) -> [Fix] {
    var seen: Set<String> = []
    return findings.compactMap { finding in
      let number = finding.location.start.line
      guard seen.insert("\(finding.rule) \(number)").inserted else { return nil }
      let line = TextLine(number, of: text)
      let until = request.texts.check.terms.today.flatMap { today in
        let month = today.month + 3
        return Day(year: today.year + (month - 1) / 12, month: (month - 1) % 12 + 1, day: 1)
      }
      let comment =
        "\(line.indentation)// strata:allow \(finding.rule) — \(request.reason)"
        + (until.map { " until \($0.text)" } ?? "") + (line.end.isEmpty ? "\n" : line.end)
      return Fix(
        kind: .suppress(finding.rule),
        change: .edit([Fix.Piece(Span(start: Int(line.whole.start), length: 0), comment)]),
        solved: [])
    }
  }
}

extension Fix {
  /// Whether it does what it was made for.
  fileprivate func isMeant(_ solved: [Finding], among asked: [Finding]) -> Bool {
    let keys = Set(asked.map(\.key))
    return solved.contains { keys.contains($0.key) }
  }
}

extension [Finding] {
  /// What is not among others, where a change moves the file that the findings or the others are in.
  fileprivate func without(
    _ others: [Finding], from old: String? = nil, to file: String? = nil, by change: Fix.Change
  ) -> [Finding] {
    var counts: [FindingKey: Int] = [:]
    for other in others {
      counts[other.key.after(change, of: file), default: 0] += 1
    }
    return filter { finding in
      let key = finding.key.after(change, of: old)
      guard let count = counts[key], count > 0 else { return true }
      counts[key] = count - 1
      return false
    }
  }
}

extension FindingKey {
  /// The key once a change has moved its file; nil where it does not matter.
  fileprivate func after(_ change: Fix.Change, of moved: String?) -> FindingKey {
    guard let moved, file == moved, case .move(let target) = change else { return self }
    return self.moved(to: target)
  }
}

extension FixProposal {
  /// The edits, if all are about one file's text; in their order.
  fileprivate func pieces(of path: String) -> [Fix.Piece]? {
    let pieces = edits.compactMap { edit -> Fix.Piece? in
      guard case .replace(path, let bytes, let text) = edit.action else { return nil }
      return Fix.Piece(
        Span(start: bytes.lowerBound, length: bytes.count), String(decoding: text, as: UTF8.self))
    }
    return pieces.count == edits.count ? pieces.sorted { $0.span.start < $1.span.start } : nil
  }
}
