package import StrataCode

/// One finding a fact: where two rules see the same thing, the more specific one speaks.
package enum Precedence {
  /// More specific, less specific.
  private static let pairs: [(winner: RuleID, loser: RuleID)] = [
    (Rule.dtoInDomain.id, Rule.codable.id),
    (Rule.dtoInDomain.id, Rule.outsideData.id),
    (Rule.codable.id, Rule.outsideData.id),
    (Rule.dtoInDomain.id, Rule.layerReference.id),
    (Rule.dtoInPresentation.id, Rule.layerReference.id),
    (Rule.protocolOutsideDomain.id, Rule.layerReference.id),
    (Rule.infrastructureAccess.id, Rule.layerReference.id),
    (Rule.concreteRepository.id, Rule.layerReference.id),
    (Rule.externalState.id, Rule.layerReference.id),
    (Rule.concreteDependency.id, Rule.layerReference.id),
    (Rule.dtoInPresentation.id, Rule.infrastructureAccess.id),
    (Rule.infrastructureAccess.id, Rule.uiFrameworkInViewModel.id),
    (Rule.concreteRepository.id, Rule.repositoryBypass.id),
    (Rule.frameworkType.id, Rule.referenceType.id),
    (Rule.protocolOutsideDomain.id, Rule.protocolBesideImplementation.id),
    (Rule.implementationOutsideData.id, Rule.misplacedType.id),
    (Rule.misplacedType.id, Rule.layerReference.id),
    (Rule.serviceLocator.id, Rule.environmentDependency.id),
    (Rule.serviceLocator.id, Rule.bareSingleton.id),
    (Rule.serviceLocator.id, Rule.selfConstruction.id),
    (Rule.serviceLocator.id, Rule.layerReference.id),
    (Rule.environmentDependency.id, Rule.bareSingleton.id),
    (Rule.environmentDependency.id, Rule.layerReference.id),
    (Rule.bareSingleton.id, Rule.layerReference.id),
    (Rule.selfConstruction.id, Rule.defaultArgument.id),
    (Rule.asksUseCase.id, Rule.selfConstruction.id),
    (Rule.layerReference.id, Rule.selfConstruction.id),
    (Rule.concreteRepository.id, Rule.selfConstruction.id),
    (Rule.logicInView.id, Rule.selfConstruction.id),
    (Rule.concreteDependency.id, Rule.frameworkInDomain.id),
    (Rule.externalState.id, Rule.frameworkInDomain.id),
  ]

  private static let winners = Dictionary(grouping: pairs, by: \.loser).mapValues { pairs in
    Set(pairs.map(\.winner))
  }

  private static let losers = Dictionary(grouping: pairs, by: \.winner).mapValues { pairs in
    Set(pairs.map(\.loser))
  }

  /// Whether two rules can see the same thing, so that one speaks for both.
  package static func canTellOneFact(_ a: RuleID, _ b: RuleID) -> Bool {
    winners[a]?.contains(b) == true || winners[b]?.contains(a) == true
  }

  /// The findings without those whose fact a more specific rule tells: in the same file, of the
  /// same subject or at the same place.
  static func oneEach(_ all: [Finding]) -> [Finding] {
    // What no target compiles breaks nothing.
    let unbuilt = Set(all.filter { $0.rule == Rule.unbuiltFile.id }.map(\.location.file))
    let findings =
      unbuilt.isEmpty
      ? all
      : all.filter { $0.rule == Rule.unbuiltFile.id || !unbuilt.contains($0.location.file) }
    // Few files have findings of two rules of which one speaks for the other.
    var speaking: [String: Set<RuleID>] = [:]
    for finding in findings where losers[finding.rule] != nil {
      speaking[finding.location.file, default: []].insert(finding.rule)
    }
    var contested: Set<String> = []
    for finding in findings {
      guard let winners = winners[finding.rule], let others = speaking[finding.location.file]
      else { continue }
      if !winners.isDisjoint(with: others) { contested.insert(finding.location.file) }
    }
    if contested.isEmpty { return findings }
    var told: [RuleID: Set<Fact>] = [:]
    for finding in findings
    where losers[finding.rule] != nil && contested.contains(finding.location.file) {
      told[finding.rule, default: []].formUnion(facts(of: finding))
    }
    return findings.filter { finding in
      guard let winners = winners[finding.rule], contested.contains(finding.location.file) else {
        return true
      }
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
