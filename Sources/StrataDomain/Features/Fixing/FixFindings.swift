internal import StrataCode
internal import StrataModel
internal import StrataRules

/// Plans the fixes that need nothing written by a person, and has the plan judged.
package struct FixFindings: Sendable {
  private let check: CheckArchitecture
  private let judge: JudgePlan
  private let saved: any SavedFileReading

  /// Fixes what `check` finds, as far as `judge` lets it; `saved` reads the files.
  package init(check: CheckArchitecture, judge: JudgePlan, saved: any SavedFileReading) {
    self.check = check
    self.judge = judge
    self.saved = saved
  }

  /// One plan for all findings of a request that can be fixed so, with what the engine says of it.
  ///
  /// The fixes are judged together. Where that fails, halves are, down to the fix that is to blame: it
  /// is left out, and the plan says why.
  package func callAsFunction(_ request: CheckRequest) throws(ChangeError) -> JudgedPlan {
    let found = try draft(request)
    var chosen = try offered(found.drafts, of: found, request)
    var judged = try judged(chosen.kept, of: found, request)
    // Each half may pass where both together do not.
    while !judged.isOffered, let last = chosen.kept.popLast() {
      chosen.refused.append((last, judged.refusals))
      judged = try self.judged(chosen.kept, of: found, request)
    }
    judged.plan.steps += chosen.refused.map(Self.step)
    let left = found.findings - chosen.kept.reduce(0) { $0 + $1.findings.count }
    if left > 0 {
      let more = Noun("more finding", zh: "个其他问题").count(left)
      judged.plan.steps.append(
        Phrase(
          "\(more): the help of each in `strata check` says what to do",
          zh: "\(more)：`strata check` 的 help 说明各自该怎么做"))
    }
    return judged
  }

  /// What a run found, and what can be done about it.
  fileprivate struct Found {
    var root: String
    var findings: Int
    var drafts: [FixDraft]
  }

  private func draft(_ request: CheckRequest) throws(ChangeError) -> Found {
    let (result, codebase): (CheckResult, Codebase)
    do throws(CheckError) { (result, codebase) = try check.withCodebase(request) } catch {
      throw .audit(.check(error))
    }
    var found = Found(
      root: codebase.workspace.root, findings: result.findings.count, drafts: [])
    var texts: [String: [UInt8]] = [:]
    for finding in result.findings {
      let path = finding.location.file
      guard let file = codebase.index(ofFile: path) else { continue }
      let text: [UInt8]
      if let known = texts[path] {
        text = known
      } else {
        text = try self.text(of: path, in: found.root, request)
        texts[path] = text
      }
      let subject = FixSubject(finding: finding, codebase: codebase, file: file, text: text)
      for kind in FixKind.all {
        guard let piece = kind.draft(subject) else { continue }
        found.add(FixDraft(kind: kind, path: path, text: text, piece: piece, findings: [finding]))
        break
      }
    }
    return found
  }

  /// What is to be fixed of a file: what is saved, or what lies over it.
  private func text(
    of path: String, in root: String, _ request: CheckRequest
  ) throws(ChangeError) -> [UInt8] {
    let absolute = root == "/" ? "/" + path : root + "/" + path
    if case .text(let text)? = request.codebase.overlay.files[absolute] { return text }
    var codebase = request.codebase
    codebase.overlay = Overlay()
    codebase.projectRoot = root
    do throws(CodebaseReadError) {
      return try saved.file(at: absolute, in: codebase).text ?? []
    } catch {
      throw .audit(.check(.read(error)))
    }
  }

  /// The fixes that pass, and those that do not, with why.
  private func offered(
    _ drafts: [FixDraft], of found: Found, _ request: CheckRequest
  ) throws(ChangeError) -> (kept: [FixDraft], refused: [(FixDraft, [PlanRefusal])]) {
    let judged = try judged(drafts, of: found, request)
    if judged.isOffered { return (drafts, []) }
    if drafts.count == 1 { return ([], [(drafts[0], judged.refusals)]) }
    let middle = drafts.count / 2
    let first = try offered(Array(drafts[..<middle]), of: found, request)
    let second = try offered(Array(drafts[middle...]), of: found, request)
    return (first.kept + second.kept, first.refused + second.refused)
  }

  private func judged(
    _ drafts: [FixDraft], of found: Found, _ request: CheckRequest
  ) throws(ChangeError) -> JudgedPlan {
    let plan = Self.plan(drafts)
    let targets = drafts.flatMap(\.findings).map(\.key)
    var judged = try judge(plan, in: request.codebase, at: found.root, under: request.terms) {
      (codebase) throws(ChangeError) in
      var again = request
      again.codebase = codebase
      let left = try draft(again).drafts.filter { draft in
        draft.findings.contains { targets.contains($0.key) }
      }
      return Self.plan(left)
    }
    let fixed = Set(judged.fixed.map(\.key))
    for finding in drafts.flatMap(\.findings) where !fixed.contains(finding.key) {
      judged.refusals.append(
        PlanRefusal(
          .fixesTarget, Phrase("still there: \(finding.message)", zh: "问题仍在：\(finding.message)"),
          finding: finding))
    }
    return judged
  }

  private static func plan(_ drafts: [FixDraft]) -> EditPlan {
    let count = Noun.finding.count(drafts.reduce(0) { $0 + $1.findings.count })
    var plan = EditPlan(
      drafts.isEmpty
        ? Phrase("no finding that can be fixed without a person", zh: "没有无需人工即可修复的问题")
        : Phrase("fix \(count)", zh: "修复 \(count)"),
      drafts.allSatisfy { $0.kind.kind == .safe } ? .safe : .choice)
    plan.edits = drafts.map(\.edit)
    for draft in drafts { plan.reads[draft.path] = draft.text }
    for step in drafts.compactMap(\.kind.step) where !plan.steps.contains(step) {
      plan.steps.append(step)
    }
    return plan
  }

  private static func step(_ draft: FixDraft, _ refusals: [PlanRefusal]) -> Phrase {
    let why = refusals.first?.message ?? .empty
    return Phrase(
      "'\(draft.path)' stays as it is, \(draft.kind.name) would go wrong: \(why)",
      zh: "'\(draft.path)' 保持不变，\(draft.kind.name) 会出问题：\(why)")
  }
}

extension FixFindings.Found {
  /// Adds a draft; two findings that want the same written are fixed at once.
  fileprivate mutating func add(_ draft: FixDraft) {
    let same = drafts.firstIndex {
      $0.path == draft.path && $0.piece.bytes == draft.piece.bytes
    }
    if let same { drafts[same].findings += draft.findings } else { drafts.append(draft) }
  }
}
