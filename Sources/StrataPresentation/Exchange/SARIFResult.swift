internal import StrataRules
internal import StrataFeatures
internal import StrataCode

/// One finding as a result of a log.
struct SARIFResult {
  private let entry: FindingsReport.Entry
  private let rules: SARIFRules
  private let baseline: String?

  private var finding: Finding { entry.finding }

  /// The result of an entry.
  init(_ entry: FindingsReport.Entry, in report: FindingsReport, rules: SARIFRules) {
    self.entry = entry
    self.rules = rules
    baseline = report.check.baseline?.file
  }

  /// The result.
  var json: JSONValue {
    var members: [(String, JSONValue)] = [("ruleId", .string(finding.rule.text))]
    if let index = rules.index(of: finding.rule) { members.append(("ruleIndex", .int(index))) }
    members += [
      ("level", .string(finding.severity.sarif)), ("message", SARIFLog.text(finding.sentence)),
      ("locations", .array([location])),
    ]
    if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
    if !finding.path.isEmpty { members.append(("codeFlows", .array([flow]))) }
    members.append(("partialFingerprints", .object([("strata/v1", .string(entry.identity))])))
    if let state { members.append(("baselineState", .string(state))) }
    if entry.standing == .baselined { members.append(("suppressions", suppressions)) }
    return .object(members + [("properties", properties)])
  }

  private var state: String? {
    switch entry.standing {
    case .found, .baselined: nil
    case .introduced: "new"
    case .inherited: "unchanged"
    case .fixed: "absent"
    }
  }

  private var suppressions: JSONValue {
    let reason =
      baseline.map {
        Phrase("accepted by the baseline '\($0.printable)'", zh: "基线 '\($0.printable)' 已接受")
      } ?? Phrase("accepted by the baseline", zh: "基线已接受")
    return .array([.object([("kind", .string("external")), ("justification", .phrase(reason))])])
  }

  private var location: JSONValue {
    let (start, end) = (finding.location.start, finding.location.end)
    var region: [(String, JSONValue)] = [("startLine", .int(start.line))]
    if let column = entry.startColumn { region.append(("startColumn", .int(column))) }
    if end.line > start.line { region.append(("endLine", .int(end.line))) }
    if let column = entry.endColumn { region.append(("endColumn", .int(column))) }
    return .object([
      ("physicalLocation", Self.place(finding.location.file, region)),
      (
        "logicalLocations",
        .array([.object([("fullyQualifiedName", .string(finding.from.symbol.printable))])])
      ),
    ])
  }

  /// Where the ends are declared, and the further places.
  private var related: [JSONValue] {
    let others = Set(finding.also.map(\.line)).subtracting([finding.location.start.line])
    let places =
      finding.notes.map { ($0.location.file, $0.location.start.line, $0.text) }
      + others.sorted().prefix(Self.limit).map {
        (finding.location.file, $0, Phrase("also here", zh: "这里也是"))
      }
    return places.enumerated().map { index, place in
      Self.location(id: index + 1, place.0, line: place.1, place.2)
    }
  }

  /// GitHub shows so many places of a result.
  private static let limit = 90

  private var flow: JSONValue {
    let steps = finding.path.map { step in
      JSONValue.object([
        (
          "location",
          Self.location(step.location.file, line: step.location.start.line, step.what)
        )
      ])
    }
    return .object([("threadFlows", .array([.object([("locations", .array(steps))])]))])
  }

  private var properties: JSONValue {
    .object([
      ("confidence", .number(finding.confidence, decimals: 3)),
      ("subject", .string(finding.subject.printable)),
      ("fromLayer", .string(finding.from.layer?.rawValue)),
      ("toLayer", .string(finding.to?.layer?.rawValue)),
    ])
  }

  private static func location(
    id: Int? = nil, _ file: String, line: Int, _ text: Phrase
  ) -> JSONValue {
    .object(
      (id.map { [("id", .int($0))] } ?? []) + [
        ("physicalLocation", place(file, [("startLine", .int(line))])),
        ("message", SARIFLog.text(text)),
      ])
  }

  private static func place(_ file: String, _ region: [(String, JSONValue)]) -> JSONValue {
    .object([
      (
        "artifactLocation",
        .object([
          ("uri", .string(PercentEncoding.path(file))), ("uriBaseId", .string(SARIFLog.baseID)),
        ])
      ), ("region", .object(region)),
    ])
  }
}
