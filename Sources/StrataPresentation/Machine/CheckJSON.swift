internal import StrataModel
package import StrataFeatures
package import StrataCode
internal import StrataRules

/// The machine-readable report of a check: one shape, whether it succeeded or not.
package enum CheckJSON {
  /// The report of a finished check, or so much of its findings as is asked for; with what can be
  /// done about each, where that was asked.
  package static func document(
    _ result: CheckResult, only extract: FindingExtract = .all, actions: FindingActions? = nil,
    in language: Language = .english
  ) -> String {
    let all = result.findingsWithAccepted
    let shown = extract.page(of: all)
    return JSONWriter.document(
      in: language,
      report(
        summary: summary(result),
        findings: FindingListJSON(
          rows: shown.map {
            $0.finding.json(isBaselined: $0.isBaselined, actions: actions, only: extract)
          },
          rules: FindingListJSON.rules(result.rules, of: shown.map(\.finding)),
          page: extract.json(of: all.count)),
        run: result))
  }

  /// The report of a check that could not run; nothing was counted, so nothing is zero.
  package static func document(_ failure: Failure, in language: Language = .english) -> String {
    JSONWriter.document(
      in: language,
      report(
        summary: .null, error: failure.json))
  }

  /// The shape of every report on findings.
  static func report(
    summary: JSONValue, findings: FindingListJSON = FindingListJSON(), audit: JSONValue = .null,
    run: CheckResult? = nil, error: JSONValue = .null
  ) -> JSONValue {
    .object([
      ("schemaVersion", .int(2)), ("tool", Tool.json),
      ("project", run.map { project($0.project) } ?? .null), ("summary", summary),
      ("overview", run.map { OverviewJSON.value(Overview($0)) } ?? .null),
      ("rules", .array(findings.rules)), ("findings", .array(findings.rows)),
      ("page", findings.page), ("audit", audit),
      ("layers", .null),
      ("warnings", .phrases(run?.warnings ?? [])), ("skipped", skipped(run?.skipped ?? [])),
      ("timings", run.map { timings($0.timings) } ?? .null), ("error", error),
    ])
  }

  /// What is there and is not judged, with the reason.
  static func skipped(_ skipped: [SkippedFile]) -> JSONValue {
    .array(
      skipped.map { skip in
        .object([
          ("path", .string(skip.path)), ("kind", .string(skip.kind.rawValue)),
          ("files", .int(skip.files)), ("reason", .phrase(skip.reason)),
        ])
      })
  }

  /// The figures of a project.
  static func project(_ project: ProjectSummary) -> JSONValue {
    .object([
      ("root", .string(project.root)), ("kinds", .strings(project.kinds)),
      ("files", .int(project.files)), ("placed", .int(project.placed)),
      (
        "profile",
        .object([
          ("name", .string(project.profile.name)), ("reason", .phrase(project.profile.reason)),
          ("detected", .bool(project.profile.isDetected)),
        ])
      ),
    ])
  }

  /// The counts; those against an earlier state only where there is one.
  static func summary(
    _ result: CheckResult, introduced: Int? = nil, inherited: Int? = nil, fixed: Int? = nil
  ) -> JSONValue {
    .object([
      ("errors", .int(result.count(.error))), ("warnings", .int(result.count(.warning))),
      ("infos", .int(result.count(.info) + result.hiddenInfos.count)),
      ("introduced", introduced.map { .int($0) } ?? .null),
      ("inherited", inherited.map { .int($0) } ?? .null),
      ("fixed", fixed.map { .int($0) } ?? .null),
      ("baselined", .int(result.baseline?.accepted.count ?? 0)),
      ("staleBaseline", .int(result.baseline?.stale.reduce(0) { $0 + $1.count } ?? 0)),
      ("suppressed", .int(result.suppressed)),
    ])
  }

  /// The seconds by step.
  static func timings(_ timings: Timings) -> JSONValue {
    .object([
      ("discover", .number(timings.discover, decimals: 4)),
      ("facts", .number(timings.facts, decimals: 4)),
      ("resolve", .number(timings.resolve, decimals: 4)),
      ("rules", .number(timings.rules, decimals: 4)), ("files", .int(timings.files)),
      ("parsed", .int(timings.parsed)), ("cached", .int(timings.cached)),
    ])
  }
}

/// Findings with the rules that they are of.
struct FindingListJSON {
  var rows: [JSONValue] = []
  var rules: [JSONValue] = []
  /// Which findings these are, where they are not all.
  var page = JSONValue.null

  /// The rules that some findings are of, with what each finding of them means.
  static func rules(_ rules: [Rule], of findings: [Finding]) -> [JSONValue] {
    let found = Set(findings.map(\.rule))
    return rules.filter { found.contains($0.id) }.map { rule in
      .object([
        ("id", .string(rule.id.text)), ("title", .phrase(rule.title)), ("why", .phrase(rule.why)),
      ])
    }
  }
}
