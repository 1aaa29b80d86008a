/// The way from rules to findings, in its order: what every rule says, how the profile holds it, one
/// finding a fact, what the code allows itself, and whom to imitate.
struct Judgement {
  private let codebase: Codebase
  private let catalogue: [Rule]
  private let profile: Profile
  private let terms: Terms

  init(_ codebase: Codebase, by catalogue: [Rule], profile: Profile, under terms: Terms) {
    self.codebase = codebase
    self.catalogue = catalogue
    self.profile = profile
    self.terms = terms
  }

  /// What is found, in the order in which it is shown.
  func verdicts(by workforce: Workforce = Workforce()) -> Verdicts {
    let (catalogue, codebase) = (catalogue, codebase)
    let said = workforce.map(catalogue.count, inStretchesOf: 1) {
      catalogue[$0].check(codebase)
    }.flatMap(\.self)
    let held = said.compactMap { judged($0) }
    let facts = Precedence.oneEach(held)
    let suppressions = Suppressions(codebase)
    let (rest, allowed) = suppressions.applied(to: facts, on: terms.today)
    let use = SuppressionUse(
      codebase, suppressions, said: said, catalogue: catalogue, today: terms.today)
    let upkeep = catalogue.flatMap { $0.checkSuppressions(use) }.compactMap { judged($0) }
    let guided = ModelTypes(codebase, catalogue, rest, by: workforce).pointed(rest)
    return Verdicts(
      findings: (guided + upkeep).sorted(by: Self.isShownBefore),
      allowed: allowed)
  }

  /// A finding with the severity it has in the profile; nil if it is off there.
  private func judged(_ finding: Finding) -> Finding? {
    var finding = finding
    let severity = ProfileMatrix.severity(
      of: finding.rule, finding.aspect, in: profile, otherwise: finding.severity)
    if let severity {
      finding.severity = min(severity, finding.severity)
    } else if terms.runsAllRules {
      finding.severity = .info
    } else {
      return nil
    }
    return finding
  }

  /// The order in which findings are shown.
  static func isShownBefore(_ a: Finding, _ b: Finding) -> Bool {
    (a.location.file, a.location.start, a.rule, a.subject)
      < (b.location.file, b.location.start, b.rule, b.subject)
  }
}

/// What a code base is told.
struct Verdicts {
  /// In the order in which they are shown.
  var findings: [Finding]
  /// What the code allows itself.
  var allowed: [Finding]
}
