import StrataCode
import StrataFeatures
import StrataRules
import StrataPresentation
import TestSupport
import Testing

@Suite("What services, pages and drawings say in Chinese")
struct ChineseDocumentTests {
  @Test(arguments: [
    (FindingsFormat.xcode, "xcode.txt"), (.github, "github.txt"), (.sarif, "sarif"),
    (.junit, "junit.xml"), (.checkstyle, "checkstyle.xml"), (.gitlab, "gitlab.json"),
    (.markdown, "md"), (.json, "json"),
  ])
  func findingsAreReported(form: FindingsFormat, ending: String) throws {
    let check = FindingsReport(.sampleReport, at: .sample, in: .chinese)
    try expectGolden(try #require(form.document(check)), "Formats/check.zh.\(ending)")
    let failure = Failure(
      kind: "no-swift-files", message: Phrase("there is no Swift file", zh: "没有 Swift 文件"))
    guard form != .xcode else { return }
    try expectGolden(
      try #require(form.document(failure, in: .chinese)), "Formats/failure.zh.\(ending)")
  }

  @Test func aCommentTellsTheInheritedFromTheNew() throws {
    let audit = FindingsReport(
      AuditResult.sampleReport, at: .sample, in: .chinese, showsInherited: true)
    try expectGolden(
      try #require(FindingsFormat.markdown.document(audit)), "Formats/audit-all.zh.md")
  }

  @Test func whatThereIsNoRoomForIsCounted() throws {
    let findings = (0..<400).map { number in
      var finding = Finding.sampleReference
      finding.location.file = "Sources/Presentation/Screen\(number)/ViewModel.swift"
      finding.help = Phrase(verbatim: "办法 \(number % 7)")
      return finding
    }
    let result = CheckResult.sample(findings, project: .sample(root: "/repos/App"))
    let report = FindingsReport(result, at: .sample, in: .chinese)
    try expectGolden(FindingsMarkdown.document(report, limit: 8_000), "Formats/check-cut.zh.md")
    let commands = try #require(FindingsFormat.github.document(report))
    #expect(
      commands.hasSuffix(
        "400 个问题中有 10 个显示在代码旁，GitHub 对一个步骤只接受这么多；--format text --all 列出全部问题\n"))
    #expect(commands.contains("dependency.layer-reference 还有 390 个问题\n"))
  }

  @Test func aRuleHasAPage() throws {
    let page = RuleMarkdown.page(.sampleReference, in: .chinese) { _ in
      "Domain/FetchFeedUseCase.swift:2:19: error: … [dependency.layer-reference]\n"
    }
    try expectGolden(page, "rule.zh.md")
    let numbers = RuleMarkdown.page(.massiveViewModel, in: .chinese) { _ in nil }
    #expect(numbers.contains("\n## 数值\n\n| `.strata.yml` 中 | 含义 | 默认 |\n"))
    #expect(numbers.contains("\n| `lines` | 代码行数的上限 | 300 |\n"))
    let cases = RuleMarkdown.page(.navigatingViewModel, in: .chinese) { _ in nil }
    #expect(cases.contains("\n| 其余 | 错误 |") && cases.contains("| 关闭 |\n"))
  }

  @Test func aDiagramIsDrawn() throws {
    let style = TerminalStyle(isColoured: false, language: .chinese)
    let text = DiagramText(style).text(.sample) + "\n" + DiagramText(style).summary(.sample)
    try expectGolden(text, "graph.zh.txt")
    try expectGolden(MermaidText.document(.sample, in: .chinese), "graph.zh.mmd")
    try expectGolden(DotText.document(.sample, in: .chinese), "graph.zh.dot")
    try expectGolden(DiagramSVG.document(.sample, in: .chinese), "graph.zh.svg")
  }

  @Test func whatADiagramLeavesOutIsSaid() throws {
    var diagram = Diagram.sample
    diagram.level = .type
    diagram.focus = "Feed"
    diagram.circles = [[0, 1], [1, 2, 3]]
    diagram.hidden.unplaced = 1
    diagram.hidden.links = 2
    diagram.hidden.fromRoots = 3
    diagram.nodes[0].hiddenOut = 3
    diagram.hidden.folded = 4
    diagram.hidden.foldedEdges = 5
    for (language, name) in [
      (Language.english, "graph-left-out.dot"), (.chinese, "graph-left-out.zh.dot"),
    ] {
      try expectGolden(DotText.document(diagram, in: language), name)
    }
  }

  @Test(arguments: [(Language.english, "settings.yml"), (.chinese, "settings.zh.yml")])
  func settingsAreExplainedWhereTheyStand(language: Language, name: String) throws {
    var proposal = ProposedSettings(project: .sample())
    proposal.unplacedFiles = 19
    proposal.unplaced = [
      ProposedSettings.UnplacedFolder(folder: "Sources/Kit", files: 12),
      ProposedSettings.UnplacedFolder(folder: "Sources/订单", files: 1),
    ]
    proposal.features = ProposedSettings.Features(
      pattern: "Sources/Features/*", names: ["Cart", "Feed", "Login", "Orders", "Search"],
      crossing: 3)
    proposal.habits = [
      CollapsedRule(
        rule: "presentation.logic-in-view", broken: 12, all: 15, noun: Phrase("views", zh: "视图"),
        severity: .warning, cause: nil)
    ]
    try expectGolden(SettingsTemplate.text(proposal, in: language), name)
  }
}
