internal import StrataFeatures
internal import StrataCode
internal import StrataRules
internal import StrataModel

/// The data that the page of a report shows, as one compact JSON document: what is said often is
/// said once, in the list `s`, and referred to by its number.
struct ReportData {
  private let report: ArchitectureReport
  private var strings = StringList()
  private let fileNumbers: [String: Int]
  private let ownerNames: [String]

  init(_ report: ArchitectureReport) {
    self.report = report
    fileNumbers = Dictionary(
      report.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let owners = report.owners?.byFile.values.flatMap { $0 } ?? []
    ownerNames = Set(owners).sorted()
  }

  /// The document, safe inside a `script` element.
  mutating func document(in language: Language) -> String {
    let files = report.files.map { file($0) }
    let findings = report.findings
    let rules = report.check.rules.filter { rule in findings.contains { $0.finding.rule == rule.id }
    }
    let numbers = Dictionary(
      rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let shown = findings.filter { numbers[$0.finding.rule] != nil }
    let listed = shown.compactMap { entry in
      numbers[entry.finding.rule].map { finding(entry, rule: $0) }
    }
    let change = ReportChange(report, listing: shown.map(\.finding))
    let parts = report.parts.map { part($0) }
    return JSONWriter.compact(
      .object([
        ("v", .int(1)), ("tool", Tool.json), ("lang", .string(language.rawValue)),
        ("info", .bool(report.showsInfo)),
        ("words", PageWords.json), ("project", project),
        ("overview", ReportOverview.value(report, rules: numbers)),
        ("layers", .strings(Layer.allCases.map(\.rawValue))), ("allowed", Self.allowed),
        ("rules", .array(rules.map { Self.rule($0) })), ("parts", .array(parts)),
        ("crossing", .bool(report.partsCrossLayers)), ("files", .array(files)),
        ("edges", edges), ("findings", .array(listed)), ("since", change?.value ?? .null),
        ("testing", ReportTesting.value(report.testing)),
        ("owners", owners), ("churn", churn), ("web", report.host?.page ?? .null),
        ("s", .array(strings.all)),
      ]))
  }

  /// By layer: the layers that it may name, its own included.
  private static var allowed: JSONValue {
    .array(
      Layer.allCases.map { layer in
        .array(Direction.allowed(from: layer).map { number(of: $0) })
      })
  }

  private var project: JSONValue {
    let check = report.check
    let project = check.project
    let name = ProjectSummary.components(of: project.root).last.map { String($0) }
    return .object([
      ("name", .string((name ?? project.root).printable)),
      ("kinds", .strings(project.kinds)), ("files", .int(project.files)),
      ("placed", .int(project.placed)), ("lines", .int(report.files.reduce(0) { $0 + $1.lines })),
      ("profile", .string(project.profile.name)),
      ("reason", Self.said(project.profile.reason)),
      ("detected", .bool(project.profile.isDetected)), ("domain", .bool(project.hasDomain)),
      ("rules", .int(check.rules.count)), ("unsure", .int(check.hiddenUnsure)),
      ("focus", .strings(check.focus.map(\.printable))),
      ("warnings", .array(check.warnings.map(Self.said))),
    ])
  }

  private var owners: JSONValue {
    guard let owners = report.owners else { return .null }
    return .object([
      ("source", .string(owners.source)), ("names", .strings(ownerNames.map(\.printable))),
    ])
  }

  private var churn: JSONValue {
    guard let churn = report.churn else { return .null }
    return .object([
      ("day", .string(churn.day?.text)), ("partial", .bool(churn.isPartial)),
    ])
  }

  private static func rule(_ rule: Rule) -> JSONValue {
    .array([
      .string(rule.id.text), said(rule.summary), said(rule.why), said(rule.fix), said(rule.title),
    ])
  }

  /// A text, or what it is in each language where that differs.
  static func said(_ phrase: Phrase) -> JSONValue {
    let texts = Language.allCases.map { phrase.line(in: $0) }
    return Set(texts).count == 1 ? .string(texts[0]) : .strings(texts)
  }

  private mutating func part(_ part: CodePart) -> JSONValue {
    .array([
      .string(part.kind.rawValue), strings.number(part.name), strings.number(part.folder),
      strings.number(part.module ?? ""),
    ])
  }

  /// Folder, name, layer, sureness in percent, part, lines, owners, changes in 90 and 365 days,
  /// modules, evidence, and types if there are any.
  private mutating func file(_ file: ReportedFile) -> JSONValue {
    let changes = report.churn?.files[file.path] ?? Churn.Changes()
    let owners = report.owners?.byFile[file.path] ?? []
    let evidence = file.placement.evidence.prefix(Self.evidenceShown)
      .filter { $0.weight.magnitude >= 0.3 }.map { self.evidence($0) }
    let name = file.path.lastComponent
    let types = TypeNames(file.types, file: name).text
    return .array(
      [
        strings.number(file.path.folderPart), strings.number(name),
        Self.number(of: file.placement.layer), .int(Self.percent(file.placement.confidence)),
        .int(file.part ?? -1), .int(file.lines),
        .array(owners.compactMap { ownerNames.firstIndex(of: $0) }.map { .int($0) }),
        .int(changes.recent), .int(changes.year),
        .array(file.modules.map { strings.number($0) }), .array(evidence),
      ] + (types.isEmpty ? [] : [.string(types)]))
  }

  private static let evidenceShown = 4

  private mutating func evidence(_ evidence: Evidence) -> JSONValue {
    .array([
      strings.number(evidence.kind.rawValue), strings.number(evidence.detail),
      Self.number(of: evidence.layer), .number(evidence.weight, decimals: 1),
    ])
  }

  /// By naming file, as far as it names any: its number, how many it names, then these and in how
  /// many places, the numbers counted on from the one before.
  private var edges: JSONValue {
    var flat: [JSONValue] = []
    var index = 0
    var last = 0
    while index < report.edges.count {
      let from = report.edges[index].from
      let end = report.edges[index...].firstIndex { $0.from != from } ?? report.edges.count
      flat += [.int(from - last), .int(end - index)]
      last = from
      var target = 0
      for edge in report.edges[index..<end] {
        flat += [.int(edge.to - target), .int(edge.places)]
        target = edge.to
      }
      index = end
    }
    return .array(flat)
  }

  /// Rule, severity, standing, file, line, column, sureness, message, help, the named file and line
  /// and symbol, the naming symbol, excerpt, further places, steps, id.
  private mutating func finding(_ entry: ReportedFinding, rule: Int) -> JSONValue {
    let finding = entry.finding
    let start = finding.location.start
    let target = finding.to?.location
    return .array([
      .int(rule), .int(Self.number(of: finding.severity)), .int(Self.number(of: entry.standing)),
      fileNumber(finding.location.file), .int(start.line), .int(start.column),
      .int(Self.percent(finding.confidence)), strings.number(finding.message),
      strings.number(finding.help), fileNumber(target?.file ?? ""),
      .int(target?.start.line ?? 0), strings.number(Self.target(of: finding)),
      strings.number(finding.from.symbol), excerpt(finding),
      .array(
        finding.also.prefix(20).map { place in
          .array([.int(place.line), .string(line(place.line, of: finding.location.file))])
        }),
      .array(finding.path.map { Self.said($0.text) }),
      .string(String(finding.identity.prefix(10))), .string(otherPlace(finding.location.file)),
    ])
  }

  /// What is used: a declaration, or the module that a manifest links.
  private static func target(of finding: Finding) -> String {
    finding.to?.symbol ?? (finding.rule == Rule.manifestEdge.id ? finding.subject : "")
  }

  /// The path of a place outside all Swift files, such as a manifest.
  private func otherPlace(_ path: String) -> String? {
    fileNumbers[path] == nil ? path.printable : nil
  }

  private func line(_ number: Int, of file: String) -> String? {
    report.excerpts[file]?[number].map { PageExcerpt.shown($0).trimmedHead }
  }

  private func excerpt(_ finding: Finding) -> JSONValue {
    let lines = report.excerpts[finding.location.file] ?? [:]
    return PageExcerpt(finding.location, lines: lines).map(\.json) ?? .null
  }

  private func fileNumber(_ path: String) -> JSONValue { .int(fileNumbers[path] ?? -1) }

  private static func number(of layer: Layer?) -> JSONValue {
    .int(layer.flatMap { Layer.allCases.firstIndex(of: $0) } ?? -1)
  }

  static func number(of severity: Severity) -> Int {
    switch severity {
    case .error: 0
    case .warning: 1
    case .info: 2
    }
  }

  private static func number(of standing: ReportedFinding.Standing) -> Int {
    switch standing {
    case .counted: 0
    case .accepted: 1
    case .allowed: 2
    }
  }

  private static func percent(_ share: Double) -> Int {
    share.isFinite ? Int((min(max(share, 0), 1) * 100).rounded()) : 0
  }
}

/// Texts, each once, by number.
private struct StringList {
  private(set) var all: [JSONValue] = []
  private var numbers: [Phrase: Int] = [:]

  /// The number of a string as it is shown.
  mutating func number(_ text: String) -> JSONValue { number(Phrase(verbatim: text)) }

  /// The number of a text in each language.
  mutating func number(_ text: Phrase) -> JSONValue {
    if let known = numbers[text] { return .int(known) }
    numbers[text] = all.count
    all.append(ReportData.said(text))
    return .int(all.count - 1)
  }
}

extension Day {
  /// `2027-03-01`.
  fileprivate var text: String {
    func padded(_ number: Int, _ digits: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

extension String {
  /// What stands before the last component, with its `/`.
  fileprivate var folderPart: String { String(dropLast(lastComponent.count)) }

  fileprivate var trimmedHead: String { String(drop { $0 == " " }) }
}
