package import StrataDomain

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
    var explained: Set<String> = []
    var causes: Set<String> = []
    var texts: [String] = []
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
      texts.append(text(finding, source: line, why: why, isBrief: !isNew))
    }
    let folded = zip(habits, counts).map { habit($0, count: $1) }
    return (texts + folded).joined(separator: "\n")
  }

  private static let shownOfHabit = 3

  private func habit(_ habit: Habit, count: Int) -> String {
    let rest = max(0, count - Self.shownOfHabit)
    let cause = habit.cause.map { $0.singleLine.printable } ?? ""
    let share = habit.isOfCause ? "\(habit.broken)" : "\(habit.broken) of \(habit.all)"
    let about = cause.isEmpty ? "" : habit.isOfCause ? " by '\(cause)'" : ", mostly by '\(cause)'"
    return labelled(
      habit.severity.rawValue,
      "\(share) \(style.say(habit.noun)) break \(habit.rule)\(about): a habit of this project, to be settled "
        + "once; \(rest) more with --all", ink: habit.severity.ink)
  }

  /// One finding with its source line, notes and help.
  func text(
    _ finding: Finding, source: String?, why: Phrase?, isBrief: Bool = false
  ) -> String {
    var text = headline(finding) + "\n"
    if let source {
      text += SourceExcerpt(finding.location, source: source).text(style, ink: finding.severity.ink)
    }
    if let also = Self.also(finding) { text += also + "\n" }
    if isBrief { return text }
    for note in finding.notes {
      text +=
        place(note.location) + style.paint("note:", .note)
        + " \(note.text.line(in: style.language))\n"
    }
    for (index, step) in finding.path.enumerated() {
      text += labelled(
        index == 0 ? "path" : "    ", style.say(step.text), ink: .note, mark: index == 0 ? ":" : " "
      )
    }
    if let why { text += labelled("why", style.say(why), ink: .note) }
    if !finding.help.isEmpty { text += labelled("help", style.say(finding.help), ink: .good) }
    return text
  }

  /// `path:line:column: severity: message [rule]`.
  func headline(_ finding: Finding) -> String {
    place(finding.location) + style.paint(finding.severity.rawValue + ":", finding.severity.ink)
      + " " + style.paint(finding.message.line(in: style.language), .strong) + " "
      + style.paint("[\(finding.rule.printable)]", .faint)
  }

  private func place(_ location: Location) -> String {
    let start = location.start
    return style.paint("\(location.file.printable):\(start.line):\(start.column):", .strong) + " "
  }

  private func labelled(_ label: String, _ text: String, ink: Ink, mark: String = ":") -> String {
    style.paint(label + mark, ink) + " " + text.singleLine.printable + "\n"
  }

  /// The further lines of the offence, if it has any.
  private static func also(_ finding: Finding) -> String? {
    var lines = Set(finding.also.map(\.line))
    lines.remove(finding.location.start.line)
    if lines.isEmpty { return nil }
    let noun = lines.count == 1 ? "line" : "lines"
    return "also at \(noun) " + Counting.list(lines.sorted().map { String($0) }, limit: 12)
  }
}
