package import StrataRules
package import StrataModel

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
  /// The source lines around findings: file, line, text.
  package var excerpts: [String: [Int: String]]

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

/// A finding and what became of it.
package struct ReportedFinding: Sendable {
  package var finding: Finding
  package var standing: Standing

  package enum Standing: String, Sendable {
    /// It counts for the verdict.
    case counted
    /// The baseline accepts it for now.
    case accepted
    /// A comment in the code or the settings allow it.
    case allowed
  }

  package init(finding: Finding, standing: Standing) {
    self.finding = finding
    self.standing = standing
  }
}

/// One file as the report shows it.
package struct ReportedFile: Sendable {
  package var path: String
  package var placement: Placement
  /// The number of lines.
  package var lines: Int
  /// The index into the report's parts; nil for what does not ship.
  package var part: Int?
  /// The modules that compile it.
  package var modules: [String]

  package init(path: String, placement: Placement, lines: Int, part: Int?, modules: [String]) {
    self.path = path
    self.placement = placement
    self.lines = lines
    self.part = part
    self.modules = modules
  }
}
