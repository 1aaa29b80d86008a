internal import StrataModel
package import StrataRules
internal import StrataCode

/// One finding with its rule and what else has the same cause.
package struct FindingExplanation: Sendable {
  package var finding: Finding
  package var rule: Rule
  /// Other findings of the rule about the same thing, in their order.
  package var sameCause: [Finding]
  /// The source lines around the place: line number and text.
  package var source: [(line: Int, text: String)]

  package init(
    finding: Finding, rule: Rule, sameCause: [Finding], source: [(line: Int, text: String)]
  ) {
    self.finding = finding
    self.rule = rule
    self.sameCause = sameCause
    self.source = source
  }
}

extension Finding {
  /// Whether another finding goes back to the same thing: one rule about one type or module.
  func hasSameCause(as other: Finding) -> Bool {
    rule == other.rule && to?.symbol == other.to?.symbol
      && (to == nil ? subject == other.subject : to?.location == other.to?.location)
  }
}
