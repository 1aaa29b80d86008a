internal import StrataCode
package import StrataRules

extension FixSurvey {
  /// What is left and is never written by a fix.
  package var decisions: [Finding] { rest.filter { Self.never.contains($0.rule) } }

  /// The rules of which no edit can be proved: what the code does would change, or somebody has to
  /// decide whose a thing is. What keeps the check from seeing is no fix, either.
  private static let never: Set<RuleID> = Set(
    [
      Rule.businessRule, .logicInView, .logicInViewModel, .massiveView, .massiveViewModel,
      .navigatingViewModel, .unmappedError, .externalState, .referenceType, .featureReference,
      .manifestEdge, .cycle, .loosened, .unknownRule,
    ].map(\.id))
}
