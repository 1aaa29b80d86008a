package import StrataDomain

/// The rule catalogue as a table.
package struct RuleListText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// The rules by family in catalogue order.
  package func text(_ rules: [Rule]) -> String {
    let width = rules.map(\.id.displayWidth).max() ?? 0
    var families: [String] = []
    for rule in rules where !families.contains(rule.family) { families.append(rule.family) }
    return families.map { family in
      style.paint(family.printable, .strong) + "\n"
        + rules.filter { $0.family == family }.map { line($0, width: width) }.joined()
    }.joined(separator: "\n")
  }

  /// How many rules there are and what to type next, for standard error.
  package func summary(_ rules: [Rule]) -> String {
    guard let first = rules.first else { return "0 rules\n" }
    return Counting.count(rules.count, "rule") + "\n"
      + NextCommandText(style).text("strata explain \(first.id.printable)")
  }

  private func line(_ rule: Rule, width: Int) -> String {
    let severity = style.paint(rule.severity.rawValue.padded(to: 7), rule.severity.ink)
    return "  \(rule.id.printable.padded(to: width))  \(severity)  "
      + rule.summary.singleLine.printable + "\n"
  }
}
