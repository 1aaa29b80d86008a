internal import StrataCode

/// One finding a fact: where two rules see the same thing, the more specific one speaks.
package enum Precedence {
  /// More specific, less specific.
  private static let pairs: [(winner: String, loser: String)] = [
    ("dependency.dto-in-domain", "entity.codable"),
    ("dependency.dto-in-domain", "mapping.outside-data"),
    ("entity.codable", "mapping.outside-data"),
    ("dependency.dto-in-domain", "dependency.layer-reference"),
    ("dependency.dto-in-presentation", "dependency.layer-reference"),
    ("repository.protocol-outside-domain", "dependency.layer-reference"),
    ("presentation.infrastructure-access", "dependency.layer-reference"),
    ("presentation.concrete-repository", "dependency.layer-reference"),
    ("entity.external-state", "dependency.layer-reference"),
    ("use-case.concrete-dependency", "dependency.layer-reference"),
    ("dependency.dto-in-presentation", "presentation.infrastructure-access"),
    ("presentation.infrastructure-access", "presentation.ui-framework-in-view-model"),
    ("presentation.concrete-repository", "presentation.repository-bypass"),
    ("entity.framework-type", "entity.reference-type"),
    ("repository.protocol-outside-domain", "repository.protocol-beside-implementation"),
    ("repository.implementation-outside-data", "structure.misplaced-type"),
    ("structure.misplaced-type", "dependency.layer-reference"),
    ("injection.service-locator", "injection.environment-dependency"),
    ("injection.service-locator", "injection.bare-singleton"),
    ("injection.service-locator", "injection.self-construction"),
    ("injection.service-locator", "dependency.layer-reference"),
    ("injection.environment-dependency", "injection.bare-singleton"),
    ("injection.environment-dependency", "dependency.layer-reference"),
    ("injection.bare-singleton", "dependency.layer-reference"),
    ("injection.self-construction", "injection.default-argument"),
  ]

  private static let winners = Dictionary(grouping: pairs, by: \.loser).mapValues { pairs in
    Set(pairs.map(\.winner))
  }

  /// Whether two rules can see the same thing, so that one speaks for both.
  package static func canTellOneFact(_ a: String, _ b: String) -> Bool {
    winners[a]?.contains(b) == true || winners[b]?.contains(a) == true
  }

  /// The findings without those whose fact a more specific rule tells: in the same file, of the
  /// same subject or at the same place.
  static func oneEach(_ findings: [Finding]) -> [Finding] {
    var told: [String: Set<Fact>] = [:]
    let speaking = Set(pairs.map(\.winner))
    for finding in findings where speaking.contains(finding.rule) {
      told[finding.rule, default: []].formUnion(facts(of: finding))
    }
    return findings.filter { finding in
      guard let winners = winners[finding.rule] else { return true }
      let facts = facts(of: finding)
      return !winners.contains { winner in
        told[winner].map { !$0.isDisjoint(with: facts) } ?? false
      }
    }
  }

  private enum Fact: Hashable {
    case subject(file: String, name: String)
    case place(file: String, Position)
  }

  private static func facts(of finding: Finding) -> Set<Fact> {
    let file = finding.location.file
    var facts: Set<Fact> = [
      .subject(file: file, name: finding.subject), .place(file: file, finding.location.start),
    ]
    for position in finding.also { facts.insert(.place(file: file, position)) }
    return facts
  }
}
