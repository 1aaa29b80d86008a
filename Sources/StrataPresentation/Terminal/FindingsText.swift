package import StrataFeatures
internal import StrataRules
internal import StrataCode

/// Findings as a compiler shows its diagnostics, readable by people and parsed by editors.
package struct FindingsText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// All findings of a check in their order, a blank line between them; empty if there are none.
  ///
  /// Why is said once a rule, the way out once a cause. Of a rule that most of the code breaks only
  /// the first few are shown, and one line says so, unless all are asked for.
  package func text(_ result: CheckResult, showsAll: Bool = true) -> String {
    let reasons = Dictionary(result.rules.map { ($0.id, $0.why) }, uniquingKeysWith: { a, _ in a })
    let habits = showsAll ? [] : result.habits
    var counts = habits.map { _ in 0 }
    var explained: Set<RuleID> = []
    var causes: Set<String> = []
    var texts: [String] = []
    let one = FindingText(style, style.paths(from: result.project.root))
    for finding in result.findings {
      if let index = habits.firstIndex(where: { $0.covers(finding) }) {
        counts[index] += 1
        if counts[index] > Self.shownOfHabit { continue }
      }
      let line = result.excerpts[finding.location.file]?[finding.location.start.line]
      let isNew = causes.insert(
        "\(finding.rule) \(finding.subject) \(finding.help.text(in: .english))"
      ).inserted
      let why = explained.insert(finding.rule).inserted ? reasons[finding.rule] : nil
      texts.append(one.text(finding, source: line, why: why, isBrief: !isNew))
    }
    let rest = zip(habits, counts).map { collapsed($0, count: $1) }
    return (texts + rest).joined(separator: "\n")
  }

  private static let shownOfHabit = 3

  private func collapsed(_ habit: CollapsedRule, count: Int) -> String {
    let rest = max(0, count - Self.shownOfHabit)
    let rule = habit.rule.text.printable
    let text = Phrase(
      """
      \(who(habit)): \(rest) more with --all. If that is what the project wants, write in \
      .strata.yml: rules: {\(rule): off}
      """,
      zh: """
        \(who(habit))：还有 \(rest) 个，用 --all 显示。如果项目就是要这样做，请在 .strata.yml 中写入：\
        rules: {\(rule): off}
        """)
    return style.label(habit.severity.word, habit.severity.ink) + text.line(in: style.language)
      + "\n"
  }

  /// `12 of 15 view models: presentation.logic-in-view, mostly 'X'`.
  private func who(_ habit: CollapsedRule) -> Phrase {
    let cause = habit.cause.map { $0.singleLine.printable } ?? ""
    let (noun, rule) = (habit.noun, habit.rule)
    if habit.isOfCause {
      return Phrase(
        "\(habit.broken) \(noun): \(rule), '\(cause)'",
        zh: "\(habit.broken) 个 \(noun)：\(rule)，'\(cause)'")
    }
    return Phrase(
      """
      \(habit.broken) of \(habit.all) \(noun): \(rule)\
      \(cause.isEmpty ? "" : ", mostly '\(cause)'")
      """,
      zh: """
        \(habit.all) 个 \(noun) 中的 \(habit.broken) 个：\(rule)\
        \(cause.isEmpty ? "" : "，多为 '\(cause)'")
        """)
  }
}
