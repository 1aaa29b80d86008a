package import StrataFeatures
internal import StrataRules
internal import StrataCode

/// One finding in full: where, why, the way out, and what else goes back to the same thing.
package struct FindingExplanationText: Sendable {
  private let style: TerminalStyle
  private let page: PageText

  /// Text in a style, about a project at its root.
  package init(_ style: TerminalStyle, root: String = "") {
    self.style = style
    page = PageText(style, style.paths(from: root))
  }

  /// The page of a finding.
  package func text(_ explanation: FindingExplanation) -> String {
    let finding = explanation.finding
    let rule = explanation.rule
    return FindingText(style, page.paths)
      .text(finding, source: explanation.sourceLine, why: rule.why)
      + page.section(
        Phrase("What to do in general", zh: "一般建议"), [rule.fix.line(in: style.language)])
      + page.section(Phrase("The same cause", zh: "同一原因"), same(explanation))
      + page.section(Phrase("How sure", zh: "可信度"), [sureness(finding)])
      + page.section(Phrase("To allow it here", zh: "在此处豁免"), [allowance(finding)]) + "\n"
      + NextCommandText(style).text("strata explain \(rule.id.text.printable)")
  }

  private static let limit = 10

  private func same(_ explanation: FindingExplanation) -> [String] {
    let others = explanation.sameCause.map {
      page.place($0.location) + " " + $0.message.line(in: style.language)
    }
    let rest = others.count - Self.limit
    let more = Phrase(
      "and \(Noun("more place", zh: "处").count(rest))", zh: "还有 \(rest) 处")
    return Array(others.prefix(Self.limit)) + (rest > 0 ? [style.say(more)] : [])
  }

  private func sureness(_ finding: Finding) -> String {
    let percent = Counting.percent(finding.confidence)
    return finding.confidence >= CheckRequest.usualConfidence
      ? style.say(
        "\(percent): as sure as it is where both ends stand.", zh: "\(percent)：与两端的归层同样可信。")
      : style.say(
        "\(percent): not sure enough to be shown without --min-confidence 0.",
        zh: "\(percent)：可信度不足，不加 --min-confidence 0 时不显示。")
  }

  private func allowance(_ finding: Finding) -> String {
    let comment = "// strata:allow \(finding.rule.text.printable)"
    return style.say(
      "\(comment) — <why>   on the line, or on the line above", zh: "\(comment) — <理由>   写在这一行或上一行"
    )
  }
}

extension FindingExplanation {
  /// The text of the line it stands on.
  fileprivate var sourceLine: String? {
    source.first { $0.line == finding.location.start.line }?.text
  }
}
