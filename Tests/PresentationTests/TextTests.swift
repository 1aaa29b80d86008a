import StrataFeatures
import StrataRules
import StrataCode
import StrataPresentation
import TestSupport
import Testing

struct TextTests {
  @Test func findingsReadLikeACompilersDiagnostics() throws {
    try expectGolden(FindingsText(.plain).text(.sample), "findings.txt")
  }

  @Test func coloursMarkSeverityAndPlace() throws {
    let style = TerminalStyle(isColoured: true)
    try expectGolden(FindingsText(style).text(.sample), "findings.ansi")
    try expectGolden(CheckSummaryText(style).text(.sample), "summary.ansi")
  }

  @Test func everyFindingBeginsWithALineThatEditorsParse() {
    let lines = FindingsText(.plain).text(.sample).split(separator: "\n")
    let shape = /[^:]+:\d+:\d+: (error|warning|info): .+ \[[a-z-]+\.[a-z-]+\]/
    #expect(lines.count { $0.wholeMatch(of: shape) != nil } == CheckResult.sample.findings.count)
  }

  @Test func theReasonOfARuleIsToldOnce() {
    let text = FindingsText(.plain).text(.sample([.sampleReference, .sampleSecondReference]))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("why: ") } == 1)
  }

  @Test func noFindingsAreNoText() {
    #expect(FindingsText(.plain).text(.sample([])).isEmpty)
  }

  @Test func aMissingSourceLineLeavesTheRestOfTheFinding() {
    var result = CheckResult.sample([.sampleReference])
    result.excerpts = [:]
    let text = FindingsText(.plain).text(result)
    #expect(!text.contains("│"))
    #expect(text.contains("note: declared here, in Data"))
  }

  @Test func controlCharactersDoNotReachTheTerminal() {
    var finding = Finding.sampleReference
    finding.message = "view model 'A\u{1B}[31m\u{7}' names\n'B\u{202E}'"
    finding.location.file = "Sources/a\u{1B}]0;x\u{7}\nb.swift"
    finding.help = "depend on '\u{9B}2J'"
    finding.path = [Finding.Step(edge: "a\u{8}b", location: finding.location, detail: "c\u{8}")]
    var result = CheckResult.sample([finding], warnings: ["cannot read '\u{1B}c'"])
    result.excerpts = [finding.location.file: [14: "let \u{1B}[2Jx: LiveFeedRepository\u{0}\r"]]
    for text in [FindingsText(.plain).text(result), CheckSummaryText(.plain).text(result)] {
      let raw = text.unicodeScalars.filter {
        $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
      }
      #expect(raw.isEmpty)
    }
    #expect(FindingsText(.plain).text(result).hasPrefix("Sources/a␛]0;x␇␊b.swift:14:27: error: "))
  }
}
