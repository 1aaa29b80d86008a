import StrataFeatures
import StrataRules
import StrataCode
import StrataModel
import TestSupport
import Testing

@Suite("Settings")
struct SettingsTests {
  private static let orders = """
    //- Domain/PlaceOrder.swift
    struct PlaceOrder {
      let store: OrderStore
      let screen: OrderScreen
      func execute() { store.save() }
    }
    //- Data/OrderStore.swift
    final class OrderStore { func save() {} }
    //- Presentation/OrderScreen.swift
    import SwiftUI
    struct OrderScreen: View { var body: some View { Text("order") } }
    """

  private func check(
    _ settings: String, _ source: String = orders, _ change: (inout CheckRequest) -> Void = { _ in }
  ) throws -> CheckResult {
    let files = MarkedSource(source).files + [(path: ".strata.yml", text: settings)]
    var request = CheckRequest(codebase: CodebaseRequest(path: "."))
    request.terms.today = Day(year: 2026, month: 1, day: 1)
    change(&request)
    return try InMemoryCodebase(files).checked(request)
  }

  private func said(_ settings: String, _ source: String = orders) throws -> [String] {
    try check(settings, source).findings.map { "\($0.severity.rawValue) \($0.rule) \($0.subject)" }
  }

  private let store = "warning dependency.layer-reference OrderStore"
  private let screen = "error dependency.layer-reference OrderScreen"

  @Test func withoutSettingsBothDirectionsAreFound() throws {
    #expect(try said("") == [store, screen])
  }

  @Test(arguments: [
    "{from: Domain, to: Data, reason: r}", "{from: PlaceOrder, to: OrderStore, reason: r}",
    "{from: Domain/**, to: OrderStore, reason: r}", "{from: Domain, to: Data/*, reason: r}",
    "{from: Domain, to: OrderStore, rule: dependency.layer-reference, reason: r}",
    "{from: Domain, to: Data, reason: r, until: 2026-01-01}",
  ])
  func whatIsAllowedIsNotFoundAndTheRestIs(_ edge: String) throws {
    let result = try check("allow: [\(edge)]")
    #expect(result.findings.map(\.subject) == ["OrderScreen"])
    #expect(result.suppressed == 1)
  }

  @Test func whatIsAllowedToAnotherRuleOrNoLongerIsFound() throws {
    let other = "{from: Domain, to: OrderStore, rule: dependency.cycle, reason: r}"
    #expect(try said("allow: [\(other)]").contains(store))
    let past = "{from: Domain, to: OrderStore, reason: r, until: 2025-12-31}"
    let said = try said("allow: [\(past)]")
    #expect(said.contains(store))
    #expect(said.contains("warning upkeep.expired-suppression Domain->OrderStore"))
  }

  @Test func aModuleIsAnEndByItsName() throws {
    let source = """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "ShopDomain", dependencies: ["Pictures"]), .target(name: "Pictures"),
      ])
      //- Sources/ShopDomain/Dish.swift
      import Pictures
      public struct Dish { public let picture: Picture }
      //- Sources/Pictures/Picture.swift
      import SwiftUI
      public struct Picture: View { public var body: some View { Text("picture") } }
      """
    let before = try said("", source)
    #expect(before.contains("warning dependency.layer-reference Picture"))
    let after = try said("allow: [{from: ShopDomain, to: Pictures, reason: r}]", source)
    #expect(after.filter { $0.contains("dependency") } == [])
  }

