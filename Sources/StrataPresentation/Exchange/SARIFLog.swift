internal import StrataModel
internal import StrataFeatures
internal import StrataCode
internal import StrataRules

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// Places are told from the root of the repository, whatever machine it lies on. Columns are code
/// units of UTF-16; where a line is not known there are none.
package enum SARIFLog {
  /// A log with one run of at most so many results, the gravest.
  package static func document(_ report: FindingsReport, limit: Int = resultLimit) -> String {
    let check = report.check
    let all = report.entries
    let entries = kept(all, limit)
    let driver = SARIFRules(check.rules, in: check.project.profile)
    var warnings = check.warnings
    if let nothing = report.nothingJudged() { warnings.append(Phrase(verbatim: nothing)) }
    let skipped = report.notJudged.map {
      [notification($0.severity.sarif, Phrase(verbatim: $0.text), id: "skipped")]
    }
    let rest = all.count - entries.count
    if rest > 0 {
      warnings.append(
        Phrase(
          "\(Noun.finding.count(rest)) left out: code scanning takes \(limit) results a run",
          zh: "略去 \(rest) 个问题：code scanning 对一次运行只接受 \(limit) 个结果"))
    }
    return document(
      driver: driver.json,
      in: report.language,
      invocation: [
        ("executionSuccessful", .bool(true)),
        (
          "toolExecutionNotifications",
          .array(warnings.map { notification("warning", $0) } + (skipped ?? []))
        ),
      ],
      results: entries.map { SARIFResult($0, in: report, rules: driver).json },
      more: [
        (
          "properties",
          .object([
            ("profile", .string(check.project.profile.name)), ("files", .int(check.project.files)),
            ("placed", .int(check.project.placed)),
          ])
        )
      ])
  }

  /// A log of a run that ended without a result.
  static func document(_ failure: Failure, in language: Language) -> String {
    let kind =
      failure.kind == "usage" ? "toolConfigurationNotifications" : "toolExecutionNotifications"
    return document(
      driver: SARIFRules([], in: .standard).json, in: language,
      invocation: [
        ("executionSuccessful", .bool(false)), ("exitCode", .int(2)),
        (kind, .array([notification("error", failure.message, id: failure.kind)])),
      ], results: [])
  }

  /// GitHub refuses a run with more.
  package static let resultLimit = 25_000

  private static func kept(
    _ entries: [FindingsReport.Entry], _ limit: Int
  ) -> [FindingsReport.Entry] {
    if entries.count <= limit { return entries }
    let ranked = entries.indices.sorted {
      (entries[$1].finding.severity, $0) < (entries[$0].finding.severity, $1)
    }
    return ranked.prefix(limit).sorted().map { entries[$0] }
  }

  private static func document(
    driver: JSONValue, in language: Language, invocation: [(String, JSONValue)],
    results: [JSONValue],
    more: [(String, JSONValue)] = []
  ) -> String {
    let root = Phrase("the root of the repository", zh: "仓库的根目录")
    return JSONWriter.document(
      in: language,
      .object([
        ("$schema", .string(schema)), ("version", .string("2.1.0")),
        (
          "runs",
          .array([
            .object(
              [
                ("tool", .object([("driver", driver)])),
                ("invocations", .array([.object(invocation)])),
                ("columnKind", .string("utf16CodeUnits")),
                (
                  "originalUriBaseIds",
                  .object([(baseID, .object([("description", text(root))]))])
                ),
                ("results", .array(results)),
              ] + more)
          ])
        ),
      ]))
  }

  /// What relative addresses start from.
  static let baseID = "%SRCROOT%"

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  private static func notification(_ level: String, _ message: Phrase, id: String? = nil)
    -> JSONValue
  {
    let descriptor = id.map { [("descriptor", JSONValue.object([("id", .string($0))]))] } ?? []
    return .object(
      descriptor + [("level", .string(level)), ("message", text(message))])
  }

  /// A message of plain text.
  static func text(_ text: Phrase) -> JSONValue {
    .object([("text", .phrase(text.map(\.singleLine.printable)))])
  }
}

extension Severity {
  /// The level of a result.
  var sarif: String {
    switch self {
    case .info: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
