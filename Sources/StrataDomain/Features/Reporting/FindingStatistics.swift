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
    let byRule = check.findings.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    rules = check.rules.compactMap { rule in byRule[rule.id].map { (rule, $0) } }
      .sorted { ($1.findings, $0.rule.id) < ($0.findings, $1.rule.id) }
    folders = Self.counted(check.findings.map { String($0.location.file.folder) })
    self.owners = Self.counted(check.findings.flatMap { owners?.byFile[$0.location.file] ?? [] })
  }

  private static func counted(_ names: [String]) -> [(name: String, findings: Int)] {
    names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}
