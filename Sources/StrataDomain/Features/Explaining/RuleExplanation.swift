package import StrataModel
package import StrataRules
package import StrataCode

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
