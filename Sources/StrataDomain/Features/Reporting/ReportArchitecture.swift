internal import StrataModel
internal import StrataCode
internal import StrataRules

/// Draws the whole picture of a code base: what is found, who names whom, who answers for it, where
/// it changes, and what a change brings.
package struct ReportArchitecture: Sendable {
  private let check: CheckArchitecture
  private let audit: AuditChange
  private let owners: any OwnerReading
  private let churn: any ChurnReading
  private let host: any SourceHostReading

  /// A report on what `check` finds, and `audit` since a commit.
  package init(
    check: CheckArchitecture, audit: AuditChange, owners: any OwnerReading = NoOwners(),
    churn: any ChurnReading = NoChurn(), host: any SourceHostReading = NoSourceHost()
  ) {
    self.check = check
    self.audit = audit
    self.owners = owners
    self.churn = churn
    self.host = host
  }

  /// The picture of the code base around the asked paths; findings are those of the asked paths.
  package func callAsFunction(_ request: ReportRequest) throws(AuditError) -> ArchitectureReport {
    var change: AuditResult?
    if let base = request.base {
      change = try audit(AuditRequest(check: request.check, base: base))
    }
    var report: ArchitectureReport
    do throws(CheckError) { report = try picture(request.check) } catch { throw .check(error) }
    report.change = change
    for warning in change?.check.warnings ?? [] where !report.check.warnings.contains(warning) {
      report.check.warnings.append(warning)
    }
    return report
  }

  /// The picture of the present state.
  private func picture(_ request: CheckRequest) throws(CheckError) -> ArchitectureReport {
    var whole = request
    whole.includesInfo = true
    let (check, codebase) = try check.withCodebase(whole)
    var report = ArchitectureReport(check: check)
    report.showsInfo = request.includesInfo
    let (parts, ofFile) = codebase.parts(
      findings: check.findings.filter { $0.severity != .info }.map(\.location.file))
    report.parts = parts
    report.testing = TestingStrategy(codebase, profile: check.project.profile.profile)
    report.files = codebase.workspace.files.indices.map { index in
      ReportedFile(
        path: codebase.workspace.files[index].path, placement: codebase.placements[index],
        lines: codebase.facts(index).lines.count, part: ofFile[index],
        modules: codebase.workspace.files[index].modules.map {
          codebase.workspace.modules[$0].name
        })
    }
    // In every second file there are coding keys, and nobody looks for them.
    for id in codebase.symbols.ids where codebase.symbols[id].name != "CodingKeys" {
      let symbol = codebase.symbols[id]
      report.files[symbol.place.file].types.append(symbol.qualifiedName)
    }
    report.partsCrossLayers = CrossingParts(report.files, parts: parts.count).areMost
    report.edges =
      Picture(
        of: codebase, blaming: report.findings.map(\.finding), profile: check.project.profile
      ).edges
    let root = check.project.root
    report.owners = owners.owners(of: report.files.map(\.path), in: root)
    if let warning = report.owners?.warning { report.check.warnings.append(warning) }
    report.churn = churn.churn(in: root)
    report.host = host.sourceHost(of: root)
    report.excerpts = excerpts(of: report.findings.map(\.finding), in: root)
    return report
  }

  /// How many lines before and behind the place of a finding are shown with it.
  private static let context = 2
  /// Of more findings only the lines themselves are shown, or the page would be heavy.
  private static let many = 2000

  /// The lines around findings, and those of their further places.
  private func excerpts(of findings: [Finding], in root: String) -> [String: [Int: String]] {
    var wanted: [String: Set<Int>] = [:]
    let context = findings.count > Self.many ? 0 : Self.context
    for finding in findings {
      let (first, last) = (finding.location.start.line, finding.location.end.line)
      let end = min(max(first, last), first + context)
      wanted[finding.location.file, default: []].formUnion(
        max(1, first - context)...end + context)
      wanted[finding.location.file, default: []].formUnion(finding.also.prefix(3).map(\.line))
    }
    return wanted.reduce(into: [:]) {
      $0[$1.key] = check.judge.text.lines($1.value, of: $1.key, in: root)
    }
  }
}

extension Codebase {
  /// What ships, cut into parts, and by file index the part of each file; `findings` are the files of
  /// errors and warnings.
  fileprivate func parts(findings: [String]) -> (all: [CodePart], ofFile: [Int: Int]) {
    let features = self.features
    let counts = findings.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let shipped = workspace.files.indices.filter {
      scopes[$0].isShipped && placements[$0].layer != .test
    }
    return PartCut(
      shipped.map { index in
        let file = workspace.files[index]
        let module = file.modules.first {
          workspace.modules[$0].kind != .folder && workspace.modules[$0].kind != .test
        }
        return PartCut.Item(
          index: index, path: file.path, feature: features.feature(ofFile: index),
          module: module.map { workspace.modules[$0].name }
        ).holding(counts[file.path, default: 0], in: placements[index].layer)
      }
    ).parts
  }
}

/// How far parts go through layers.
private struct CrossingParts {
  /// Whether most of the code stands in parts that go through several layers.
  let areMost: Bool

  init(_ files: [ReportedFile], parts: Int) {
    var counts = [[Layer: Int]](repeating: [:], count: parts)
    for file in files {
      guard let part = file.part, let layer = file.placement.layer, layer != .common else {
        continue
      }
      counts[part][layer.ring, default: 0] += 1
    }
    let sizes = counts.map { $0.values.reduce(0, +) }
    let crossing = zip(counts, sizes).reduce(0) { sum, part in
      let isCrossing = part.0.values.count { $0 * 8 >= part.1 } > 1
      return isCrossing ? sum + part.1 : sum
    }
    areMost = crossing * 2 > sizes.reduce(0, +)
  }
}
