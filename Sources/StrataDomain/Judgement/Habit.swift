/// A rule that more than a third of what it could speak of breaks: one decision to be taken, and not
/// hundreds of lapses.
package struct Habit: Sendable, Equatable {
  package var rule: String
  /// How many subjects break the rule.
  package var broken: Int
  /// How many subjects there are.
  package var all: Int
  /// What they are called, in the plural.
  package var noun: String
  package var severity: Severity
  /// What most of the findings are about, if one thing is.
  package var cause: String?

  /// A habit of a code base.
  package init(
    rule: String, broken: Int, all: Int, noun: String, severity: Severity, cause: String?
  ) {
    self.rule = rule
    self.broken = broken
    self.all = all
    self.noun = noun
    self.severity = severity
    self.cause = cause
  }

  /// Fewer findings than this are read one by one.
  private static let fewest = 10

  /// The habits among findings that are shown.
  static func habits(among findings: [Finding], of rules: [Rule], in codebase: Codebase) -> [Habit]
  {
    let byRule = Dictionary(grouping: findings, by: \.rule)
    return rules.compactMap { rule in
      guard let own = byRule[rule.id], own.count >= fewest else { return nil }
      let broken = Set(own.map { Breaker(file: $0.location.file, symbol: $0.from.symbol) }).count
      let all = max(rule.subjects.all(codebase).count, broken)
      guard broken * 3 > all, let worst = own.map(\.severity).max() else { return nil }
      let causes = Dictionary(grouping: own, by: \.subject).mapValues(\.count)
      return Habit(
        rule: rule.id, broken: broken, all: all, noun: rule.subjects.noun, severity: worst,
        cause: causes.first { $0.value * 2 > own.count }?.key)
    }
  }

  private struct Breaker: Hashable {
    var file: String
    var symbol: String
  }
}
