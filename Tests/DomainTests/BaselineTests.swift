import StrataFeatures
import StrataRules
import StrataCode
import TestSupport
import Testing

@Suite struct BaselineTests {
  private static let dish = (
    "Domain/Dish.swift", "import UIKit\nstruct Dish { let name: String }\n"
  )
  private static let menu = (
    "Domain/Menu.swift", "import UIKit\nstruct Menu { let name: String }\n"
  )
  private static let clean = ("Domain/Menu.swift", "struct Menu { let name: String }\n")

  private func check(
    _ files: [(String, String)], _ store: InMemoryBaselines, history: InMemoryHistory = .init(),
    change: (inout CheckRequest) -> Void = { _ in }
  ) throws -> CheckResult {
    let codebase = InMemoryCodebase(files.map { (path: $0.0, text: $0.1) })
    var request = CheckRequest(codebase: CodebaseRequest(path: "."))
    request.baseline?.stale = .prune
    change(&request)
    return try CheckArchitecture(
      judge: JudgeCodebase(reader: codebase, text: codebase), baselines: store, changes: history)(
        request)
  }

  private func write(
    _ files: [(String, String)], _ store: InMemoryBaselines,
    change: (inout CheckRequest) -> Void = { _ in }
  ) throws -> ShownBaseline {
    let codebase = InMemoryCodebase(files.map { (path: $0.0, text: $0.1) })
    var request = CheckRequest(codebase: CodebaseRequest(path: "."))
    change(&request)
    let check = CheckArchitecture(
      judge: JudgeCodebase(reader: codebase, text: codebase), baselines: store)
    return try UpdateBaseline(check: check, baselines: store).write(request)
  }

  private func frozen(_ files: [(String, String)]) throws -> InMemoryBaselines {
    let store = InMemoryBaselines()
    _ = try write(files, store)
    return store
  }

  @Test func whatIsFrozenIsAcceptedAndWhatIsNewIsNot() throws {
    let store = try frozen([Self.dish])
    let result = try check([Self.dish, Self.menu], store)
    #expect(result.findings.map(\.location.file) == ["Domain/Menu.swift"])
    #expect(result.baseline?.accepted.map(\.location.file) == ["Domain/Dish.swift"])
    #expect(result.findingsWithAccepted.map(\.isBaselined) == [true, false])
  }

