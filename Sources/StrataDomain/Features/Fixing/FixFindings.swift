internal import StrataCode
internal import StrataModel
internal import StrataRules

/// Plans fixes for findings, and has the plans judged.
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

  /// One plan for all findings of a selection that can be fixed so, with what the engine says of it.
  ///
  /// The fixes are judged together. Where that fails, halves are, down to the fix that is to blame: it
  /// is left out, and the plan says why.
  package func callAsFunction(_ selection: FixSelection) throws(ChangeError) -> JudgedPlan {
    let found = try found(selection)
    var (trial, rest) = (try tried(found.drafts, selection, at: found.root), found)
    // What only waited for fixes that went wrong need not wait for another run.
    while trial.kept.isEmpty, !rest.waiting.isEmpty {
      rest = rest.withoutDrafts
      let next = try tried(rest.drafts, selection, at: found.root)
      trial = (next.kept, trial.refused + next.refused, next.whole)
    }
    return try whole(trial, found, selection)
  }

  /// The same of some of the fixes that were found.
  package func callAsFunction(
    _ found: FoundFixes, _ drafts: [FixDraft], _ selection: FixSelection
  ) throws(ChangeError) -> JudgedPlan {
    try whole(try tried(drafts, selection, at: found.root), found, selection)
  }

  /// The fixes that passed as one plan, with what is said of those that did not.
  private func whole(
    _ trial: Trial, _ found: FoundFixes, _ selection: FixSelection
  ) throws(ChangeError) -> JudgedPlan {
    var (kept, refused, whole) = trial
    // What was judged as a whole and passed is not judged again.
    var judged: JudgedPlan
    if let whole {
      judged = whole
    } else {
      judged = try self.judged(kept, selection, at: found.root)
    }
    // Each half may pass where both together do not.
    while !judged.isOffered, let last = kept.popLast() {
      refused.append((last, judged.refusals))
      judged = try self.judged(kept, selection, at: found.root)
    }
    // Without a description nothing has to be said there.
    let description = try? text(of: Self.description, in: found.root, selection.check)
    judged.plan.steps += judged.plan.steps(describedIn: Self.description, description ?? [])
    judged.plan.steps += refused.map { $0.refused(for: $1) }
    if !selection.isRound { judged.plan.steps += FixRemainder(found, kept: kept).steps }
    return judged
  }

  /// What each kind can do about the findings of a selection, whatever kinds were chosen.
  package func survey(_ selection: FixSelection) throws(ChangeError) -> FixSurvey {
    let (nothing, candidates) = try candidates(selection, among: FixKind.all) { _ in true }
    var survey = FixSurvey(root: nothing.root, findings: nothing.findings.count)
    for kind in FixKind.all {
      var offer = FixSurvey.Offer(kind: kind)
      var alone = selection
      alone.kinds = [kind]
      var rest = candidates.joined().filter { $0.kind.name == kind.name }
      // What cannot be done in one run with another is tried without it.
      while !rest.isEmpty {
        var found = nothing
        rest = rest.filter { !found.add($0) }
        let (kept, refused, _) = try tried(found.drafts, alone, at: found.root)
        offer.fixes += kept
        offer.refused += refused.map {
          FixSurvey.Refusal(path: $0.path, reasons: $1.map(\.message))
        }
      }
      survey.offers.append(offer)
    }
    let fixed = Set(survey.offers.flatMap(\.fixed).map(\.key))
    survey.rest = nothing.findings.filter { !fixed.contains($0.key) }
    survey.limits = nothing.limits
    return survey
  }

  /// What can be done about the findings of a selection.
  package func found(_ selection: FixSelection) throws(ChangeError) -> FoundFixes {
    try found(selection, among: FixKind.all) { _ in true }
  }

  /// The same of some kinds alone, and about some of the findings.
  private func found(
    _ selection: FixSelection, among kinds: [FixKind], where isWanted: (Finding) -> Bool
  ) throws(ChangeError) -> FoundFixes {
    var (found, candidates) = try candidates(selection, among: kinds, where: isWanted)
    let chosen = Set(selection.kinds.map(\.name))
    for drafts in candidates {
      if let draft = drafts.first(where: { chosen.contains($0.kind.name) }) {
        found.add(draft)
      } else if let other = drafts.first(where: { $0.proposal.refusal == nil }) {
        found.others[other.kind.name, default: 0] += 1
      }
    }
    return found
  }

  /// The findings of a selection, and for each that is wanted the drafts of every kind that has something
  /// to write.
  private func candidates(
    _ selection: FixSelection, among kinds: [FixKind], where isWanted: (Finding) -> Bool
  ) throws(ChangeError) -> (FoundFixes, [[FixDraft]]) {
    let (result, codebase): (CheckResult, Codebase)
    do throws(CheckError) { (result, codebase) = try check.withCodebase(selection.check) } catch {
      throw .audit(.check(error))
    }
    try codebase.requireMerged()
    let root = codebase.workspace.root
    var found = FoundFixes(root: root, findings: result.findings.filter(selection.takes))
    let texts = FixTexts(today: selection.check.terms.today) { (path) throws(ChangeError) in
      try self.text(of: path, in: root, selection.check)
    }
    var candidates: [[FixDraft]] = []
    for finding in found.findings where isWanted(finding) {
      found.limits[finding.key] = FixLimit.limit(of: finding, nil)
      // What was written since the check is looked at the next time.
      guard let file = codebase.index(ofFile: finding.location.file),
        finding.rule == Rule.unbuiltFile.id || !codebase.isLeftBehind(file),
        try texts.read(finding.location.file).isRead(as: codebase.facts(file))
      else { continue }
      let subject = FixSubject(
        finding: finding, codebase: codebase, file: file,
        text: try texts.read(finding.location.file), texts: texts)
      let drafts = try Self.drafts(for: subject, among: kinds)
      if drafts.isEmpty { found.limits[finding.key] = FixLimit.limit(of: finding, subject) }
      candidates.append(drafts)
    }
    return (found, candidates)
  }

  /// What the kinds would write for a finding, in their order.
  private static func drafts(
    for subject: FixSubject, among kinds: [FixKind]
  ) throws(ChangeError) -> [FixDraft] {
    var drafts: [FixDraft] = []
    // What nothing calls is not worth tidying.
    let isIdle = subject.idleFunction != nil
    for kind in kinds where !isIdle || kind.removes {
      guard let proposal = try kind.draft(subject) else { continue }
      drafts.append(
        FixDraft(
          kind: kind, path: subject.path, text: subject.text, proposal: proposal,
          findings: [subject.finding]))
    }
    return drafts
  }

  /// What is to be fixed of a file: what is saved, or what lies over it.
  private func text(
    of path: String, in root: String, _ request: CheckRequest
  ) throws(ChangeError) -> [UInt8] {
    let absolute = root == "/" ? "/" + path : root + "/" + path
    var place = absolute
    switch request.codebase.overlay.files[absolute] {
    case .text(let text)?: return text
    case .moved(let old)?: place = old
    case .gone?, nil: break
    }
    var codebase = request.codebase
    codebase.overlay = Overlay()
    codebase.projectRoot = root
    do throws(CodebaseReadError) {
      return try saved.file(at: place, in: codebase).text ?? []
    } catch {
      throw .audit(.check(.read(error)))
    }
  }

  /// The fixes that pass, and those that do not, with why; the plan of all of them if that passes.
  private typealias Trial = (
    kept: [FixDraft], refused: [(FixDraft, [PlanRefusal])], whole: JudgedPlan?
  )

  /// Judges some fixes together, or else in halves.
  private func tried(
    _ drafts: [FixDraft], _ selection: FixSelection, at root: String
  ) throws(ChangeError) -> Trial {
    let silent = drafts.compactMap { draft in
      draft.proposal.refusal.map { (draft, [PlanRefusal(.fixesTarget, $0)]) }
    }
    if !silent.isEmpty {
      let rest = try tried(drafts.filter { $0.proposal.refusal == nil }, selection, at: root)
      return (rest.kept, rest.refused + silent, rest.whole)
    }
    if drafts.isEmpty { return ([], [], nil) }
    let judged = try judged(drafts, selection, at: root)
    if judged.isOffered { return (drafts, [], judged) }
    if drafts.count == 1 { return ([], [(drafts[0], judged.refusals)], nil) }
    let middle = drafts.count / 2
    let first = try tried(Array(drafts[..<middle]), selection, at: root)
    let second = try tried(Array(drafts[middle...]), selection, at: root)
    return (first.kept + second.kept, first.refused + second.refused, nil)
  }

  /// One plan of some fixes, with what the engine says of it.
  package func judged(
    _ drafts: [FixDraft], _ selection: FixSelection, at root: String
  ) throws(ChangeError) -> JudgedPlan {
    let plan = Self.plan(drafts)
    let targets = Set(drafts.flatMap(\.findings).map(\.key))
    let request = selection.check
    var judged = try judge(plan, in: request.codebase, at: root, under: request.terms) {
      (codebase) throws(ChangeError) in
      var again = selection
      again.check.codebase = codebase
      let chosen = Set(selection.kinds.map(\.name))
      let kinds = FixKind.all.filter { chosen.contains($0.name) }
      return Self.plan(
        try found(again, among: kinds) { targets.contains($0.key) }.drafts)
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

  private static let description = "README.md"

  private static func plan(_ drafts: [FixDraft]) -> EditPlan {
    let count = Noun.finding.count(drafts.reduce(0) { $0 + $1.findings.count })
    var plan = EditPlan(
      drafts.isEmpty
        ? Phrase("no finding that can be fixed so", zh: "没有可以这样修复的问题")
        : Phrase("fix \(count)", zh: "修复 \(count)"),
      drafts.allSatisfy { $0.kind.kind == .safe } ? .safe : .choice)
    for draft in drafts {
      plan.edits += draft.proposal.edits
      plan.moved += draft.proposal.moved
      plan.renamed.formUnion(draft.proposal.renamed)
      plan.reads[draft.path] = draft.text
      plan.reads.merge(draft.proposal.reads) { text, _ in text }
      plan.intents.merge(draft.proposal.intents) { intent, _ in intent }
      for step in draft.proposal.steps + [draft.kind.step].compactMap({ $0 })
      where !plan.steps.contains(step) {
        plan.steps.append(step)
      }
    }
    plan.cutEmptyGroups()
    return plan
  }
}