  @Test func aRuleThatIsOffIsSilentAndOneThatIsRaisedIsGraver() throws {
    #expect(try said("rules: {dependency.layer-reference: off}") == [])
    #expect(
      try said("rules: {dependency.layer-reference: warning}")
        == [store, screen].map { $0.replacing("error", with: "warning") })
    let off = try check("rules: {dependency.layer-reference: off}") {
      $0.terms.runsAllRules = true
      $0.includesInfo = true
    }
    #expect(
      off.findings.filter { $0.rule == "dependency.layer-reference" }.map(\.severity) == [
        .info, .info,
      ])
  }

  @Test func theMilderCaseOfARuleStaysMild() throws {
    let source = """
      //- Domain/Dish.swift
      import Combine
      import UIKit
      struct Dish: Equatable, Sendable { let name: String }
      """
    let result = try check("rules: {dependency.framework-in-domain: warning}", source) {
      $0.includesInfo = true
    }
    #expect(
      result.findings.map { "\($0.severity) \($0.subject)" } == ["info Combine", "warning UIKit"])
  }

  @Test func aRuleThatTheProfileLeavesOutCanBeTurnedOn() throws {
    let source = """
      //- Presentation/MenuView.swift
      import SwiftUI
      struct MenuView: View {
        var body: some View { NavigationLink(destination: DishView()) { Text("dish") } }
      }
      struct DishView: View { var body: some View { Text("dish") } }
      """
    #expect(try said("", source) == [])
    #expect(
      try said("rules: {presentation.direct-navigation: error}", source)
        == ["error presentation.direct-navigation DishView"])
  }

  @Test func aNumberOfARuleCanBeChanged() throws {
    let source = """
      //- Presentation/MenuViewModel.swift
      @MainActor final class MenuViewModel {
        func a() {}
        func b() {}
        func c() {}
      }
      """
    #expect(try said("", source) == [])
    let result = try check("rules: {presentation.massive-view-model: {methods: 2}}", source)
    #expect(
      result.findings.map(\.message.english)
        == ["view model 'MenuViewModel' has 3 non-private methods (limit: 2)"])
  }

  @Test func settingsPlaceFilesAgainstAllOtherEvidence() throws {
    #expect(try said("layers: {Presentation: [Domain/**]}").contains(screen) == false)
    #expect(try said("layers: {Test: [Domain/PlaceOrder.swift]}") == [])
    let codebase = InMemoryCodebase(
      MarkedSource(Self.orders).files
        + [(path: ".strata.yml", text: "layers: {Common: ['**'], App: [Data/OrderStore.swift]}")])
    let map = MapLayers(judge: JudgeCodebase(reader: codebase, text: codebase))
    let files = try map(CodebaseRequest(path: ".")).files
    #expect(files.map(\.placement.layer) == [.app, .common, .common])
    #expect(files.allSatisfy { $0.placement.confidence > 0.95 })
    #expect(files[0].placement.evidence[0].kind == .settings)
  }

  @Test func aWordOfTheProjectNamesALayer() throws {
    let source = Self.orders.replacing("//- Data/", with: "//- Sources/Warehouses/")
      .replacing("//- Domain/", with: "//- Rulebook/")
    #expect(
      try said("words: {Data: [warehouse], Domain: [Rulebook]}", source)
        == [store, screen].sorted().reversed())
  }

  @Test func excludedFilesAreNoPartOfTheCodeBase() throws {
    let result = try check("exclude: [Data]")
    #expect(result.findings.map(\.subject) == ["OrderScreen"])
    #expect(result.project.files == 2)
  }

  @Test func theProfileIsThatOfTheSettingsUnlessAnotherIsAskedFor() throws {
    #expect(try check("profile: router").project.profile.profile == .router)
    let asked = try check("profile: router") { $0.terms.profile = .layered }
    #expect(asked.project.profile.profile == .layered)
  }

  @Test func aMilderProfileLoosensWhatItHoldsLessStrictly() throws {
    func audited(_ old: String, _ new: String) throws -> [String] {
      let source = MarkedSource(Self.orders).files
      var codebase = InMemoryCodebase(source + [(path: ".strata.yml", text: new)])
      codebase.before = source + [(path: ".strata.yml", text: old)]
      var request = CheckRequest(codebase: CodebaseRequest(path: "."))
      request.onlyRules = ["upkeep.loosened"]
      return try codebase.checked(request).findings.map(\.message.english)
    }
    let milder = try audited("profile: layered", "# by team\nprofile: pragmatic")
    #expect(milder.count == 1)
    #expect(
      milder.first?.hasPrefix("the profile was layered and is now pragmatic, which holds ") == true)
    #expect(try audited("profile: pragmatic", "profile: layered").count == 1)
    // Files that change their layer may take what is told of them along.
    #expect(
      try audited("# none", "layers: {Common: ['**']}").contains { $0.contains("no longer told") })
    #expect(
      try audited("layers: {Domain: [Domain]}", "# none") == [])
    #expect(try audited("layers: {Domain: [Domain]}", "layers: {Domain: [./Domain/**]}") == [])
    #expect(try audited("# none", "profile: standard") == [])
    #expect(try audited("# none", "rules: {mapping.silent-default: info}").count == 1)
  }

  @Test func aMistakeInTheSettingsIsAnErrorAndNothingIsChecked() {
    #expect(throws: CheckError.self) { try check("profile: none-such") }
  }
}
