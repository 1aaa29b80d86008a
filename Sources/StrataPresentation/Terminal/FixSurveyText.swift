internal import StrataCode
package import StrataFeatures
internal import StrataRules

/// What each kind of fix can do, for people.
package struct FixSurveyText: Sendable {
  private let style: TerminalStyle

  /// Of so many findings of a kind each is shown; JSON has them all.
  private static let most = 8

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// The kinds with what each fixes, then how to have it done.
  package func text(_ survey: FixSurvey) -> String {
    let useful = survey.offers.filter { !$0.fixed.isEmpty }
    var text = survey.offers.map { offer(_: $0, in: survey.root) }.joined()
    if survey.left > 0 {
      let count = Noun.finding.count(survey.left)
      text += style.say(
        "\(count) for a person alone: the help of each in `strata check` says what to do\n",
        zh: "\(count) 只能由人处理：`strata check` 的 help 说明各自该怎么做\n")
      text += survey.waiting.routes.prefix(Self.most)
        .map { route(_: $0, $1, in: survey.root) }.joined()
      let never = survey.left - survey.waiting.left
      if never > 0 {
        text += style.say(
          "  \(never) of them never by a fix\n", zh: "  其中 \(never) 个不会自动修复\n")
      }
    }
    guard let next = useful.max(by: { $0.fixed.count < $1.fixed.count }) else { return text }
    let flag = next.kind.kind == .safe ? "--safe" : "--choose \(next.kind.name)"
    return text + NextCommandText(style).text("strata fix \(flag) --dry-run --format patch")
  }

  /// What is left: each finding that is never fixed, and of the others, by rule, how many there are and
  /// what to do about the first.
  package func rest(of survey: FixSurvey) -> String {
    var text = survey.waiting.routes.map { route(_: $0, $1, in: survey.root) }.joined()
    for (limit, findings) in survey.decisions {
      text += style.say(
        "never by a fix, because \(limit.reason.line(in: .english)):\n",
        zh: "以下问题不会自动修复，因为\(limit.reason.line(in: .chinese))：\n")
      for finding in findings {
        let path = style.paths(from: survey.root)(finding.location.file).printablePath
        text +=
          "  \(path):\(finding.location.start.line)  \(finding.rule.text): "
          + finding.help.line(in: style.language) + "\n"
      }
    }
    return text
  }

  /// `4 of presentation.logic-in-view, such as Views/MenuView.swift:8: move … to 'MenuViewModel'`.
  private func route(_ finding: Finding, _ count: Int, in root: String) -> String {
    let path = style.paths(from: root)(finding.location.file).printablePath
    let place = "\(path):\(finding.location.start.line)"
    return style.say(
      "  \(count) of \(finding.rule.text), such as \(place): ",
      zh: "  \(finding.rule.text) \(count) 个，如 \(place)：")
      + finding.help.line(in: style.language) + "\n"
  }

  private func offer(_ offer: FixSurvey.Offer, in root: String) -> String {
    if offer.fixed.isEmpty, offer.refused.isEmpty {
      return style.paint(
        "\(offer.kind.name)  "
          + style.say("nothing to do here", zh: "这里无事可做"), .faint) + "\n"
    }
    let kind =
      offer.kind.kind == .safe
      ? Phrase("safe", zh: "安全") : Phrase("your choice", zh: "由您选择")
    let paths = style.paths(from: root)
    var text =
      style.paint(offer.kind.name, .strong) + "  " + kind.line(in: style.language) + ": "
      + offer.kind.summary.line(in: style.language) + "\n"
    text += offer.fixed.prefix(Self.most).map { finding in
      "  \(paths(finding.location.file).printablePath):\(finding.location.start.line)  "
        + finding.message.line(in: style.language) + "\n"
    }.joined()
    let more = offer.fixed.count - Self.most
    if more > 0 { text += style.say("  and \(more) more\n", zh: "  另有 \(more) 个\n") }
    text += offer.refused.map { refusal in
      let why = refusal.reasons.first ?? .empty
      return "  "
        + style.paint(
          Phrase(
            "not for '\(paths(refusal.path).printablePath)': \(why)",
            zh: "不适用于 '\(paths(refusal.path).printablePath)'：\(why)"
          ).line(in: style.language), .faint) + "\n"
    }.joined()
    return text
  }
}
