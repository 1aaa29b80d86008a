internal import StrataCode
internal import StrataModel

extension Rule {
  /// A view model that no test names.
  package static let untestedViewModel: Rule = Rule(
    "testing.untested-view-model", .info,
    summary: Phrase(
      "No test refers to a view model that works over use cases or repositories.",
      zh: "没有任何测试引用某个依赖 UseCase 或 Repository 的 ViewModel。"),
    title: Phrase("view models have no test", zh: "ViewModel 没有测试"),
    step: Phrase("Test each over a double of its use case", zh: "用 UseCase 替身逐一测试"),
    why: Phrase(
      """
      A view model decides what a screen shows while it loads, when it has something and when it fails. \
      Without a test that is tried by hand, on a device, and mostly not at all.
      """,
      zh: "ViewModel 决定界面在加载中、有内容和出错时显示什么。没有测试，就只能在设备上手动验证，而且多半没人验证。"),
    fix: Phrase(
      "Write a test that builds the view model over doubles of its use cases and checks its state.",
      zh: "写一个测试，用 UseCase 的替身构造 ViewModel，并检查它的状态。"),
    examples: [
      .bad(
        Phrase("one of two view models has a test", zh: "两个 ViewModel 中只有一个有测试"),
        """
        //- Domain/UseCases/LoadMenuUseCase.swift
        protocol LoadMenuUseCase { func execute() -> [String] }
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let loadMenu: any LoadMenuUseCase
          private(set) var titles: [String] = []
          init(loadMenu: any LoadMenuUseCase) { self.loadMenu = loadMenu }
          func load() { titles = loadMenu.execute() }
        }
        //- Presentation/Offers/OffersViewModel.swift
        @MainActor final class ↓OffersViewModel {
          private let loadMenu: any LoadMenuUseCase
          private(set) var titles: [String] = []
          init(loadMenu: any LoadMenuUseCase) { self.loadMenu = loadMenu }
          func load() { titles = loadMenu.execute() }
        }
        //- Tests/PresentationTests/MenuViewModelTests.swift
        import XCTest
        struct LoadMenuUseCaseStub: LoadMenuUseCase { func execute() -> [String] { ["soup"] } }
        final class MenuViewModelTests: XCTestCase {
          @MainActor func testLoads() {
            let sut = MenuViewModel(loadMenu: LoadMenuUseCaseStub())
            sut.load()
            XCTAssertEqual(sut.titles, ["soup"])
          }
        }
        """),
      .bad(
        Phrase("no test at all", zh: "完全没有测试"),
        """
        //- Domain/UseCases/LoadMenuUseCase.swift
        protocol LoadMenuUseCase { func execute() -> [String] }
        //- Presentation/Cart/CartViewModel.swift
        @MainActor final class ↓CartViewModel {
          private let loadMenu: any LoadMenuUseCase
          private(set) var titles: [String] = []
          init(loadMenu: any LoadMenuUseCase) { self.loadMenu = loadMenu }
          func load() { titles = loadMenu.execute() }
        }
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let loadMenu: any LoadMenuUseCase
          private(set) var titles: [String] = []
          init(loadMenu: any LoadMenuUseCase) { self.loadMenu = loadMenu }
          func load() { titles = loadMenu.execute() }
        }
        //- Presentation/Offers/OffersViewModel.swift
        @MainActor final class OffersViewModel {
          private let loadMenu: any LoadMenuUseCase
          private(set) var titles: [String] = []
          init(loadMenu: any LoadMenuUseCase) { self.loadMenu = loadMenu }
          func load() { titles = loadMenu.execute() }
        }
        """),
      .good(
        Phrase("a view model and its test", zh: "ViewModel 和它的测试"),
        seenIn: "FoodOrdering/Tests/PresentationTests/CheckoutViewModelTests.swift",
        """
        //- Domain/UseCases/LoadMenuUseCase.swift
        protocol LoadMenuUseCase { func execute() -> [String] }
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let loadMenu: any LoadMenuUseCase
          private(set) var titles: [String] = []
          init(loadMenu: any LoadMenuUseCase) { self.loadMenu = loadMenu }
          func load() { titles = loadMenu.execute() }
        }
        //- Tests/PresentationTests/MenuViewModelTests.swift
        import XCTest
        struct LoadMenuUseCaseStub: LoadMenuUseCase { func execute() -> [String] { ["soup"] } }
        final class MenuViewModelTests: XCTestCase {
          @MainActor func testLoads() {
            let sut = MenuViewModel(loadMenu: LoadMenuUseCaseStub())
            sut.load()
            XCTAssertEqual(sut.titles, ["soup"])
          }
        }
        """),
      .good(
        Phrase("a view model that only shows a value", zh: "只展示一个值的 ViewModel"),
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable { let title: String }
        //- Presentation/Menu/DishItemViewModel.swift
        struct DishItemViewModel: Equatable {
          let title: String
          init(_ dish: Dish) { title = dish.title }
          func shout() -> String { title.uppercased() }
        }
        //- Tests/PresentationTests/DishTests.swift
        import XCTest
        final class DishTests: XCTestCase {
          func testIsEqualToItself() { XCTAssertEqual(Dish(title: "soup"), Dish(title: "soup")) }
        }
        """),
    ],
    subjects: .viewModels
  ) { codebase in
    Rule.untestedViewModel.untested(
      codebase.types(.viewModel).filter(codebase.worksOverCollaborators), in: codebase)
  }
}
