import StrataFeatures
import StrataRules
import StrataCode
import StrataPresentation
import TestSupport
import Testing

struct SummaryTests {
  private func summary(_ result: CheckResult) -> String { CheckSummaryText(.plain).text(result) }

  @Test func aRunEndsWithCountsCoverageProfileAndTheNextCommand() throws {
    try expectGolden(summary(.sample), "summary.txt")
  }

  @Test func oneIsNotSeveral() {
    let text = summary(.sample([.sampleCycle], hiddenInfos: 1))
    #expect(text.hasPrefix("1 warning; 412 of 431 files placed\n"))
    #expect(text.contains("1 info hidden; --info shows it\n"))
    let two = summary(.sample([.sampleCycle, .sampleCycle, .sampleReference], hiddenInfos: 2))
    #expect(two.hasPrefix("1 error and 2 warnings; "))
    #expect(two.contains("2 infos hidden; --info shows them\n"))
  }

  @Test func aCleanRunSaysWhatWasChecked() {
    let project = ProjectSummary.sample(files: 120, placed: 120)
    #expect(
      summary(.sample([], project: project)) == """
        nothing found: 120 files checked against 3 rules, all 120 files placed
        profile: layered — 3 structs '*Actions' and 2 flow coordinators
        next: strata report  # the whole picture on one page

        """)
  }

  @Test func hiddenInfosAreNotNothing() {
    let text = summary(.sample([], hiddenInfos: 2))
    #expect(text.hasPrefix("no errors or warnings: 431 files checked against 3 rules, 412 of"))
  }

  @Test func pathsAreShownAsOneTypesThemHere() {
    var result = CheckResult.sample([.sampleReference])
    result.project.root = "/repos/App"
    let file = Finding.sampleReference.location.file
    func shown(_ directory: String?) -> String? {
      let style = TerminalStyle(isColoured: false, directory: directory)
      return FindingsText(style).text(result).split(separator: ":").first.map { String($0) }
    }
    #expect(shown(nil) == file)
    #expect(shown("/repos/App") == file)
    #expect(shown("/repos") == "App/" + file)
    #expect(shown("/repos/App/Docs") == "../" + file)
    #expect(shown("/other") == "/repos/App/" + file)
    let next = CheckSummaryText(TerminalStyle(isColoured: false, directory: "/repos")).text(result)
    #expect(next.contains(" --project-root App  # view model 'FeedViewModel' "))
  }

  @Test func lessCertainFindingsAreCounted() {
    var result = CheckResult.sample([.sampleCycle])
    result.unsure = Array(repeating: .sampleCycle, count: 3)
    #expect(
      summary(result).contains("3 less certain findings hidden; --min-confidence 0 shows them"))
  }

  @Test func aRunThatPlacedNothingIsNoGreen() {
    #expect(
      summary(.sample([], project: .sample(files: 9, placed: 0, root: "../My App"))) == """
        nothing could be judged: no evidence places any of the 9 files in a layer
        next: strata layers --unplaced '../My App'

        """)
    #expect(
      summary(.sample([], rules: [])).hasPrefix("nothing was checked: no rule ran\n"))
  }

  @Test func manyUnplacedFilesComeBeforeAnyRule() {
    let text = summary(.sample([.sampleReference], project: .sample(files: 10, placed: 7)))
    #expect(text.hasSuffix("next: strata layers --unplaced\n"))
  }

  @Test func theNextCommandExplainsTheFirstOfTheWorst() {
    let text = summary(.sample([.samplePassThrough, .sampleCycle, .sampleReference]))
    let next = "next: strata explain \(Finding.sampleReference.identity.prefix(10))  # view model "
    #expect(text.contains(next))
  }

  @Test func manyWarningsOfTheRunAreCounted() {
    let text = RunWarningsText(.plain).text(
      (1...12).map { Phrase(verbatim: "cannot read '\($0)'") })
    #expect(text.hasSuffix("warning: cannot read '10'\nwarning: 2 more warnings about this run\n"))
  }
}
