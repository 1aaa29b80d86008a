internal import StrataCode
internal import StrataFeatures
internal import StrataRules

/// What the page says of a change: what it introduced, loosened, fixed and inherited.
struct ReportChange {
  private let change: AuditResult
  private let numbers: [Key: Int]

  /// What makes a finding of an audit one of those that the page lists.
  private struct Key: Hashable {
    var identity: String
    var location: Location

    init(_ finding: Finding) {
      identity = finding.identity
      location = finding.location
    }
  }

  /// The change of a report; nil where nobody asked. `findings` are those that the page lists.
  init?(_ report: ArchitectureReport, listing findings: [Finding]) {
    guard let change = report.change else { return nil }
    self.change = change
    numbers = Dictionary(
      findings.enumerated().map { (Key($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The base, remarks, and the findings by what became of them.
  var value: JSONValue {
    let loosened = change.check.findings.filter { $0.rule == Rule.loosened.id }
    let introduced = change.check.findings.filter { $0.rule != Rule.loosened.id }
    let remarks =
      [
        AuditWords.state(change.base), AuditWords.formerProfile(change),
        AuditWords.shifts(change.shifts),
      ].compactMap(\.self) + AuditWords.hidden(change.check)
    return .object([
      ("base", ReportData.said(AuditWords.name(of: change.base))),
      ("remarks", .array(remarks.map(ReportData.said))),
      ("introduced", .array(introduced.map { row($0) })),
      ("loosened", .array(loosened.map { row($0) })),
      ("fixed", .array(change.fixed.map(Self.told))), ("inherited", .int(change.inherited.count)),
    ])
  }

  /// The number of a finding that the page lists, or else all that is to be said of it.
  private func row(_ finding: Finding) -> JSONValue {
    numbers[Key(finding)].map { .int($0) } ?? Self.told(finding)
  }

  /// Severity, message, rule, file and line.
  private static func told(_ finding: Finding) -> JSONValue {
    .array([
      .int(ReportData.number(of: finding.severity)), ReportData.said(finding.message),
      .string(finding.rule.text), .string(finding.location.file.printable),
      .int(finding.location.start.line),
    ])
  }
}
