internal import StrataCode
package import StrataFeatures
internal import StrataModel

/// A plan as a person reads it before saying yes.
package struct PlanText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// The files with why they are as they are, what the engine says, and what is left to do; `record`
  /// is the change, if it was written.
  package func text(_ judged: JudgedPlan, _ record: ChangeRecord? = nil) -> String {
    let plan = judged.plan
    let files = ChangedFilesText(style, style.paths(from: judged.root))
    return style.paint(plan.title.line(in: style.language), .strong) + "\n"
      + files.text(judged.changes) { path in remark(on: path, of: judged) }
      + verdict(judged) + steps(plan) + end(judged, record)
  }

  /// The plan, and whether it is to be written.
  package func question(_ judged: JudgedPlan) -> String {
    style.paint(judged.plan.title.line(in: style.language), .strong) + "\n" + shown(judged)
      + style.say("write it? [y/N] ", zh: "写入吗？[y/N] ")
  }

  /// The files, what the engine says, what is left to do, and the bytes.
  func shown(_ judged: JudgedPlan) -> String {
    let files = ChangedFilesText(style, style.paths(from: judged.root))
    return files.text(judged.changes) { path in remark(on: path, of: judged) }
      + verdict(judged) + steps(judged.plan)
      + PatchText().document(judged.changes).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map { String($0).printable }.joined(separator: "\n")
  }

  private func remark(on path: String, of judged: JudgedPlan) -> Phrase? {
    guard let change = judged.changes.first(where: { $0.path == path }) else { return nil }
    let layer = judged.placements[path]?.layer.map { Phrase(verbatim: $0.rawValue) }
    return Phrase.joined(
      [layer, judged.plan.reason(for: change)].compactMap { $0 }, by: Phrase(", ", zh: "，"))
  }

  private func verdict(_ judged: JudgedPlan) -> String {
    guard judged.isOffered else {
      return judged.refusals.map { refusal in
        style.label(
          Phrase(
            "condition \(refusal.condition.rawValue) fails",
            zh: "不满足条件 \(refusal.condition.rawValue)"),
          .error) + refusal.message.line(in: style.language) + "\n"
      }.joined()
    }
    if judged.plan.isEmpty { return "" }
    let fixed = judged.fixed.count
    let text =
      fixed == 0
      ? Phrase("introduces no finding", zh: "不引入任何问题")
      : Phrase(
        "fixes \(Noun("finding", zh: "个问题").count(fixed)), introduces none",
        zh: "修复 \(Noun("finding", zh: "个问题").count(fixed))，不引入新问题")
    return style.label(Phrase("checked", zh: "已检查"), .good) + text.line(in: style.language) + "\n"
  }

  private func steps(_ plan: EditPlan) -> String {
    plan.steps.map {
      style.label(Phrase("by hand", zh: "需手动完成"), .warning) + $0.line(in: style.language) + "\n"
    }.joined()
  }

  private func end(_ judged: JudgedPlan, _ record: ChangeRecord?) -> String {
    guard let record else {
      return judged.isOffered
        ? style.say("nothing was written\n", zh: "没有写入任何内容\n")
        : style.say("the plan is not offered; nothing was written\n", zh: "不提供这个计划；没有写入任何内容\n")
    }
    return style.say("written as change \(record.id)\n", zh: "已写入，改动编号 \(record.id)\n")
      + NextCommandText(style).text("strata undo \(record.id)")
  }
}
