/// How a project holds a rule.
package struct RuleSetting: Sendable, Equatable {
  package var rule: RuleID
  /// Nil where only numbers are given.
  package var level: Level?
  /// The numbers that the rule measures by, by their names.
  package var numbers: [String: Int] = [:]
  package var place: SettingLocation

  /// Whether and how gravely the rule speaks.
  package enum Level: Sendable, Equatable {
    case off
    case at(Severity)

    /// As settings write it.
    package var word: String {
      switch self {
      case .off: "off"
      case .at(let severity): severity.rawValue
      }
    }
  }

  package init(
    _ rule: RuleID, _ level: Level?, numbers: [String: Int] = [:], at place: SettingLocation
  ) {
    self.rule = rule
    self.level = level
    self.numbers = numbers
    self.place = place
  }
}
