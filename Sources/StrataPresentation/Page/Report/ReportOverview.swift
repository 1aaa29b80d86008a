internal import StrataCode
internal import StrataFeatures
internal import StrataRules

/// What the head of a report's page and its panel show first.
enum ReportOverview {
  /// The verdict, what is to be known of it, and what to fix first: title, step, rule, errors,
  /// warnings, the identity of the gravest finding.
  static func value(_ report: ArchitectureReport, rules: [RuleID: Int]) -> JSONValue {
    let overview = Overview(report.check)
    let remarks = OverviewWords.remarks(overview)
    return .object([
      ("verdict", ReportData.said(OverviewWords.verdict(overview))),
      ("remarks", .array(remarks.map(ReportData.said))),
      ("uncertain", .int(overview.doubtfulFiles)),
      (
        "causes",
        .array(
          overview.causes.prefix(Self.causesShown).map { cause in
            .array([
              ReportData.said(OverviewWords.title(cause)),
              ReportData.said(OverviewWords.step(cause)),
              .int(rules[cause.rule.id] ?? -1),
              .int(cause.findings.count { $0.severity == .error }),
              .int(cause.findings.count { $0.severity == .warning }),
              .string(String(cause.findings[0].identity.prefix(10))),
            ])
          })
      ),
    ])
  }

  private static let causesShown = 3
}
