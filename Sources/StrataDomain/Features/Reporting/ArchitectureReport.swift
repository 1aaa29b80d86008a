internal import StrataRules
internal import StrataModel

/// All that a lead wants to see of a code base on one page, ready to be shown.
package struct ArchitectureReport: Sendable {
  /// What is found, infos, accepted and allowed findings included.
  package var check: CheckResult
  /// Whether infos were asked for; they are in the report in any case.
  package var showsInfo = false
  /// Every file that was read, sorted by path.
  package var files: [ReportedFile]
  /// What the code base is made of: its features, its modules, or folders of these.
  package var parts: [CodePart]
  /// Whether most parts go through several layers, so that one part is one sector of all rings.
  package var partsCrossLayers: Bool
  /// Who names whom, by indices into `files`.
  package var edges: [Picture.Edge]
  /// Who answers for which file; nil if nothing says so.
  package var owners: CodeOwners?
  /// How often files changed lately; nil if there is no history.
  package var churn: Churn?
  /// Where the files can be read on the web; nil if nothing says so.
  package var host: SourceHost?
  /// The source lines around findings: file, line, text.
  package var excerpts: [String: [Int: String]]
  /// What is tested where, and what of it a test names; nil if nobody looked.
  package var testing: TestingStrategy?
  /// What changed since a commit; nil where nobody asked.
  package var change: AuditResult?

  package init(check: CheckResult, files: [ReportedFile] = [], parts: [CodePart] = []) {
    self.check = check
    self.files = files
    self.parts = parts
    partsCrossLayers = false
    edges = []
    excerpts = [:]
  }

  /// The findings with what became of each: those that count, those that the baseline accepts, and
  /// those that comments or settings allow, together in the order in which findings are shown.
  package var findings: [ReportedFinding] {
    let counted = check.findings.map { ReportedFinding(finding: $0, standing: .counted) }
    let accepted = (check.baseline?.accepted ?? []).map {
      ReportedFinding(finding: $0, standing: .accepted)
    }
    let allowed = check.allowed.map { ReportedFinding(finding: $0, standing: .allowed) }
    return (counted + accepted + allowed).sorted {
      Judgement.isShownBefore($0.finding, $1.finding)
    }
  }
}
