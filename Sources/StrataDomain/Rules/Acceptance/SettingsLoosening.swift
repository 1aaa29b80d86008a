package import StrataCode

/// What settings promise less.
package enum SettingsLoosening: Sendable, Equatable {
  /// A rule speaks less gravely than it did, or not at all.
  case weakened(rule: RuleID, from: RuleSetting.Level, to: RuleSetting.Level)
  /// Another profile holds so many rules less gravely, this one first.
  case milder(from: Profile, to: Profile, rules: Int, first: RuleID)
  /// Files stand in other layers than before, so that so many findings are no longer told.
  case replaced(findings: Int)
  /// A rule measures by a larger number.
  case raised(rule: RuleID, number: String, from: Int, to: Int)
  /// A pattern keeps so many files out that were looked at.
  case excluded(pattern: String, files: Int)
  case allowed(AllowedEdge)
  /// A direction is allowed for longer than until the day before.
  case prolonged(AllowedEdge, since: Day)
  /// Features are no longer isolated.
  case joined(pattern: String)
  /// Files stand in a layer that hardly any rule speaks of.
  case exempted(pattern: String, as: Layer)
}
