internal import StrataCode
internal import StrataModel

/// What most of a project does alike: a decision that was taken, and not an oversight in each file.
///
/// One may disagree with it, and then changes it at one place; as a warning in every file it only
/// hides what somebody did by mistake.
struct ProjectDecisions {
  /// Rules that most of what they could report breaks.
  private let rules: Set<RuleID>
  /// Rules with what most of it breaks them by, such as a framework.
  private let causes: Set<Cause>

  private struct Cause: Hashable {
    var rule: RuleID
    var subject: String
  }

  /// The decisions that the findings of a code base show, in which there is so much that a rule could
  /// speak of.
  init(
    _ findings: [Finding], _ catalogue: [Rule], hasDomain: Bool, _ subjects: (Rule) -> Int
  ) {
    var rules: Set<RuleID> = []
    var causes: Set<Cause> = []
    let byRule = Dictionary(
      grouping: findings.filter { $0.severity == .warning && $0.confidence > ClaimScale.guessed },
      by: \.rule)
    for rule in catalogue {
      // What no test names is one fact where most has none.
      let isOfLayers =
        rule.footing == .layers || rule.family == "injection" || rule.id == Rule.untestedUseCase.id
      let least = isOfLayers ? Self.fewest : Self.fewestWithoutDomain
      guard isOfLayers || rule.id == Rule.uiFrameworkInViewModel.id, let own = byRule[rule.id],
        own.count >= least
      else { continue }
      let all = subjects(rule)
      let isAlways = !hasDomain && Self.breakers(own) >= all
      let fewest = isOfLayers || isAlways ? least : Self.fewestOfFacts
      guard own.count >= fewest else { continue }
      let shared = Dictionary(grouping: own, by: \.subject).filter { $1.count >= fewest }
      for (subject, alike) in shared where Self.breakers(alike) * 2 > all {
        causes.insert(Cause(rule: rule.id, subject: subject))
      }
      if shared.isEmpty, Self.breakers(own) * 2 > all { rules.insert(rule.id) }
    }
    self.rules = rules
    self.causes = causes
  }

  /// A warning as a remark where it is about a decision.
  func weighed(_ finding: Finding) -> Finding {
    guard finding.severity == .warning,
      rules.contains(finding.rule)
        || causes.contains(Cause(rule: finding.rule, subject: finding.subject))
    else { return finding }
    return finding.held(at: .info)
  }

  private static func breakers(_ findings: [Finding]) -> Int {
    Set(findings.map { $0.location.file + " " + $0.from.symbol }).count
  }

  /// Fewer are too few to tell a decision by.
  private static let fewest = 4

  /// As many files that import a framework alike follow a template or a house style.
  // Read by strangers where most view models import one: 59 of 62 true of fewer, 8 of 14 of more.
  private static let fewestOfFacts = 16
  /// Where nobody has drawn a Domain, what all view models do is how the app is written.
  private static let fewestWithoutDomain = 8
}
