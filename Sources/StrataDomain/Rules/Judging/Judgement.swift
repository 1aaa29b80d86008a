package import StrataModel
package import StrataCode

/// The way from rules to findings, in its order: what every rule says, how the profile holds it, one
/// finding a fact, what the code allows itself, and whom to imitate.
package struct Judgement {
  private let codebase: Codebase
  private let catalogue: [Rule]
  /// What each rule calls its plain case.
  private let severities: [RuleID: Severity]
  private let profile: DetectedProfile
  private let terms: JudgingOptions

  package init(
    _ codebase: Codebase, by catalogue: [Rule], profile: DetectedProfile,
    under terms: JudgingOptions
  ) {
    self.codebase = codebase
    self.catalogue = catalogue
    severities = Dictionary(
      catalogue.map { ($0.id, $0.severity) }, uniquingKeysWith: { first, _ in first })
    self.profile = profile
    self.terms = terms
  }

  /// What is found, in the order in which it is shown; where the `last` runs of the rules are given,
  /// only what has changed since is looked at again.
  package func verdicts(
    by workforce: Workforce = Workforce(), after last: RuleRuns? = nil
  ) -> JudgedFindings {
    let suppressions = Suppressions(codebase)
    let (asked, codebase) = (asked(suppressions), codebase)
    var (said, runs) = said(by: asked, after: last, workforce)
    let scale = ClaimScale(codebase, catalogue, profile)
    let claims = scale.weighed(said.compactMap { judged($0) })
    let subjects = SubjectLists(
      of: counted(claims), in: codebase, after: runs?.subjects,
      notingItems: runs?.noteItems ?? false, by: workforce)
    runs?.subjects = subjects
    let decisions = ProjectDecisions(claims, catalogue, hasDomain: codebase.hasDomain) {
      subjects.subjects(of: $0, in: codebase).count
    }
    let undrawn = UndrawnProjects(codebase, catalogue)
    // What a rule calls an error is no decision of the project, however sure it is.
    let held = claims.map { scale.earned(undrawn.weighed(decisions.weighed($0))) }
    let facts = Precedence.oneEach(held)
    let commented = suppressions.applied(to: facts, on: terms.today)
    let edges = AllowedEdges(codebase)
    let agreed = edges.applied(to: commented.rest, on: terms.today)
    let use = SuppressionUse(
      codebase, suppressions, edges, said: said, rules: catalogue.map(\.id), today: terms.today)
    let upkeep = catalogue.flatMap { $0.check(use) }.compactMap { judged($0) }
    let rest = agreed.rest
    let ((unnamed, uncalled), models) = workforce.both(
      { [runs] in
        (
          UnnamedTypes(codebase, rest, after: runs, by: workforce),
          UncalledMembers(codebase, rest, after: runs, by: workforce)
        )
      },
      { [catalogue, runs] in
        ModelTypes(codebase, catalogue, rest, subjects, after: runs, by: workforce)
      })
    runs?.unnamed = unnamed.answer
    runs?.uncalled = uncalled.answer
    runs?.models = models.answers
    let homes = MissingHomes(codebase)
    let advised = rest.map(uncalled.advised).map(unnamed.advised)
    let guided = models.pointed(advised).map(homes.advised).map(raised)
    return JudgedFindings(
      findings: Self.inOrder(guided + upkeep),
      allowed: commented.allowed + agreed.allowed, runs: runs, subjects: subjects)
  }

  /// The rules of which it matters what they could speak of: those with an example to follow, and those
  /// that find much.
  private func counted(_ claims: [Finding]) -> [Rule] {
    let counts = claims.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    return catalogue.filter { rule in
      counts[rule.id, default: 0] >= (rule.isModel == nil ? CollapsedRule.fewest : 1)
    }
  }

  /// What rules say, in their order.
  private func said(
    by rules: [Rule], after last: RuleRuns?, _ workforce: Workforce
  ) -> ([Finding], RuleRuns?) {
    let codebase = codebase
    guard var runs = last else {
      return (
        workforce.map(rules.count, inStretchesOf: 1) { rules[$0].check(codebase.forOneRule()) }
          .flatMap(\.self),
        nil
      )
    }
    let known = runs
    let now = workforce.map(rules.count, inStretchesOf: 1) {
      known.run(rules[$0], codebase)
    }
    for (rule, run) in zip(rules, now) { runs[rule.id] = run }
    return (now.flatMap(\.value), runs)
  }

  /// The rules whose findings anybody is to hear of: a rule that is off is only asked where a comment
  /// or the settings accept what it finds, and somebody wants to know whether they still need to.
  private func asked(_ suppressions: Suppressions) -> [Rule] {
    let settings = codebase.workspace.settings
    guard !terms.runsAllRules, settings.allowed.isEmpty else { return catalogue }
    let accepted = Set(suppressions.all.map(\.rule))
    return catalogue.filter { rule in
      if accepted.contains(rule.id) { return true }
      if let level = settings.setting(of: rule.id)?.level { return level != .off }
      return !ProfileMatrix.isOff(rule.id, in: profile.profile)
    }
  }

  /// A finding with the severity it has by the settings or else in the profile; nil if it is off
  /// there.
  private func judged(_ finding: Finding) -> Finding? {
    var finding = finding
    if let level = codebase.workspace.settings.setting(of: finding.rule)?.level {
      guard let severity = stated(level, finding) else { return nil }
      finding.severity = severity
      return finding
    }
    let severity = ProfileMatrix.severity(
      of: finding.rule, finding.aspect, in: profile.profile, otherwise: finding.severity)
    if let severity {
      finding.severity = min(severity, finding.severity)
    } else if terms.runsAllRules,
      !ProfileMatrix.isForeign(finding.rule, finding.aspect, in: profile.profile)
    {
      finding.severity = .info
    } else {
      return nil
    }
    return finding
  }

  /// A finding as an error, where the school that a team has chosen forbids it outright.
  ///
  /// Whoever has chosen nothing is not held to a school's prohibitions by a guess, and nobody by a
  /// finding that is unsure.
  private func raised(_ finding: Finding) -> Finding {
    guard !profile.isDetected, finding.confidence >= Self.sure,
      codebase.workspace.settings.setting(of: finding.rule)?.level == nil,
      severities[finding.rule] == finding.severity,
      let severity = ProfileMatrix.row(of: finding.rule, finding.aspect)?[profile.profile].severity,
      severity > finding.severity
    else { return finding }
    var finding = finding
    finding.severity = severity
    return finding
  }

  // Read by strangers in rounds 3 to 5: of errors and warnings below it, half are true.
  private static let sure = 0.85

  /// The severity that settings give the plain case of a rule; what the rule itself takes for a
  /// milder case stays as mild as it is.
  private func stated(_ level: RuleSetting.Level, _ finding: Finding) -> Severity? {
    guard case .at(let severity) = level else { return terms.runsAllRules ? .info : nil }
    return severities[finding.rule] == finding.severity ? severity : min(severity, finding.severity)
  }

  /// Findings in the order in which they are shown: there is much to a finding, so that what it goes
  /// by is moved around instead.
  private static func inOrder(_ findings: [Finding]) -> [Finding] {
    findings.enumerated().map { (index: $0, key: key($1)) }.sorted { $0.key < $1.key }
      .map { findings[$0.index] }
  }

  /// The order in which findings are shown.
  package static func isShownBefore(_ a: Finding, _ b: Finding) -> Bool { key(a) < key(b) }

  private static func key(_ finding: Finding) -> (String, Position, RuleID, String) {
    (finding.location.file, finding.location.start, finding.rule, finding.subject)
  }
}
