package import StrataFeatures
package import StrataCode
internal import StrataRules

/// The machine-readable report of an audit: a check's, with what the findings are compared with.
package enum AuditJSON {
  /// The report of a finished audit: what was introduced and what was inherited, each marked, and
  /// what was fixed apart; or so much of what is there as is asked for.
  package static func document(
    _ result: AuditResult, only extract: FindingExtract = .all, in language: Language = .english
  ) -> String {
    let check = result.check
    func json(_ finding: Finding, isIntroduced: Bool) -> JSONValue {
      finding.json(isIntroduced: isIntroduced, only: extract)
    }
    var all = check
    all.findings += result.inherited
    let shown = extract.page(of: Array(all.findings.enumerated()))
    return JSONWriter.document(
      in: language,
      CheckJSON.report(
        summary: CheckJSON.summary(
          all, introduced: check.findings.count, inherited: result.inherited.count,
          fixed: result.fixed.count),
        findings: FindingListJSON(
          rows: shown.map { json($0.element, isIntroduced: $0.offset < check.findings.count) },
          rules: FindingListJSON.rules(check.rules, of: shown.map(\.element) + result.fixed),
          page: extract.json(of: all.findings.count)),
        audit: .object([
          ("base", .string(result.base.name)), ("commit", .string(result.base.commit)),
          ("fixed", .array(result.fixed.map { json($0, isIntroduced: false) })),
        ]),
        run: check))
  }
}
