import Foundation
import StrataFeatures
import StrataRules
import StrataCode
import StrataPresentation
import TestSupport
import Testing

@Suite("Findings of a habit")
struct HabitTextTests {
  private static let result: CheckResult = {
    var findings: [Finding] = []
    for number in 1...14 {
      var finding = Finding.sampleReference
      finding.location.file = "Sources/File\(number).swift"
      findings.append(finding)
    }
    var result = CheckResult.sample(findings)
    result.habits = [
      CollapsedRule(
        rule: Finding.sampleReference.rule, broken: 14, all: 20, noun: "files", severity: .error,
        cause: "LiveFeedRepository")
    ]
    return result
  }()

  private func heads(_ text: String) -> Int {
    text.split(separator: "\n").count { $0.contains(": error: ") }
  }

  @Test func threeAreShownAndOneLineSaysTheRest() {
    let text = FindingsText(.plain).text(Self.result, showsAll: false)
    #expect(heads(text) == 3)
    #expect(
      text.hasSuffix(
        """
        error: 14 of 20 files: dependency.layer-reference, mostly 'LiveFeedRepository': 11 more with \
        --all. If that is what the project wants, write in .strata.yml: rules: \
        {dependency.layer-reference: off}

        """))
  }

  @Test func allAreShownIfAllAreAskedFor() {
    let text = FindingsText(.plain).text(Self.result, showsAll: true)
    #expect(heads(text) == 14)
    #expect(!text.contains("--all"))
  }

  @Test func theWayOutIsSaidOnceACause() {
    let text = FindingsText(.plain).text(Self.result)
    #expect(text.components(separatedBy: "\nhelp: ").count == 2)
    #expect(text.components(separatedBy: "\nwhy: ").count == 2)
  }
}
