package import StrataModel
package import StrataRules
package import StrataCode

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

/// A rule with what the examined project has to show for it.
package struct RuleExplanation: Sendable {
  package var rule: Rule
  /// The profile that the project is judged by; nil where no project was read.
  package var profile: DetectedProfile?
  /// What the project's settings say of the rule, and their file.
  package var setting: RuleSetting?
  package var settingsFile: String?
  /// How many findings of the rule there are.
  package var count = 0
  /// The surest and gravest of them.
  package var worst: Finding?
  /// A type that does what the rule asks for.
  package var model: PlacedType?

  package init(_ rule: Rule) { self.rule = rule }
}

extension Finding {
  /// Whether another finding goes back to the same thing: one rule about one type or module.
  func hasSameCause(as other: Finding) -> Bool {
    rule == other.rule && to?.symbol == other.to?.symbol
      && (to == nil ? subject == other.subject : to?.location == other.to?.location)
  }
}
