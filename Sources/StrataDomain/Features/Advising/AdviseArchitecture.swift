internal import StrataRules
internal import StrataModel
package import StrataCode

/// Measures a project and tells how much architecture it needs.
package struct AdviseArchitecture: Sendable {
  private let check: CheckArchitecture
  private let history: any HistoryReading

  /// Advice on what `check` finds, with the project's past from `history`.
  package init(check: CheckArchitecture, history: any HistoryReading = NoHistoryKnown()) {
    self.check = check
    self.history = history
  }

  /// The advice; questions that nothing measures are put to `asking`, if somebody is there.
  package func callAsFunction(
    _ request: AdviceRequest, asking: (any Asking)? = nil
  ) throws(CheckError) -> ArchitectureAdvice {
    var check = CheckRequest(codebase: request.codebase)
    check.terms = request.terms
    check.baseline = nil
    check.codebase.allowsEmpty = true
    let (result, codebase) = try self.check.withCodebase(check)
    let allowed = Set(
      result.allowed.filter { $0.rule == Rule.passThrough.id }.map(\.location))
    let passing = Rule.passThrough.check(codebase).filter {
      $0.confidence >= CheckRequest.usualConfidence && !allowed.contains($0.location)
    }
    let measures = ProjectMeasures(
      codebase, history: history.history(of: result.project.root), forwarding: passing.count)
    let thresholds = codebase.workspace.settings.adviceThresholds
    let answers =
      asking.map { AdviceInterview(measures, request.answers, thresholds).held(with: $0) }
      ?? request.answers
    let tree = AdviceTree(measures, answers, thresholds)
    var useCases = UseCaseAdviceSearch(
      codebase, profile: result.project.profile.profile, passing: passing
    ).advice()
    // What is to stay plain is not told to make more of itself.
    if tree.need.level ?? .simple == .simple {
      useCases.entries.removeAll { $0.action != .drop }
    }
    let difference = AdviceDifference(
      measures, need: tree.need, useCases: useCases, findings: result.findings)
    let steps = AdviceStepSearch(
      measures: measures, need: tree.need, difference: difference, useCases: useCases,
      findings: result.findings)
    return ArchitectureAdvice(
      project: result.project, overview: Overview(result), measures: measures, answers: answers,
      thresholds: thresholds,
      tree: tree, difference: difference, useCases: useCases, steps: steps.steps(),
      warnings: result.warnings)
  }
}

extension Settings {
  /// The numbers at which the advice turns.
  package var adviceThresholds: AdviceThresholds {
    AdviceThresholds(
      Dictionary(advice.map { ($0.threshold, $0.value) }, uniquingKeysWith: { _, last in last }))
  }
}
