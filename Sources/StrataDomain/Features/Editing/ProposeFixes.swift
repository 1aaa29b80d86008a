internal import StrataCode
internal import StrataModel
internal import StrataRules

/// Proposes what can be done about findings in a text, and nothing that a check of the changed project
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
    var drafts = Self.imports(of: findings, in: live.whole.codebase, index, text)
    drafts += written(for: findings, in: live.whole.codebase, index, text, request.texts)
    if let move = move(of: index, text, request, live) { drafts.append(move) }
    drafts += Self.suppressions(of: findings, in: text, request)
    let asked = Set(findings.map(\.key))
    var fixes: [Fix] = []
    for draft in drafts where draft.plan.operations.isSubset(of: request.operations) {
      let isKnown = fixes.contains { $0.plan.edits.map(\.action) == draft.plan.edits.map(\.action) }
      guard !isKnown, let fix = try tried(draft, request.texts, in: live),
        fix.solved.contains(where: { asked.contains($0.key) })
      else { continue }
      fixes.append(fix)
    }
    return fixes
  }

  /// A draft with what it solves; nil if it does any harm.
  private func tried(
    _ draft: Fix, _ request: OpenTextsRequest, in live: LiveCodebase
  ) throws(CheckError) -> Fix? {
    guard let changes = try? draft.plan.changes(), !changes.isEmpty else { return nil }
    let after = try check(request, with: changes)
    let trial = FixTrial(live: live, after: after, changes: changes, plan: draft.plan)
    guard trial.causesNothing, !draft.kind.changesCode || trial.keepsMeaning else { return nil }
    var fix = draft
    fix.solved = trial.solved
    return fix
  }

  /// For each import of which the file names nothing: the line without it.
  private static func imports(
    of findings: [Finding], in codebase: Codebase, _ file: Int, _ text: OpenText
  ) -> [Fix] {
    Set(findings.map(\.location.start.line)).sorted().compactMap { number in
      guard let dropped = DroppedImport(onLine: number, of: file, text.text, in: codebase) else {
        return nil
      }
      let idle = dropped.import
      return Fix(
        .dropImport(idle.module, for: idle.wanted),
        text.plan(dropped.actions(at: text.file)))
    }
  }

  /// For each finding: what the kinds of `strata fix` would write.
  private func written(
    for findings: [Finding], in codebase: Codebase, _ file: Int, _ text: OpenText,
    _ request: OpenTextsRequest
  ) -> [Fix] {
    guard text.text.isRead(as: codebase.facts(file)) else { return [] }
    let texts = FixTexts(today: request.check.terms.today) { (path) throws(ChangeError) in
      try check.text(of: path, in: request)
    }
    return findings.flatMap { finding in
      let subject = FixSubject(
        finding: finding, codebase: codebase, file: file, text: text.text, texts: texts)
      return FixKind.inEditors.compactMap { kind -> Fix? in
        guard let proposal = try? kind.draft(subject), !proposal.edits.isEmpty else { return nil }
        let plan = proposal.plan(kind, of: text)
        return Fix(.write(plan.title), plan)
      }
    }
  }

  /// The file where code like it is, if that can be told and no project file lists its path.
  private func move(
    of index: Int, _ text: OpenText, _ request: FixRequest, _ live: LiveCodebase
  ) -> Fix? {
    guard request.operations.contains(.rename) else { return nil }
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
      .move(folder: home.folder, answer.placement.layer),
      text.plan([.move(from: text.file, to: target)]))
  }

  /// For each finding: a comment above its line.
  private static func suppressions(
    of findings: [Finding], in text: OpenText, _ request: FixRequest
  ) -> [Fix] {
    var seen: Set<String> = []
    return findings.compactMap { finding in
      let number = finding.location.start.line
      guard seen.insert("\(finding.rule) \(number)").inserted else { return nil }
      let line = TextLine(number, of: text.text)
      let until = request.texts.check.terms.today.flatMap { today in
        let month = today.month + 3
        return Day(year: today.year + (month - 1) / 12, month: (month - 1) % 12 + 1, day: 1)
      }
      let comment =
        "\(line.indentation)// strata:allow \(finding.rule) — \(request.reason)"
        + (until.map { " until \($0.text)" } ?? "") + (line.end.isEmpty ? "\n" : line.end)
      return Fix(
        .suppress(finding.rule),
        text.plan(replacing: Span(start: Int(line.whole.start), length: 0), with: comment))
    }
  }
}

extension Fix.Kind {
  /// Whether it does more than to remove an import or write a comment.
  fileprivate var changesCode: Bool {
    switch self {
    case .write, .move: true
    case .dropImport, .suppress: false
    }
  }
}

extension OpenText {
  /// A plan with edits of it.
  fileprivate func plan(_ actions: [Edit.Action]) -> EditPlan {
    var plan = EditPlan(.empty, .choice)
    plan.edits = actions.map { Edit($0, because: .empty) }
    plan.reads = [file: text]
    return plan
  }

  fileprivate func plan(replacing span: Span, with new: String) -> EditPlan {
    plan([.replace(path: file, bytes: Int(span.start)..<Int(span.end), with: Array(new.utf8))])
  }
}

extension FixProposal {
  /// The plan of a kind for a text.
  fileprivate func plan(_ kind: FixKind, of text: OpenText) -> EditPlan {
    var plan = EditPlan(.empty, kind.kind)
    plan.edits = edits
    plan.reads = reads
    plan.reads[text.file] = text.text
    plan.intents = intents
    plan.moved = moved
    plan.title = title ?? kind.summary
    return plan
  }
}