  @Test func withoutABaselineNothingIsAccepted() throws {
    let result = try check([Self.dish], InMemoryBaselines())
    #expect(result.baseline == nil)
    #expect(result.findings.count == 1)
    #expect(throws: CheckError.baseline(.missing(path: "other.json"))) {
      try check([Self.dish], InMemoryBaselines()) { $0.baseline?.file = "other.json" }
    }
  }

  @Test func aCheckOfAllTakesOutWhatIsGoneAndNothingPutsItBack() throws {
    let store = try frozen([Self.dish, Self.menu])
    let result = try check([Self.dish, Self.clean], store)
    #expect(result.baseline?.isPruned == true)
    #expect(result.baseline?.baseline.size == 1)
    #expect(store.text?.contains("Menu") == false)
    #expect(try check([Self.dish, Self.menu], store).findings.count == 1)
  }

  @Test(arguments: 0..<7)
  func aCheckOfLessOrOtherwiseTakesNothingOut(_ index: Int) throws {
    let narrowings: [(inout CheckRequest) -> Void] = [
      { $0.codebase.paths = ["Domain/Dish.swift"] }, { $0.onlyRules = ["dependency.cycle"] },
      { $0.skippedRules = ["dependency.cycle"] }, { $0.terms.profile = .interactor },
      { $0.minimumConfidence = 0.9 }, { $0.changedSince = "main" },
      { $0.terms.runsAllRules = true },
    ]
    for stale in [BaselineRequest.StaleHandling.prune, .keep] {
      let store = try frozen([Self.dish, Self.menu])
      let before = store.text
      let result = try check([Self.dish, Self.clean], store) {
        narrowings[index](&$0)
        $0.baseline?.stale = stale
      }
      #expect(result.baseline?.isPruned == false)
      #expect(store.text == before)
    }
  }

  @Test func whereNothingMayBeWrittenWhatIsGoneIsAnErrorInItsLine() throws {
    let store = try frozen([Self.dish, Self.menu])
    let before = store.text
    let result = try check([Self.dish, Self.clean], store) { $0.baseline?.stale = .report }
    #expect(result.findings.map(\.rule) == ["upkeep.stale-baseline"])
    #expect(result.findings.map(\.severity) == [.error])
    #expect(result.findings.map(\.location.start.line) == [6])
    #expect(store.text == before)
    let narrow = try check([Self.dish, Self.clean], store) {
      $0.baseline?.stale = .report
      $0.codebase.paths = ["Domain/Dish.swift"]
    }
    #expect(narrow.findings.isEmpty)
    let skipped = try check([Self.dish, Self.clean], store) {
      $0.baseline?.stale = .report
      $0.skippedRules = ["dependency.framework-in-domain"]
    }
    #expect(skipped.findings.isEmpty)
  }

  @Test func filesWithSyntaxErrorsKeepWhatSeemsGone() throws {
    let store = try frozen([Self.dish, Self.menu])
    let broken = ("Domain/Menu.swift", "struct Menu { let name: String\n")
    let result = try check([Self.dish, broken], store)
    #expect(result.baseline?.hindrance == .syntaxErrors)
    #expect(result.baseline?.isPruned == false)
  }

  @Test func aRenamedFileTakesItsEntriesAlong() throws {
    let store = try frozen([Self.dish])
    let moved = ("Domain/Entities/Meal.swift", Self.dish.1)
    let history = InMemoryHistory(moves: FileMoves(renamed: [Self.dish.0: moved.0]))
    let result = try check([moved], store, history: history)
    #expect(result.findings.isEmpty)
    #expect(result.baseline?.moved == 1)
    #expect(
      store.text?.contains("\"Domain/Entities/Meal.swift\", \"from\": \"Meal.swift\"") == true)
    #expect(try check([moved], store).findings.isEmpty)
  }

  @Test func onlyFilesThatChangedAreReportedOn() throws {
    let history = InMemoryHistory(changed: [Self.menu.0])
    let result = try check([Self.dish, Self.menu], InMemoryBaselines(), history: history) {
      $0.changedSince = "main"
    }
    #expect(result.findings.map(\.location.file) == [Self.menu.0])
    #expect(result.askedFiles == 1)
    let both = try check([Self.dish, Self.menu], InMemoryBaselines(), history: history) {
      $0.changedSince = "main"
      $0.codebase.paths = [Self.dish.0]
    }
    #expect(both.findings.isEmpty)
  }

  @Test func writingSomePathsOrRulesKeepsTheOthers() throws {
    let store = try frozen([Self.dish])
    let kept = try write([Self.dish, Self.menu], store) { $0.codebase.paths = [Self.menu.0] }
    #expect(kept.state.baseline.size == 2)
    #expect(kept.state.accepted.count == 1)
    _ = try write([Self.dish, Self.menu], store) { $0.onlyRules = ["dependency.cycle"] }
    #expect(try check([Self.dish, Self.menu], store).findings.isEmpty)
    _ = try write([Self.dish, Self.clean], store)
    #expect(store.text?.contains("Menu") == false)
  }

  @Test func entriesOfRulesNobodyKnowsStay() throws {
    let store = InMemoryBaselines([
      BaselineLocation.fileName: """
      {"schemaVersion": 1, "findings": [{"rule": "a.b", "file": "A.swift", "from": "A", "to": "B"}]}
      """
    ])
    let result = try check([Self.clean], store)
    #expect(result.baseline?.unknown == 1)
    #expect(result.baseline?.stale.isEmpty == true)
  }
}
