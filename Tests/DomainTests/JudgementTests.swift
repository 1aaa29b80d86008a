import StrataModel
import StrataFeatures
import StrataRules
import StrataCode
import TestSupport
import Testing

/// Checks a small project in memory.
private func check(
  _ source: String, _ change: (inout CheckRequest) -> Void = { _ in }
) throws -> CheckResult {
  let codebase = InMemoryCodebase(MarkedSource(source))
  var request = CheckRequest(codebase: CodebaseRequest(path: "."))
  request.terms.today = Day(year: 2026, month: 5, day: 1)
  change(&request)
  return try CheckArchitecture(judge: JudgeCodebase(reader: codebase, text: codebase))(request)
}

@Suite("What code allows itself")
struct SuppressionTests {
  private static let dish = """
    import UIKit
    struct Dish { let picture: UIImage }
    """

  private func rules(_ comment: String, file: String = dish) throws -> [String] {
    try check("//- Domain/Entities/Dish.swift\n\(comment)\n\(file)").findings.map(\.rule.text)
  }

  @Test func anAllowedFindingIsCountedAndNotShown() throws {
    let result = try check(
      """
      //- Domain/Entities/Dish.swift
      // strata:allow dependency.framework-in-domain — pictures, agreed in March
      \(Self.dish)
      """)
    #expect(result.findings.isEmpty)
    #expect(result.suppressed == 1)
  }

  @Test(arguments: [
    "// strata:allow dependency.framework-in-domain — a reason",
    "//strata:allow dependency.framework-in-domain a reason",
    "/* strata:allow dependency.framework-in-domain - a reason */",
    "// strata:allow dependency.framework-in-domain: a reason until 2026-05-01",
    "// strata:allow-file dependency.framework-in-domain — a reason",
  ])
  func theCommentIsReadHoweverItIsWritten(_ comment: String) throws {
    #expect(try rules(comment) == [])
  }

  @Test(arguments: [
    (
      "// strata:allow dependency.framework-in-domain — why until 2026-04-30", "expired-suppression"
    ),
    ("// strata:allow dependency.framework-in-domian — why", "unknown-rule"),
  ])
  func whatAllowsNothingIsToldWithTheFinding(comment: String, rule: String) throws {
    #expect(try Set(rules(comment)) == ["dependency.framework-in-domain", "upkeep.\(rule)"])
  }

  @Test func aFurtherPlaceOfAFindingIsAllowedAlone() throws {
    let result = try check(
      """
      //- Domain/UseCases/PlaceOrder.swift
      struct PlaceOrder {
        let first: CheckoutScreen
        // strata:allow dependency.layer-reference — for now
        let second: CheckoutScreen
      }
      //- Presentation/CheckoutScreen.swift
      import SwiftUI
      struct CheckoutScreen: View { var body: some View { Text("1") } }
      """
    ) { $0.onlyRules = ["dependency.layer-reference"] }
    #expect(result.findings.map(\.location.start) == [Position(line: 2, column: 14)])
    #expect(result.findings.map(\.also) == [[]])
  }

  @Test func anotherRuleOnTheLineIsNotAllowed() throws {
    #expect(
      try rules("// strata:allow dependency.cycle — why").sorted()
        == ["dependency.framework-in-domain", "upkeep.unused-suppression"])
  }
}

