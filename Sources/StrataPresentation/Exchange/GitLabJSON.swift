internal import StrataFeatures
internal import StrataRules
internal import StrataCode

/// Findings for GitLab's code quality report.
enum GitLabJSON {
  /// A list of issues; empty if there is nothing to act on.
  static func document(_ report: FindingsReport) -> String {
    if let nothing = report.nothingJudged() {
      return document(of: nothing, "minor", name: "nothing-judged", in: report.language)
    }
    var seen: [String: Int] = [:]
    let reasons = Dictionary(
      report.check.rules.map { ($0.id, $0.why) }, uniquingKeysWith: { a, _ in a })
    return JSONWriter.document(
      in: report.language,
      .array(
        skipped(report)
          + report.shown.map { entry in
            seen[entry.identity, default: 0] += 1
            let count = seen[entry.identity] ?? 1
            let finding = entry.finding
            return Issue(
              description: entry.message, rule: finding.rule.text,
              // GitLab keeps one issue a fingerprint.
              fingerprint: count == 1 ? entry.identity : "\(entry.identity)-\(count)",
              severity: finding.severity.gitlab, location: finding.location,
              body: body(entry, why: reasons[finding.rule])
            ).json
          }))
  }

  /// What is not judged, as one issue of the project.
  private static func skipped(_ report: FindingsReport) -> [JSONValue] {
    report.notJudged.map { [whole($0.text, $0.severity.gitlab, name: "skipped")] } ?? []
  }

  /// The one issue of a run that ended without a result.
  static func document(_ failure: Failure, in language: Language) -> String {
    let message = Phrase(
      "\(Tool.name) could not run: \(failure.message)", zh: "\(Tool.name) 无法运行：\(failure.message)")
    return document(of: message.line(in: language), "blocker", name: failure.kind, in: language)
  }

  private static func document(
    of message: String, _ severity: String, name: String, in language: Language
  ) -> String {
    JSONWriter.document(in: language, .array([whole(message, severity, name: name)]))
  }

  /// One issue of the project as a whole.
  private static func whole(_ message: String, _ severity: String, name: String) -> JSONValue {
    let start = Position(line: 1, column: 1)
    return Issue(
      description: message, rule: "\(Tool.name).\(name)", fingerprint: "\(Tool.name)-\(name)",
      severity: severity, location: Location(file: ".", start: start, end: start)
    ).json
  }

  private static func body(_ entry: FindingsReport.Entry, why: Phrase?) -> String? {
    let parts = [why?.line(in: entry.language) ?? "", entry.help].filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }
}

extension Severity {
  /// GitLab's word.
  fileprivate var gitlab: String {
    switch self {
    case .info: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}

/// One issue as GitLab reads it.
private struct Issue {
  var description: String
  var rule: String
  /// What GitLab recognises it by.
  var fingerprint: String
  var severity: String
  var location: Location
  /// What is read when it is unfolded.
  var body: String?

  var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("description", .string(description)), ("check_name", .string(rule)),
      ("fingerprint", .string(fingerprint)), ("severity", .string(severity)),
      (
        "location",
        .object([
          ("path", .string(location.file)),
          (
            "lines",
            .object([("begin", .int(location.start.line)), ("end", .int(location.end.line))])
          ),
        ])
      ), ("type", .string("issue")),
    ]
    if let body { members.append(("content", .object([("body", .string(body))]))) }
    return .object(members)
  }
}
