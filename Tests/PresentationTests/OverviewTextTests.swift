import Foundation
import StrataCode
import StrataFeatures
import StrataModel
import StrataRules
import StrataPresentation
import TestSupport
import Testing

@Suite("The first screen")
struct OverviewTextTests {
  /// As many findings of as many rules as there are.
  private static let large: CheckResult = {
    let findings = Rule.catalogue.enumerated().flatMap { index, rule in
      (0...index % 4).map { number in
        var finding = Finding.sampleReference
        finding.rule = rule.id
        finding.severity = index % 3 == 0 ? .error : .warning
        finding.location.file = "Sources/Feature\(index % 7)/File\(number).swift"
        finding.subject = "AVeryLongNameOfAType\(index)\(number)"
        finding.from.symbol = "AnotherLongNameOfAType\(index)\(number)"
        return finding
      }
    }
    var result = CheckResult.sample(findings, rules: Rule.catalogue)
    result.project.crossings = 5000
    result.hiddenInfos = (0..<84).map { index in
      var finding = Finding.sampleReference
      finding.rule = index < 80 ? Rule.serviceLocator.id : Rule.codable.id
      finding.severity = .info
      finding.subject = "AnotherLongNameOfAType\(index)"
      finding.from.symbol = "AVeryLongNameOfAType\(index)"
      return finding
    }
    result.unsure = [.sampleCycle]
    result.questions = [
      LayerQuestion(
        path: "Sources/Data/LiveFeedRepository.swift", files: 1, layer: .data, other: .domain,
        confidence: 0.7)
    ]
    return result
  }()

  @Test(arguments: [80, 110, 200], Language.allCases)
  func itFitsOneScreen(width: Int, language: Language) {
    let style = TerminalStyle(isColoured: false, width: width, language: language)
    let text = OverviewText(style).text(Self.large, Overview(Self.large))
    #expect(text.count { $0 == "\n" } <= 25, "\(text)")
  }

  @Test func aScreenShowsTheGravestAndAPipeShowsAll() {
    func heads(_ text: CheckText, showsAll: Bool = false) -> Int {
      text.text(Self.large, showsAll: showsAll).components(separatedBy: "\n").count {
        $0.contains(": error: ") || $0.contains(": warning: ")
      }
    }
    let all = Self.large.findings.count
    #expect(heads(CheckText(.plain, isScreen: true)) == 3)
    #expect(heads(CheckText(.plain, isScreen: true), showsAll: true) == all)
    #expect(heads(CheckText(.plain)) == all)
  }

  @Test func aPartOfTheProjectIsListedWithoutAnOverview() {
    var part = Self.large
    part.focus = ["Sources/Feature1"]
    let text = CheckText(.plain, isScreen: true).text(part, showsAll: false)
    #expect(!text.contains("Fix first"))
    #expect(text.contains(" in the "))
  }

  @Test func itIsSaidAsAlways() throws {
    try expectGolden(OverviewText(.plain).text(Self.large, Overview(Self.large)), "overview.txt")
    try expectGolden(
      OverviewText(TerminalStyle(isColoured: false, language: .chinese)).text(
        Self.large, Overview(Self.large)),
      "overview.zh.txt")
  }

  @Test func colorsChangeNoText() {
    let plain = OverviewText(.plain).text(Self.large, Overview(Self.large))
    let coloured = OverviewText(TerminalStyle(isColoured: true)).text(
      Self.large, Overview(Self.large))
    #expect(coloured != plain)
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }
}
