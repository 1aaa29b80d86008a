package import StrataFeatures
package import StrataCode
internal import StrataRules

/// The machine-readable report of an audit: a check's, with what the findings are compared with.
package enum AuditJSON {
  /// The report of a finished audit: what was introduced and what was inherited, each marked, and
  /// what was fixed apart.
  package static func document(_ result: AuditResult, in language: Language = .english) -> String {
    let check = result.check
    func json(_ findings: [Finding], isIntroduced: Bool) -> [JSONValue] {
      findings.map { $0.json(isIntroduced: isIntroduced) }
    }
    var all = check
    all.findings += result.inherited
    return JSONWriter.document(
      in: language,
      CheckJSON.report(
        summary: CheckJSON.summary(
          all, introduced: check.findings.count, inherited: result.inherited.count,
          fixed: result.fixed.count),
        findings: FindingListJSON(
          rows: json(check.findings, isIntroduced: true)
            + json(result.inherited, isIntroduced: false),
          rules: FindingListJSON.rules(check.rules, of: all.findings + result.fixed)),
        audit: .object([
          ("base", .string(result.base.name)), ("commit", .string(result.base.commit)),
          ("fixed", .array(json(result.fixed, isIntroduced: false))),
        ]),
        run: check))
  }
}
