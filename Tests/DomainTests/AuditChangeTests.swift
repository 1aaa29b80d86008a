import StrataModel
import StrataFeatures
import StrataRules
import StrataCode
import TestSupport
import Testing

/// Audits a small project in memory whose earlier files stand under `(before)`.
private func audit(
  _ source: String, moves: FileMoves = FileMoves(), changed: Set<String> = [],
  _ change: (inout AuditRequest) -> Void = { _ in }
) throws -> AuditResult {
  let codebase = InMemoryCodebase(MarkedSource(source))
  var request = AuditRequest(check: CheckRequest(codebase: CodebaseRequest(path: ".")))
  request.check.terms.today = Day(year: 2026, month: 5, day: 1)
  change(&request)
  let audit = AuditChange(
    judge: JudgeCodebase(reader: codebase, text: codebase), baselines: codebase.baselines,
    bases: codebase,
    changes: InMemoryHistory(changed: changed, moves: moves))
  return try audit(request)
}

private let screen = """
  import SwiftUI
  struct CheckoutScreen: View { var body: some View { Text("1") } }
  """

@Suite("What a change brings")
struct AuditChangeTests {
  /// What a use case that names a screen becomes.
  private func audited(_ before: String, _ after: String) throws -> AuditResult {
    try audit(
      """
      //- Domain/UseCases/PlaceOrder.swift (before)
      \(before)
      //- Presentation/CheckoutScreen.swift (before)
      \(screen)
      //- Domain/UseCases/PlaceOrder.swift
      \(after)
      //- Presentation/CheckoutScreen.swift
      \(screen)
      """)
  }

  @Test func whatIsSaidOfARenamedTypeIsInherited() throws {
    let result = try audited(
      "struct PlaceOrder { let screen: CheckoutScreen }",
      "struct OrderPlacing { let screen: CheckoutScreen }")
    #expect(result.check.findings.isEmpty && result.fixed.isEmpty)
    #expect(result.inherited.map(\.rule) == ["dependency.layer-reference"])
  }

  @Test func anOverlayIsComparedWithWhatIsSaved() throws {
    let codebase = InMemoryCodebase(
      MarkedSource(
        """
        //- Domain/UseCases/PlaceOrder.swift
        struct PlaceOrder { let screen: CheckoutScreen }
        //- Domain/UseCases/CancelOrder.swift
        struct CancelOrder {}
        //- Presentation/CheckoutScreen.swift
        \(screen)
        """))
    var request = AuditRequest(check: CheckRequest(codebase: CodebaseRequest(path: ".")))
    request.check.codebase.overlay.write([], to: "Domain/UseCases/PlaceOrder.swift")
    request.check.codebase.overlay.write(
      Array("struct CancelOrder { let screen: CheckoutScreen }".utf8),
      to: "Domain/UseCases/CancelOrder.swift")
    let audit = AuditChange(
      judge: JudgeCodebase(reader: codebase, text: codebase), bases: codebase)
    let result = try audit(request)
    #expect(result.base.isSaved)
    #expect(result.check.findings.map(\.from.symbol) == ["CancelOrder"])
    #expect(result.fixed.map(\.from.symbol) == ["PlaceOrder"])
    #expect(result.inherited.isEmpty)
  }

  @Test func oneTypeInThePlaceOfTwoIsNoRename() throws {
    let result = try audited(
      "struct PlaceOrder { let screen: CheckoutScreen }\nstruct Other: Sendable {}",
      "struct New { let screen: CheckoutScreen }")
    #expect(result.check.findings.map(\.from.symbol) == ["New"])
    #expect(result.fixed.map(\.from.symbol) == ["PlaceOrder"])
  }

  @Test func whatWasAllowedAndIsNotAnyMoreIsInherited() throws {
    let result = try audited(
      """
      // strata:allow-file dependency.layer-reference — for now
      struct PlaceOrder { let screen: CheckoutScreen }
      """, "struct PlaceOrder { let screen: CheckoutScreen }")
    #expect(result.check.findings.isEmpty)
    #expect(result.inherited.count == 1)
  }

