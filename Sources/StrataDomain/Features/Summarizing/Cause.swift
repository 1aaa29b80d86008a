package import StrataCode
package import StrataRules

/// Findings that one change would remove.
package struct Cause: Sendable {
  package var kind: Kind
  /// The rule that most of the findings are of.
  package var rule: Rule
  /// In the order in which findings are shown; never empty.
  package var findings: [Finding]

  package enum Kind: Sendable, Equatable {
    /// What many places use.
    case used(String)
    /// Who does it many times.
    case user(String)
    /// One rule; nothing else joins the findings.
    case rule
  }

  /// The gravest severity.
  package var severity: Severity { findings.map(\.severity).max() ?? .info }

  /// How much of the code depends on what the gravest are about; a finding at least for itself.
  package var reach: Int {
    let gravest = severity
    return findings.reduce(0) { $0 + ($1.severity == gravest ? $1.reach : 0) }
  }

  /// Whether much of the code gets what it needs in a way that no test can change: every other repair is
  /// easier once that is gone, however mild each place is.
  package var isWidespread: Bool {
    [Rule.bareSingleton.id, Rule.serviceLocator.id].contains(rule.id) && reach >= Self.wide
  }

  private static let wide = 40

  /// The layers that do it, most findings first.
  package var from: [Layer] { findings.compactMap(\.from.layer?.ring).ranked.map(\.value) }

  /// The layers that it is done to, most findings first.
  package var to: [Layer] { findings.compactMap(\.to?.layer).ranked.map(\.value) }

  /// Whether each finding is a reference from one layer to another.
  package var isOfLayers: Bool {
    findings.allSatisfy {
      guard let from = $0.from.layer?.ring, let to = $0.to?.layer?.ring else { return false }
      return from != to
    }
  }

  /// What the findings are about with how many there are of each; first on what most depends.
  package var subjects: [(name: String, findings: Int, reach: Int)] {
    let groups = Dictionary(grouping: findings, by: \.subject)
    return groups.map { ($0, $1.count, $1.reduce(0) { $0 + $1.reach }) }
      .sorted { ($1.2, $0.0) < ($0.2, $1.0) }
  }

  /// Who does it with how many findings each has, most first.
  package var users: [(name: String, findings: Int)] {
    findings.map(\.from.symbol).ranked.map { ($0.value, $0.count) }
  }

  /// Who does most of it, if somebody does.
  package var mainUser: String? {
    users.first.flatMap { $0.findings > 2 && $0.findings * 2 > findings.count ? $0.name : nil }
  }
}
