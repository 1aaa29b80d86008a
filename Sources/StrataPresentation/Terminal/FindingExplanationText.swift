package import StrataDomain

/// One finding in full: where, why, the way out, and what else goes back to the same thing.
package struct FindingExplanationText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// The page of a finding.
  package func text(_ explanation: FindingExplanation) -> String {
    let page = PageText(style)
    let finding = explanation.finding
    let findings = FindingsText(style)
    let rule = explanation.rule
    return findings.text(finding, source: explanation.sourceLine, why: rule.why)
      + page.section("What to do in general", [rule.fix.line(in: style.language)])
      + page.section("The same cause", same(explanation))
      + page.section("How sure", [sureness(finding)])
      + page.section("To allow it here", [allowance(finding)]) + "\n"
      + NextCommandText(style).text("strata explain \(rule.id.printable)")
  }

  private static let limit = 10

  private func same(_ explanation: FindingExplanation) -> [String] {
    let page = PageText(style)
    let others = explanation.sameCause.map {
      page.place($0.location) + " " + $0.message.line(in: style.language)
    }
    let rest = others.count - Self.limit
    return Array(others.prefix(Self.limit))
      + (rest > 0 ? ["and \(Counting.count(rest, "more place"))"] : [])
  }

  private func sureness(_ finding: Finding) -> String {
    let percent = Counting.percent(finding.confidence)
    return finding.confidence >= CheckRequest.usualConfidence
      ? "\(percent): as sure as it is where both ends stand."
      : "\(percent): not sure enough to be shown without --min-confidence 0."
  }

  private func allowance(_ finding: Finding) -> String {
    "// strata:allow \(finding.rule.printable) — <why>   on the line, or on the line above"
  }
}

extension FindingExplanation {
  /// The text of the line it stands on.
  fileprivate var sourceLine: String? {
    source.first { $0.line == finding.location.start.line }?.text
  }
}
