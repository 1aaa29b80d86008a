internal import StrataCode
package import StrataRules

/// Findings by rule, cause, folder and owner.
package struct FindingStatistics: Sendable {
  package var check: CheckResult
  package var overview: Overview
  /// Rules with how many findings each has, most first.
  package var rules: [(rule: Rule, findings: Int)]
  /// Folders that hold files with findings, most findings first.
  package var folders: [(name: String, findings: Int)]
  /// Owners, most findings first; empty where nothing says who they are.
  package var owners: [(name: String, findings: Int)]

  init(_ check: CheckResult, owners: CodeOwners?) {
    self.check = check
    overview = Overview(check)
    rules = check.findings.map(\.rule).ranked.compactMap { id, count in
      check.rules.first { $0.id == id }.map { ($0, count) }
    }
    folders = check.findings.map { String($0.location.file.folder) }.ranked
      .map { ($0.value, $0.count) }
    self.owners = check.findings.flatMap { owners?.byFile[$0.location.file] ?? [] }.ranked
      .map { ($0.value, $0.count) }
  }
}