@Suite("Days")
struct DayTests {
  @Test(arguments: ["2026-02-29", "2026-13-01", "2026-1-1", "26-01-01", "today", "2026-04-31", "-"])
  func whatNoCalendarHasIsNoDay(text: String) { #expect(Day(text) == nil) }

  @Test func leapYearsHaveTheirDay() {
    #expect(Day("2024-02-29") != nil)
    #expect(Day("2000-02-29") != nil)
    #expect(Day("2100-02-29") == nil)
  }

  @Test func daysFollowEachOther() throws {
    let (old, new) = (try #require(Day("2025-12-31")), try #require(Day("2026-01-01")))
    #expect(old < new)
  }
}

@Suite("Habits")
struct HabitTests {
  private static func entities(_ bad: Int, _ good: Int) -> String {
    (0..<(bad + good)).map { number in
      "//- Domain/Entities/E\(number).swift\n"
        + (number < bad ? "import UIKit\n" : "import Foundation\n")
        + "struct E\(number) { let picture: \(number < bad ? "UIImage" : "String") }"
    }.joined(separator: "\n")
  }

  @Test func aRuleThatAThirdOfTheCodeBreaksIsAHabit() throws {
    let habits = try check(Self.entities(12, 12)).habits
    #expect(habits.map(\.rule) == ["dependency.framework-in-domain"])
    #expect(habits.map(\.broken) == [12])
  }

  @Test func aFewFindingsAreReadOneByOne() throws {
    #expect(try check(Self.entities(5, 1)).habits == [])
  }

  @Test func manyPlacesOfOneCauseAreAHabitToo() throws {
    let habits = try check(Self.entities(16, 100)).habits
    #expect(habits.map(\.cause) == ["UIKit"])
    #expect(habits.map(\.isOfCause) == [true])
    #expect(habits.map(\.broken) == [16])
  }

  @Test func aRuleThatFewBreakIsNone() throws {
    #expect(try check(Self.entities(10, 40)).habits == [])
  }
}

@Suite("Which school a code base follows")
struct ProfileTests {
  private func profile(_ source: String) throws -> DetectedProfile {
    try check(source).project.profile
  }

  @Test func aRouterWithARouteEnumIsRouter() throws {
    let found = try profile(
      """
      //- Presentation/Navigation/AppRouter.swift
      import SwiftUI
      enum AppRoute: Hashable { case menu, cart }
      final class AppRouter { func navigate(to route: AppRoute) {} }
      //- Presentation/Menu/MenuView.swift
      import SwiftUI
      struct MenuView: View {
        let router: AppRouter
        var body: some View { Text("menu") }
      }
      """)
    #expect(found.profile == .router)
    #expect(found.reason.english == "'AppRouter' navigates to the cases of 'AppRoute'")
    #expect(found.isDetected)
  }

  @Test func aRouterAndRoutesOfAProtocolAreRouter() throws {
    let found = try profile(
      """
      //- Presentation/Navigation/AppRouter.swift
      protocol Route {}
      final class AppRouter { var path: [any Route] = [] }
      //- Presentation/Menu/MenuRoute.swift
      struct MenuRoute: Route {}
      //- Presentation/Menu/MenuViewModel.swift
      final class MenuViewModel { init(router: AppRouter) {} }
      """)
    #expect(found.profile == .router)
  }

  @Test func aRouterOfLinksThatNoScreenHoldsIsNoSchool() throws {
    let found = try profile(
      """
      //- Presentation/Links/LinkRouter.swift
      enum LinkRoute { case order }
      final class LinkRouter { func open(_ route: LinkRoute) {} }
      //- App/App.swift
      @main struct Shop { static func main() { LinkRouter().open(.order) } }
      """)
    #expect(found.profile == .standard)
  }

  @Test func interactorsWithoutViewModelsAreInteractor() throws {
    let source = """
      //- Interactors/MenuInteractor.swift
      struct MenuInteractor { func load() {} }
      //- Interactors/CartInteractor.swift
      struct CartInteractor { func load() {} }
      """
    #expect(try profile(source).profile == .interactor)
    let withState = source + "\n//- Presentation/MenuViewModel.swift\nfinal class MenuViewModel {}"
    #expect(try profile(withState).profile == .standard)
  }

  @Test func closuresForNavigationAndACoordinatorAreLayered() throws {
    let found = try profile(
      """
      //- Presentation/Menu/MenuViewModel.swift
      struct MenuViewModelActions { let showCart: () -> Void }
      final class MenuViewModel { init(actions: MenuViewModelActions) {} }
      //- Presentation/Flows/MenuFlowCoordinator.swift
      final class MenuFlowCoordinator { func start() {} }
      """)
    #expect(found.profile == .layered)
  }

  @Test func aServiceThatIsTheUseCaseIsDomainFirst() throws {
    let source = """
      //- Domain/UseCases/LoginUseCase.swift
      protocol LoginUseCase { func login() async throws }
      //- Data/Services/AuthService.swift
      final class AuthService: LoginUseCase { func login() async throws {} }
      """
    #expect(try profile(source).profile == .domainFirst)
    let withBody =
      source + "\n//- Domain/UseCases/LoginUseCase+Default.swift\n"
      + "extension LoginUseCase { func login() async throws {} }"
    #expect(try profile(withBody).profile == .standard)
  }

  @Test func anAskedProfileComesFirst() throws {
    let result = try check("//- Domain/Entities/Dish.swift\nstruct Dish { let name: String }") {
      $0.terms.profile = .pragmatic
    }
    #expect(result.project.profile.profile == .pragmatic)
    #expect(!result.project.profile.isDetected)
  }
}
