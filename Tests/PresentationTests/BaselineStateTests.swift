import StrataFeatures
import StrataRules
import StrataCode
import StrataPresentation
import Testing

struct BaselineStateTests {
  private func state(
    size: Int, _ change: (inout BaselineState) -> Void = { _ in }
  ) -> CheckResult {
    let key = FindingKey(rule: "a.b", file: "A.swift", source: "A", target: "B")
    var state = BaselineState(file: "b.json", baseline: Baseline(counts: [key: size]))
    change(&state)
    var result = CheckResult.sample([])
    result.baseline = state
    return result
  }

  private func summary(_ result: CheckResult) -> String { CheckSummaryText(.plain).text(result) }

  private let gone = Baseline.Entry(
    key: FindingKey(rule: "a.b", file: "A.swift", source: "A", target: "B"), count: 2)

  @Test(arguments: [
    (CommittedBaseline(size: 44, branch: "main"), "baseline: 41 findings (3 fewer than on main)\n"),
    (CommittedBaseline(size: 40), "baseline: 41 findings (1 more than in the last commit)\n"),
    (CommittedBaseline(size: 41, branch: "a\u{1B}"), "(as many as on a␛)\n"),
  ])
  func theSizeAndItsChangeAreSaid(committed: CommittedBaseline, line: String) {
    #expect(summary(state(size: 41) { $0.committed = committed }).contains(line))
    #expect(summary(state(size: 1)).contains("baseline: 1 finding\n"))
  }

  @Test func acceptedFindingsAreNotNothing() {
    let result = state(size: 1) { $0.accepted = [.sampleCycle] }
    #expect(summary(result).hasPrefix("nothing new: 431 files checked"))
    #expect(CheckJSON.document(result).contains("\"baselined\": true"))
  }

  @Test func whyWhatIsGoneStaysIsSaid() {
    let broken = state(size: 2) {
      $0.stale = [gone]
      $0.hindrance = .syntaxErrors
    }
    #expect(
      summary(broken).contains("warning: 2 findings of the baseline seem gone and stay in it"))
    let other = state(size: 2) {
      $0.stale = [gone]
      $0.hindrance = .profile(.router)
    }
    #expect(summary(other).contains("judge by --profile router, or write it anew"))
    #expect(CheckJSON.document(other).contains("\"staleBaseline\": 2"))
  }

  @Test func findingsOfUnknownRulesAreCounted() {
    #expect(
      summary(state(size: 1) { $0.unknown = 1 }).contains(
        "warning: 1 finding of the baseline is of a rule that this version of strata does not know")
    )
  }

  @Test func ofManyFilesOnlyThoseThatChangedAreCounted() {
    var result = CheckResult.sample([.sampleCycle])
    result.changedSince = "main"
    result.askedFiles = 7
    #expect(summary(result).hasPrefix("1 warning in the 7 files changed since 'main'; 412 of"))
    result = .sample([])
    result.changedSince = "main"
    result.askedFiles = 0
    #expect(summary(result).hasPrefix("nothing to check: no Swift file asked for changed since "))
  }
}
