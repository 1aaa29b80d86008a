import StrataCode
import StrataFeatures
import StrataRules
import StrataModel
import StrataPresentation
import TestSupport
import Testing

@Suite("What terminals show, in Chinese")
struct ChineseTextTests {
  private static let style = TerminalStyle(isColoured: false, width: 80, language: .chinese)
  private let style = Self.style

  @Test func findingsAndTheEndOfACheck() throws {
    var result = CheckResult.sample
    result.findings += [.sampleReference, .sampleReference, .sampleReference]
    result.unsure = Array(repeating: .sampleCycle, count: 2)
    result.suppressed = 1
    result.project.hasDomain = false
    result.features = [("Feed", 4), ("Profile", 2), ("Search", 1)]
    result.habits = [
      CollapsedRule(
        rule: Finding.sampleReference.rule, broken: 5, all: 12,
        noun: Phrase("view models", zh: "ViewModel"), severity: .error, cause: "LiveFeedRepository")
    ]
    let text = FindingsText(style).text(result, showsAll: false)
    try expectGolden(text + "\n" + CheckSummaryText(style).text(result), "check.zh.txt")
  }

  @Test func theVerdictOfACheck() throws {
    var changed = CheckResult.sample([.sampleCycle, .sampleReference])
    changed.changedSince = "main"
    changed.askedFiles = 7
    var unchanged = CheckResult.sample([])
    unchanged.changedSince = "main"
    unchanged.askedFiles = 0
    let all = ProjectSummary.sample(files: 120, placed: 120)
    let results: [CheckResult] = [
      changed, unchanged, .sample([], project: all), .sample([], hiddenInfos: 2),
      .sample([], project: .sample(files: 9, placed: 0)),
      .sample([], project: .sample(files: 1, placed: 0)), .sample([], rules: []),
      .sample([], warnings: (1...12).map { Phrase("cannot \($0)", zh: "无法 \($0)") }),
    ]
    let texts = results.map { CheckSummaryText(style).text($0) }
    try expectGolden(texts.joined(separator: "\n"), "summaries.zh.txt")
  }

  @Test func anAudit() throws {
    var base = ChangeBase(name: "main", commit: "1a2b3c4d5e6f")
    var result = AuditResult(.sample([.sampleReference], hiddenInfos: 2), since: base)
    result.check.unsure = Array(repeating: .sampleCycle, count: 1)
    result.inherited = [.sampleCycle]
    result.fixed = Array(repeating: .sampleSecondReference, count: 12)
    result.formerProfile = DetectedProfile(.router, reason: .empty, isDetected: true)
    result.shifts = [
      LayerShift(file: "A.swift", from: .common, to: nil),
      LayerShift(file: "B.swift", from: .data, to: .domain),
    ]
    var text = AuditText(style).text(result, showsInherited: true, showsAllFixed: false)
    text += "\n" + AuditSummaryText(style).text(result)
    base.isMerging = true
    text += "\n" + AuditSummaryText(style).text(AuditResult(.sample([]), since: base))
    base.isMerging = false
    base.isPresent = true
    result = AuditResult(.sample([]), since: base)
    result.fixed = [.sampleCycle]
    try expectGolden(text + "\n" + AuditSummaryText(style).text(result), "audit.zh.txt")
  }

  @Test func theMap() throws {
    let map = LayersText(style)
    let unplaced = UnplacedText(style)
    try expectGolden(
      map.text(.sample) + map.summary(.sample) + "\n" + unplaced.text(.sample)
        + unplaced.summary(.sample), "layers.zh.txt")
    let files = (0..<301).map { number in
      var file = number.isMultiple(of: 3) ? PlacedFile.feed : .viewModel
      file.path += "\(number).swift"
      return file
    }
    let large = LayersResult(project: .sample(files: 301, placed: 301), files: files, warnings: [])
    try expectGolden(map.text(large) + map.summary(large), "layers-large.zh.txt")
  }

  @Test func theRules() throws {
    let rules: [Rule] = [.sampleReference, .sampleCycle, .samplePassThrough]
    let list = RuleListText(style)
    try expectGolden(
      list.matrix(rules) + "\n" + list.text(rules, in: .layered) + list.summary(rules),
      "rules.zh.txt")
  }

  @Test func aRule() throws {
    var rule = RuleExplanation(.sampleReference)
    rule.profile = ProjectSummary.sample().profile
    rule.setting = RuleSetting(
      rule.rule.id, .at(.warning),
      at: SettingLocation(start: Position(line: 3, column: 3), width: 5))
    rule.settingsFile = ".strata.yml"
    rule.count = 3
    rule.worst = .sampleReference
    rule.model = PlacedType(
      name: "CartViewModel", noun: Phrase("view model", zh: "ViewModel"), layer: .presentation,
      location: .at("Sources/Cart.swift", 3, 7..<20))
    try expectGolden(RulePageText(style).text(rule), "explain-rule.zh.txt")
  }

  @Test func aFindingAndAFile() throws {
    let finding = FindingExplanation(
      finding: .sampleReference, rule: .sampleReference,
      sameCause: Array(repeating: .sampleSecondReference, count: 12), source: [])
    var unplaced = FileExplanation.sample
    unplaced.file = .helper
    unplaced.types = []
    unplaced.names = []
    unplaced.findings = []
    unplaced.modules = ["A", "B"]
    unplaced.line = 7
    let page = FileExplanationText(style)
    try expectGolden(
      FindingExplanationText(style).text(finding) + "\n" + page.text(.sample) + "\n"
        + page.text(unplaced), "explain.zh.txt")
  }

  @Test func severalTypesOfOneName() throws {
    let types = [(Layer?.some(.data), Role.dto), (nil, .entity)].map { layer, role in
      (
        type: PlacedType(
          name: "Status", noun: nil, layer: layer, location: .at("A.swift", 3, 8..<14)),
        keyword: "struct", roles: [role]
      )
    }
    try expectGolden(
      ExplanationText(style).text(
        Explanation(asked: "Status", subject: .types(SameNamedTypes(name: "Status", types: types)))),
      "explain-several.zh.txt")
  }
}
