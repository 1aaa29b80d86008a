import StrataModel
import StrataFeatures
import StrataRules
import StrataCode
import StrataPresentation
import TestSupport
import Testing

@Suite("An audit, shown")
struct AuditPresentationTests {
  private static let base = ChangeBase(name: "main", commit: "1a2b3c4d5e6f")

  private func result(
    _ introduced: [Finding] = [.sampleReference], since base: ChangeBase = base
  ) -> AuditResult {
    var result = AuditResult(.sample(introduced), since: base)
    result.inherited = [.sampleCycle]
    result.fixed = [.sampleSecondReference]
    return result
  }

  private func summary(_ result: AuditResult) -> String { AuditSummaryText(.plain).text(result) }

  @Test func theReportForProgramsMarksWhatIsIntroduced() throws {
    try expectGolden(AuditJSON.document(result()), "audit.json")
  }

  @Test func theInheritedIsShownOnlyIfAskedFor() {
    let text = AuditText(.plain)
    let brief = text.text(result(), showsInherited: false, showsAllFixed: false)
    #expect(!brief.contains("inherited") && !brief.contains("dependency.cycle"))
    let full = text.text(result(), showsInherited: true, showsAllFixed: false)
    #expect(full.contains("\ninherited: what was there before\n"))
    #expect(full.contains("[dependency.cycle]"))
  }

  @Test func ofManyThatAreFixedTheFirstAreShown() {
    var many = result()
    many.fixed = Array(repeating: .sampleCycle, count: 12)
    func lines(_ showsAll: Bool) -> [Substring] {
      AuditText(.plain).text(many, showsInherited: false, showsAllFixed: showsAll)
        .split(separator: "\n").filter { $0.hasPrefix("fixed: ") }
    }
    #expect(lines(false).count == 11 && lines(false).last == "fixed: 2 more with --info")
    #expect(lines(true).count == 12)
  }

  @Test func theSummaryCountsAndNamesTheBase() {
    let text = summary(result([.sampleReference, .sampleCycle]))
    #expect(
      text.hasPrefix("introduced 1 error and 1 warning, inherited 1, fixed 1 against main (1a2b"))
    let next = "next: strata explain \(Finding.sampleReference.identity.prefix(10))  # view model "
    #expect(text.contains(next))
    #expect(summary(result([])).hasPrefix("introduced nothing, inherited 1, fixed 1 against "))
  }

  @Test func whatIsToBeKnownOfTheComparisonIsSaid() {
    var present = Self.base
    present.isPresent = true
    #expect(summary(result(since: present)).contains("1a2b3c4 is the present commit: only what"))
    var merging = Self.base
    merging.isMerging = true
    #expect(summary(result(since: merging)).contains("a merge is in progress"))
    var other = result()
    other.formerProfile = DetectedProfile(.router, reason: "", isDetected: true)
    other.shifts = [LayerShift(file: "A.swift", from: .common, to: nil)]
    let text = summary(other)
    #expect(text.contains("before it was 'router'; both states are judged by 'layered'\n"))
    #expect(
      text.contains(
        "1 untouched file is in another layer since: 'A.swift' went from Common to no layer\n"))
  }
}
