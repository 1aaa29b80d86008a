package import StrataCode
package import StrataModel

/// A rule that more than a third of what it could speak of breaks, or that many places break by the
/// same thing: one decision to be taken, and not hundreds of lapses.
package struct CollapsedRule: Sendable, Equatable {
  package var rule: RuleID
  /// How many subjects break the rule.
  package var broken: Int
  /// How many subjects there are.
  package var all: Int
  /// What they are called, in the plural.
  package var noun: Phrase
  package var severity: Severity
  /// What most of the findings are about, if one thing is.
  package var cause: String?
  /// Only findings about the cause are meant.
  package var isOfCause = false

  /// Whether a finding is one of the habit's.
  package func covers(_ finding: Finding) -> Bool {
    finding.rule == rule && (!isOfCause || finding.subject == cause)
  }

  /// A habit of a code base.
  package init(
    rule: RuleID, broken: Int, all: Int, noun: Phrase, severity: Severity, cause: String?
  ) {
    self.rule = rule
    self.broken = broken
    self.all = all
    self.noun = noun
    self.severity = severity
    self.cause = cause
  }

  /// Fewer findings than this are read one by one.
  static let fewest = 10

  /// How many subjects there are of each rule that could be a habit.
  package static func subjects(
    of rules: [Rule], among findings: [Finding], in codebase: Codebase, _ lists: SubjectLists
  ) -> [RuleID: Int] {
    let counts = findings.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    var subjects: [RuleID: Int] = [:]
    for rule in rules where counts[rule.id, default: 0] >= fewest {
      subjects[rule.id] = lists.subjects(of: rule, in: codebase).count
    }
    return subjects
  }

  /// The habits among findings that are shown, of rules that have so many `subjects`.
  package static func habits(
    among findings: [Finding], of rules: [Rule], subjects: [RuleID: Int]
  ) -> [CollapsedRule] {
    let byRule = Dictionary(grouping: findings, by: \.rule)
    return rules.flatMap { rule -> [CollapsedRule] in
      guard let own = byRule[rule.id], own.count >= fewest else { return [] }
      let broken = Set(own.map { Breaker(file: $0.location.file, symbol: $0.from.symbol) }).count
      let all = max(subjects[rule.id, default: 0], broken)
      let causes = Dictionary(grouping: own, by: \.subject)
      guard broken * 3 > all, let worst = own.map(\.severity).max() else {
        return causes.sorted { $0.key < $1.key }.compactMap { habit(of: $0.key, $0.value) }
      }
      return [
        CollapsedRule(
          rule: rule.id, broken: broken, all: all, noun: rule.subjects.noun, severity: worst,
          cause: causes.first { $0.value.count * 2 > own.count }?.key)
      ]
    }
  }

  /// The habit of breaking a rule by one thing.
  private static func habit(of cause: String, _ findings: [Finding]) -> CollapsedRule? {
    guard findings.count >= fewestOfCause, let worst = findings.map(\.severity).max(),
      let rule = findings.first?.rule
    else { return nil }
    let files = Set(findings.map(\.location.file)).count
    var habit = CollapsedRule(
      rule: rule, broken: files, all: files, noun: Phrase("files", zh: "文件"), severity: worst,
      cause: cause)
    habit.isOfCause = true
    return habit
  }

  private static let fewestOfCause = 15

  private struct Breaker: Hashable {
    var file: String
    var symbol: String
  }
}
