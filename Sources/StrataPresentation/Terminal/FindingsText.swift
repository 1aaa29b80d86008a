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
    let folded = zip(habits, counts).map { habit($0, count: $1) }
    return (texts + folded).joined(separator: "\n")
  }

  private static let shownOfHabit = 3

  private func habit(_ habit: CollapsedRule, count: Int) -> String {
    let rest = max(0, count - Self.shownOfHabit)
    let broken = broken(habit)
    let text = Phrase(
      """
      \(broken): a habit of this project, to be settled once; \(rest) more with --all
      """, zh: "\(broken)：这是本项目的习惯，需要统一作出决定；还有 \(rest) 个，用 --all 显示")
    return style.label(habit.severity.word, habit.severity.ink) + text.line(in: style.language)
      + "\n"
  }

  /// `12 of 15 view models break presentation.logic-in-view, mostly by 'X'`.
  private func broken(_ habit: CollapsedRule) -> Phrase {
    let cause = habit.cause.map { $0.singleLine.printable } ?? ""
    let (noun, rule) = (habit.noun, habit.rule)
    if habit.isOfCause {
      return cause.isEmpty
        ? Phrase(
          "\(habit.broken) \(noun) break \(rule)", zh: "\(habit.broken) 个 \(noun) 违反 \(rule)")
        : Phrase(
          "\(habit.broken) \(noun) break \(rule) by '\(cause)'",
          zh: "\(habit.broken) 个 \(noun) 因 '\(cause)' 违反 \(rule)")
    }
    return Phrase(
      """
      \(habit.broken) of \(habit.all) \(noun) break \(rule)\
      \(cause.isEmpty ? "" : ", mostly by '\(cause)'")
      """,
      zh: """
        \(habit.all) 个 \(noun) 中有 \(habit.broken) 个违反 \(rule)\
        \(cause.isEmpty ? "" : "，多因 '\(cause)'")
        """)
  }
}