  @Test func whatIsNotSureBeforeAndSureNowIsInherited() throws {
    let result = try audit(
      """
      //- Domain/UseCases/PlaceOrder.swift (before)
      struct PlaceOrder { let screen: CheckoutScreen }
      //- Presentation/CheckoutScreen.swift (before)
      \(screen)
      //- Domain/UseCases/PlaceOrder.swift
      struct PlaceOrder { let screen: CheckoutScreen }
      //- Presentation/CheckoutScreen.swift
      \(screen)
      """
    ) { $0.check.minimumConfidence = 1.1 }
    #expect(result.inherited.isEmpty && result.check.hiddenUnsure == 0)
  }

  @Test func infosAreIntroducedWhereTheyAreAskedFor() throws {
    func result(_ includesInfo: Bool) throws -> AuditResult {
      try audit(
        """
        //- Domain/Entities/Order.swift (before)
        struct Order: Equatable, Sendable { let total: Int }
        //- Domain/Entities/Order.swift
        final class Order: Sendable { let total = 1 }
        """
      ) { $0.check.includesInfo = includesInfo }
    }
    #expect(try result(false).check.findings.isEmpty)
    #expect(try result(false).check.hiddenInfos.count == 1)
    #expect(try result(true).check.findings.map(\.rule) == ["entity.reference-type"])
  }

  @Test func whatAnotherRuleTellsNowIsNeitherIntroducedNorFixed() throws {
    let result = try audit(
      """
      //- Domain/Entities/Dish.swift (before)
      struct Dish: Codable, Equatable, Sendable { let name: String }
      //- Data/DTO/DishDTO.swift (before)
      struct DishDTO: Decodable { let dish: Dish }
      //- Domain/Entities/LoginResponse.swift (before)
      struct LoginResponse: Codable { let token: String }
      //- Domain/Entities/Dish.swift
      struct Dish: Codable, Equatable, Sendable { let name: String }
      //- Data/DTO/DishDTO.swift
      struct DishDTO: Decodable { let dish: Dish }
      //- Domain/Entities/LoginResponse.swift
      struct Login: Codable, Sendable { let token: String }
      """)
    #expect(result.check.findings.map(\.rule) == [])
    #expect(result.fixed.map(\.rule) == [])
    #expect(Set(result.inherited.map(\.rule)) == ["entity.codable"])
  }

  @Test func gitsRenamesCarryWhatIsSaidOfAFile() throws {
    let source = """
      //- Domain/Entities/Dish.swift (before)
      import UIKit
      struct Dish: Sendable {}
      //- Domain/Menu/Meal.swift
      import UIKit
      struct Meal: Sendable {}
      """
    let moves = FileMoves(renamed: ["Domain/Entities/Dish.swift": "Domain/Menu/Meal.swift"])
    #expect(try audit(source, moves: moves).inherited.count == 1)
    #expect(try audit(source).check.findings.count == 1)
  }

  @Test func bothStatesAreJudgedByTheSchoolOfThePresentOne() throws {
    let result = try audit(
      """
      //- Interactors/MenuInteractor.swift (before)
      struct MenuInteractor { func load() {} }
      //- Interactors/CartInteractor.swift (before)
      struct CartInteractor { func load() {} }
      //- Interactors/MenuInteractor.swift
      struct MenuInteractor { func load() {} }
      //- Interactors/CartInteractor.swift
      struct CartInteractor { func load() {} }
      //- Presentation/MenuViewModel.swift
      final class MenuViewModel {}
      """)
    #expect(result.check.project.profile.profile == .standard)
    #expect(result.formerProfile?.profile == .interactor)
  }

  @Test func aFileThatIsNotTouchedAndStandsElsewhereIsTold() throws {
    let source = """
      //- Sources/Kit/Client.swift (before)
      struct Client { func load() {} }
      //- Package.swift (before)
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "A", targets: [.target(name: "AData", path: "Sources/Kit")])
      //- Sources/Kit/Client.swift
      struct Client { func load() {} }
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "A", targets: [.target(name: "APresentation", path: "Sources/Kit")])
      """
    let shifts = try audit(source, changed: ["Package.swift"]).shifts
    #expect(shifts.map(\.file) == ["Sources/Kit/Client.swift"])
    #expect(shifts.map(\.from) == [.data] && shifts.map(\.to) == [.presentation])
    #expect(
      try audit(source, changed: ["Package.swift", "Sources/Kit/Client.swift"]).shifts.isEmpty)
  }
}
