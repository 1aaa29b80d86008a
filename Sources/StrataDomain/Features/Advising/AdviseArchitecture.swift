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
  ) throws(AdviceError) -> ArchitectureAdvice {
    let (result, codebase) = try checked(request)
    let allowed = Set(
      result.allowed.filter { $0.rule == Rule.passThrough.id }.map(\.location))
    let passing = Rule.passThrough.check(codebase).filter {
      $0.confidence >= CheckRequest.usualConfidence && !allowed.contains($0.location)
    }
    let measures = ProjectMeasures(
      codebase, history: history.history(of: result.project.root), forwarding: passing.count)
    let operation = try request.operation.map { name throws(AdviceError) in
      try self.operation(name, in: codebase, result, measures, asking)
    }
    let thresholds = codebase.workspace.settings.adviceThresholds
    let interview = AdviceInterview(measures, request.answers, thresholds)
    let answers =
      operation == nil ? asking.map(interview.held(with:)) ?? request.answers : request.answers
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
      tree: tree, difference: difference, useCases: useCases,
      testing: testing(codebase, result, tree.need), operation: operation,
      steps: measures.hasCode ? steps.steps() : PlannedSteps(need: tree.need).steps,
      warnings: result.warnings)
  }

  private func checked(
    _ request: AdviceRequest
  ) throws(AdviceError) -> (CheckResult, Codebase) {
    var check = CheckRequest(codebase: request.codebase)
    check.terms = request.terms
    check.baseline = nil
    check.codebase.allowsEmpty = true
    do throws(CheckError) {
      return try self.check.withCodebase(check)
    } catch {
      throw .check(error)
    }
  }

  private func testing(
    _ codebase: Codebase, _ result: CheckResult, _ need: AdviceTree.Need
  ) -> TestingStrategy {
    let profile = result.project.profile.profile
    if codebase.workspace.files.isEmpty, let level = need.level {
      return TestingStrategy(level, profile: profile)
    }
    return TestingStrategy(codebase, profile: profile)
  }

  /// The advice on one operation; a person is asked about one that is not in the code.
  private func operation(
    _ name: String, in codebase: Codebase, _ result: CheckResult, _ measures: ProjectMeasures,
    _ asking: (any Asking)?
  ) throws(AdviceError) -> OperationAdvice {
    let users = UseCaseUsers(codebase, codebase.useCases)
    let search = OperationSearch(codebase, users)
    let (found, suggestions) = search.operation(called: name)
    if let found {
      return OperationWalk(
        codebase: codebase, profile: result.project.profile.profile,
        decisions: UseCaseProposals(codebase).decisions(), rules: measures.rules,
        search: search, calls: OperationCalls(codebase, users)
      ).advice(on: found)
    }
    guard let answered = asking.flatMap({ OperationInterview(name: name).advice(from: $0) }) else {
      throw .unknownOperation(name, suggestions: suggestions)
    }
    return answered
  }
}

extension Settings {
  /// The numbers at which the advice turns.
  package var adviceThresholds: AdviceThresholds {
    AdviceThresholds(
      Dictionary(advice.map { ($0.threshold, $0.value) }, uniquingKeysWith: { _, last in last }))
  }
}
