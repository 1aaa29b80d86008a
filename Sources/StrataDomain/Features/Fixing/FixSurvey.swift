package import StrataCode
package import StrataRules

/// What each kind of fix can do in a project, tried.
package struct FixSurvey: Sendable {
  /// What one kind can do.
  package struct Offer: Sendable {
    package var kind: FixKind
    /// What passed.
    package var fixes: [FixDraft] = []
    /// What it was tried for and must not do.
    package var refused: [Refusal] = []

    /// The findings that it fixes.
    package var fixed: [Finding] { fixes.flatMap(\.findings) }
  }

  /// A fix that would go wrong.
  package struct Refusal: Sendable {
    /// The file with the finding, from the root.
    package var path: String
    package var reasons: [Phrase]
  }

  /// The absolute path of the project's root.
  package var root: String
  /// How many findings were looked at.
  package var findings: Int
  /// By kind, in the order in which they are tried.
  package var offers: [Offer] = []

  /// The findings for a person alone.
  package var rest: [Finding] = []
  var limits: [FindingKey: FixLimit] = [:]

  init(root: String, findings: Int) {
    self.root = root
    self.findings = findings
  }

  /// What a run has left.
  package init(left found: FoundFixes) {
    self.init(root: found.root, findings: found.findings.count)
    rest = found.findings
    limits = found.limits
  }

  /// What is left and is never written by a fix, by why.
  package var decisions: [(limit: FixLimit, findings: [Finding])] {
    FixLimit.allCases.compactMap { limit in
      let findings = rest.filter { limits[$0.key] == limit }
      return findings.isEmpty ? nil : (limit, findings)
    }
  }

  /// What is left and waits for other code around it.
  package var waiting: FixSurvey {
    var survey = self
    survey.rest = rest.filter { limits[$0.key] == nil }
    return survey
  }

  /// How many findings are for a person alone.
  package var left: Int { rest.count }

  /// By identity of a finding: what passed for it, the kinds in their order.
  package var actions: [String: [FixAction]] {
    var actions: [String: [FixAction]] = [:]
    for offer in offers {
      for fix in offer.fixes {
        for finding in fix.findings {
          actions[finding.identity, default: []].append(
            FixAction(kind: offer.kind, title: fix.proposal.title ?? offer.kind.summary))
        }
      }
    }
    return actions
  }

  /// What is for a person, by rule, most first: the first finding of each with how many there are.
  package var routes: [(finding: Finding, count: Int)] {
    var counts: [RuleID: Int] = [:]
    for finding in rest { counts[finding.rule, default: 0] += 1 }
    var seen: Set<RuleID> = []
    return rest.filter { seen.insert($0.rule).inserted }
      .map { (finding: $0, count: counts[$0.rule] ?? 1) }
      .sorted { ($1.count, $0.finding.rule.text) < ($0.count, $1.finding.rule.text) }
  }
}
