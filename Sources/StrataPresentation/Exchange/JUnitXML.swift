internal import StrataRules
internal import StrataFeatures
internal import StrataCode

/// Findings as JUnit writes test results: a rule is a suite, an error or warning a failed case.
enum JUnitXML {
  /// Every rule that ran, also those without a finding, which are a passed case.
  static func document(_ report: FindingsReport) -> String {
    let byRule = Dictionary(grouping: report.shown, by: \.finding.rule)
    let known = report.check.rules.map(\.id)
    let others = byRule.keys.filter { !known.contains($0) }.sorted()
    let summaries = Dictionary(
      report.check.rules.map { ($0.id, $0.summary) }, uniquingKeysWith: { a, _ in a })
    let nothing = report.nothingJudged()
    return document(
      (report.notJudged.map { [Suite(skipping: $0.text, in: report.language)] } ?? [])
        + (known + others).map { rule in
          guard let entries = byRule[rule] else {
            let summary = summaries[rule]?.line(in: report.language) ?? rule.text
            return Suite(rule, passing: summary, skippedFor: nothing)
          }
          return Suite(rule, entries)
        })
  }

  /// The one case of a run that ended without a result.
  static func document(_ failure: Failure, in language: Language) -> String {
    let attributes = [("message", failure.message.line(in: language)), ("type", failure.kind)]
    var suite = Suite(name: Tool.name)
    suite.add(
      Suite.open(Phrase("the run", zh: "本次运行").text(in: language), rule: Tool.name),
      content: XMLText.element("error", attributes, indent: 6))
    suite.errors = 1
    return document([suite])
  }

  private static func document(_ suites: [Suite]) -> String {
    let all = suites.reduce(into: Suite(name: Tool.name)) { all, suite in
      all.cases += suite.cases
      all.failures += suite.failures
      all.errors += suite.errors
      all.skipped += suite.skipped
    }
    return XMLText.declaration
      + XMLText.element(
        "testsuites", all.attributes, indent: 0, content: suites.map(\.xml).joined())
  }
}

/// The cases of one rule.
private struct Suite {
  let name: String
  var cases = 0
  var failures = 0
  var errors = 0
  var skipped = 0
  private var content = ""

  init(name: String) { self.name = name }

  /// The only case of a rule without findings: passed, or skipped for a reason.
  init(_ rule: RuleID, passing summary: String, skippedFor reason: String?) {
    self.init(name: rule.text)
    let skip = reason.map { XMLText.element("skipped", [("message", $0)], indent: 6) }
    add(Self.open(summary.singleLine, rule: rule.text), content: skip ?? "")
    if reason != nil { skipped = 1 }
  }

  /// The only case, for what is not judged.
  init(skipping text: String, in language: Language) {
    self.init(name: Tool.name)
    add(
      Self.open(
        Phrase("files that are not judged", zh: "未检查的文件").text(in: language), rule: Tool.name),
      content: XMLText.element("skipped", [("message", text)], indent: 6))
    skipped = 1
  }

  /// A case a finding.
  init(_ rule: RuleID, _ entries: [FindingsReport.Entry]) {
    self.init(name: rule.text)
    var names: [String: Int] = [:]
    for entry in entries {
      let finding = entry.finding
      var name = "\(finding.location.file): \(entry.message)".singleLine.printable
      names[name, default: 0] += 1
      // Services take two cases of one name for one.
      if let count = names[name], count > 1 { name += " (\(count))" }
      let place = [
        ("file", finding.location.file), ("line", "\(finding.location.start.line)"),
      ]
      let isFailure = finding.severity != .info
      add(
        Self.open(name, rule: rule.text) + place,
        content: isFailure ? Self.failure(entry) : Self.remark(entry))
      if isFailure { failures += 1 }
    }
  }

  static func open(_ name: String, rule: String) -> [(String, String)] {
    [("name", name), ("classname", rule)]
  }

  mutating func add(_ attributes: [(String, String)], content: String) {
    cases += 1
    self.content += XMLText.element("testcase", attributes, indent: 4, content: content)
  }

  var attributes: [(String, String)] {
    [
      ("name", name), ("tests", "\(cases)"), ("failures", "\(failures)"), ("errors", "\(errors)"),
      ("skipped", "\(skipped)"),
    ]
  }

  var xml: String { XMLText.element("testsuite", attributes, indent: 2, content: content) }

  private static func failure(_ entry: FindingsReport.Entry) -> String {
    let finding = entry.finding
    return XMLText.element(
      "failure",
      [
        ("message", entry.message), ("type", finding.severity.rawValue),
      ], indent: 6, text: text(entry))
  }

  private static func remark(_ entry: FindingsReport.Entry) -> String {
    XMLText.element("system-out", [], indent: 6, text: text(entry))
  }

  /// The finding as a terminal shows it.
  private static func text(_ entry: FindingsReport.Entry) -> String {
    FindingText(TerminalStyle(isColoured: false, language: entry.language), .fromRoot).text(
      entry.finding, source: entry.source, why: nil)
  }
}
