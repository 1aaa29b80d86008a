import StrataRules
import StrataFeatures
import StrataCode
import TestSupport
import Testing

@Suite("Freezing")
struct FreezeTests {
  @Test(arguments: Case.all)
  func afterAFreezeACheckIsClean(_ item: Case) throws {
    let codebase = InMemoryCodebase(
      MarkedSource(item.example.source).files.filter { $0.path != BaselineLocation.fileName })
    let store = InMemoryBaselines()
    var request = CheckRequest(codebase: CodebaseRequest(path: "."))
    request.includesInfo = true
    request.terms = JudgingOptions(today: Day(year: 2026, month: 1, day: 1))
    let check = CheckArchitecture(
      judge: JudgeCodebase(reader: codebase, text: codebase), baselines: store)
    let frozen = try UpdateBaseline(check: check, baselines: store).write(request)
    request.baseline?.stale = .report
    let result = try check(request)
    #expect(result.findings.map(\.message) == [])
    #expect(result.baseline?.accepted.count == frozen.state.baseline.size)
    #expect(result.baseline?.stale.isEmpty == true)
  }
}
