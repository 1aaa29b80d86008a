internal import ArgumentParser
internal import Foundation
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

extension Console {
  /// The console for plans in the form that is asked for.
  init(
    _ options: PlanOutputOptions, failure: @escaping (Failure, Language) -> String
  ) {
    let isJSON = options.format == .json
    self.init(options.destination) { isJSON ? failure($0, .ofRun) : nil }
  }

  /// Writes a change that was undone, or would be.
  func deliver(_ undone: UndoneChange, as output: PlanOutputOptions) throws(Failure) {
    switch output.format {
    case .text: try deliver(UndoText(reportStyle).text(undone))
    case .json: try deliver(UndoJSON.document(undone, seenFrom: directory, in: .ofRun))
    case .patch: try deliver(patch(in: undone.root).document(undone.files))
    }
  }

  /// Writes the changes that can be undone.
  func deliver(
    _ history: ChangeHistory, in root: String, as output: PlanOutputOptions
  ) throws(Failure) {
    switch output.format {
    case .json:
      try deliver(UndoJSON.document(history, root: root, seenFrom: directory, in: .ofRun))
    case .text, .patch:
      tell(UndoText(summaryStyle).recovered(history.recovered))
      try deliver(UndoText(reportStyle).text(history) { Self.moment($0) })
    }
  }

  /// Writes a plan, and the change where it was written.
  func deliver(
    _ judged: JudgedPlan, _ record: ChangeRecord?, as output: PlanOutputOptions
  ) throws(Failure) {
    switch output.format {
    case .text: try deliver(PlanText(reportStyle).text(judged, record))
    case .json: try deliver(PlanJSON.document(judged, record, seenFrom: directory, in: .ofRun))
    case .patch: try deliver(patch(in: judged.root).document(judged.changes))
    }
  }

  /// Tries what each kind of fix can do, and writes it.
  func survey(
    _ selection: FixSelection, _ fix: FixFindings, as output: PlanOutputOptions
  ) throws {
    let survey = try progress(.checking).during { () throws(ChangeError) in
      try fix.survey(selection)
    }
    switch output.format {
    case .json: try deliver(FixSurveyJSON.document(survey, seenFrom: directory, in: .ofRun))
    case .text, .patch: try deliver(FixSurveyText(reportStyle).text(survey))
    }
  }

  /// Shows one fix after the other to the person at the terminal, and writes those that are wanted as
  /// one change.
  func askedAboutFixes(
    _ selection: FixSelection, _ fix: FixFindings,
    write: (JudgedPlan, [ChangeRecord]) throws(ChangeError) -> ChangeRecord
  ) throws {
    let found = try fix.found(selection)
    var wanted: [FixDraft] = []
    asking: for (index, draft) in found.drafts.enumerated() {
      let judged = try fix.judged([draft], selection, at: found.root)
      guard judged.isOffered else { continue }
      let text = FixQuestionText(summaryStyle)
      tell(text.question(draft, judged, number: index + 1, of: found.drafts.count))
      switch readLine()?.lowercased() {
      case "y", "yes", "是": wanted.append(draft)
      case "q", nil: break asking
      default: continue
      }
    }
    if found.drafts.isEmpty || wanted.isEmpty {
      try deliver(PlanText(reportStyle).text(try fix(found, [], selection)))
      return
    }
    let judged = try fix(found, wanted, selection)
    guard judged.isOffered else {
      try deliver(PlanText(reportStyle).text(judged))
      throw ExitCode.failure
    }
    try deliver(PlanText(reportStyle).text(judged, try write(judged, [])))
  }

  /// Shows a plan, and writes it where that is wanted; a plan that is not offered, or not wanted, ends
  /// with 1.
  func settle(
    _ judged: JudgedPlan, as output: PlanOutputOptions, _ consent: ConsentOptions,
    write: () throws(ChangeError) -> ChangeRecord
  ) throws {
    guard judged.isOffered, !judged.plan.isEmpty, !output.isDryRun else {
      try deliver(judged, nil, as: output)
      if !judged.isOffered { throw ExitCode.failure }
      return
    }
    if !consent.saysYes {
      guard StandardStream.error.isTerminal, StandardStream.input.isTerminal else {
        throw Failure(
          kind: "consent",
          message: Phrase(
            "nobody is there to be asked; pass --yes to write, or --dry-run to look",
            zh: "无法询问；用 --yes 直接写入，或用 --dry-run 查看"))
      }
      tell(PlanText(summaryStyle).question(judged))
      guard ["y", "yes", "是"].contains(readLine()?.lowercased() ?? "") else {
        tell(Phrase("nothing was written\n", zh: "没有写入任何内容\n").ofRun)
        throw ExitCode.failure
      }
    }
    try deliver(judged, try write(), as: output)
  }

  /// Patches of a project, with paths from the root of its repository.
  private func patch(in root: String) -> PatchText {
    let repository = Composition.repository(around: root)
    let isInside = root.hasPrefix(repository + "/")
    return PatchText(prefix: isInside ? String(root.dropFirst(repository.count + 1)) : "")
  }

  /// A moment as people write it where the program runs.
  private static func moment(_ seconds: Double) -> String {
    let parts = Calendar.current.dateComponents(
      [.year, .month, .day, .hour, .minute], from: Date(timeIntervalSince1970: seconds))
    func padded(_ part: Int?) -> String {
      let digits = String(part ?? 0)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "\(parts.year ?? 0)-\(padded(parts.month))-\(padded(parts.day)) "
      + "\(padded(parts.hour)):\(padded(parts.minute))"
  }
}
