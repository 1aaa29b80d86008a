internal import StrataCode
package import StrataFeatures
internal import StrataRules

/// One fix as a person decides about it.
package struct FixQuestionText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// The finding, what would be written, what the check says of it, and the question.
  package func question(
    _ draft: FixDraft, _ judged: JudgedPlan, number: Int, of count: Int
  ) -> String {
    let findings = draft.findings.map { "  " + $0.message.line(in: style.language) + "\n" }
    return style.paint("\(number)/\(count)  \(draft.kind.name)", .strong) + "  "
      + draft.kind.summary.line(in: style.language) + "\n" + findings.joined()
      + PlanText(style).shown(judged)
      + style.say("take it? [y/N/q] ", zh: "采用吗？[y/N/q] ")
  }
}
