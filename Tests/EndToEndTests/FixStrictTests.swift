import Foundation
import TestSupport
import Testing

/// What strict readers would not have merged, and what they would.
@Suite("fixes that strict readers merge")
struct FixStrictTests: FixingSuite {
  private static let dish = "struct Dish: Sendable {\n  let id: Int\n}\n"

  // MARK: inject

  private func useCase(_ name: String, _ body: String) -> String {
    "struct \(name)UseCase { func execute(_ all: [String]) -> [String] { all.\(body) } }\n"
  }

  private func menu(_ parameters: String) -> String {
    """
    @MainActor final class MenuViewModel {
      private let load: LoadMenuUseCase
      private let sort: SortMenuUseCase
      init(
        \(parameters)
        title: String
      ) {
        self.load = load
        self.sort = sort
      }
    }

    """
  }

  private func container(_ given: String) -> String {
    """
    struct AppContainer {
      @MainActor func makeMenu() -> MenuViewModel { MenuViewModel(\(given)title: "Menu") }
    }

    """
  }

  @Test(arguments: [
    (
      "load: LoadMenuUseCase = LoadMenuUseCase(),\n    sort: SortMenuUseCase = SortMenuUseCase(),",
      "load: LoadMenuUseCase,\n    sort: SortMenuUseCase,",
      "load: LoadMenuUseCase(), sort: SortMenuUseCase(), "
    ),
    (
      """
      load: LoadMenuUseCase = LoadMenuUseCase(),
          // strata:allow injection.default-argument — previews
          sort: SortMenuUseCase = SortMenuUseCase(),
      """,
      """
      load: LoadMenuUseCase,
          // strata:allow injection.default-argument — previews
          sort: SortMenuUseCase = SortMenuUseCase(),
      """, "load: LoadMenuUseCase(), "
    ),
  ])
  func theDefaultsOfAnInitializerGoAtOnce(_ old: String, _ new: String, _ given: String) throws {
    try expect(
      "inject",
      of: shop([
        "Domain/UseCases/LoadMenuUseCase.swift": useCase("LoadMenu", "filter { $0 != \"\" }"),
        "Domain/UseCases/SortMenuUseCase.swift": useCase("SortMenu", "sorted()"),
        "Presentation/MenuViewModel.swift": menu(old), "App/AppContainer.swift": container(""),
      ]),
      becomes: changed([
        "Presentation/MenuViewModel.swift": menu(new), "App/AppContainer.swift": container(given),
      ]))
  }

  private func builder(_ body: String) -> String {
    "@MainActor final class MenuViewModel {\n" + body
      + "\n  func show() -> [String] { sort.execute(load.execute([])) }\n}\n"
  }

  @Test(arguments: [
    (
      """
        private let load = LoadMenuUseCase()
        private let sort = SortMenuUseCase()

      """,
      """
        private let load: LoadMenuUseCase
        private let sort: SortMenuUseCase

        init(load: LoadMenuUseCase, sort: SortMenuUseCase) {
          self.load = load
          self.sort = sort
        }

      """
    ),
    (
      """
        private let load: LoadMenuUseCase
        private let sort = SortMenuUseCase()
        init() {
          self.load = LoadMenuUseCase()
        }

      """,
      """
        private let load: LoadMenuUseCase
        private let sort: SortMenuUseCase
        init(load: LoadMenuUseCase, sort: SortMenuUseCase) {
          self.sort = sort
          self.load = load
        }

      """
    ),
    (
      """
        private let load = LoadMenuUseCase()
        private lazy var sort = SortMenuUseCase(after: load)

      """, ""
    ),
    (
      """
        private let load: LoadMenuUseCase
        private let sort = SortMenuUseCase()
        init() {
          if true { self.load = LoadMenuUseCase() }
        }

      """, ""
    ),
  ])
  func whatATypeMakesForItselfIsTakenAtOnce(_ old: String, _ new: String) throws {
    let container = { (given: String) in
      """
      struct AppContainer {
        @MainActor func makeMenuForAllGuests() -> MenuViewModel { MenuViewModel(\(given)) }
      }

      """
    }
    let files = shop([
      "Domain/UseCases/LoadMenuUseCase.swift": useCase("LoadMenu", "filter { $0 != \"\" }"),
      "Domain/UseCases/SortMenuUseCase.swift": useCase("SortMenu", "sorted()"),
      "Presentation/MenuViewModel.swift": builder(old), "App/AppContainer.swift": container(""),
    ])
    if new.isEmpty {
      let run = try FixedProject(files).fix("inject", nil)
      #expect(run.output.contains("and not all can be taken at once"), "\(run.output)")
      return try expectNothing("inject", of: files)
    }
    try expect(
      "inject", of: files,
      becomes: changed([
        "Presentation/MenuViewModel.swift": builder(new),
        "App/AppContainer.swift": container(
          "\n    load: LoadMenuUseCase(),\n    sort: SortMenuUseCase()\n  "),
      ]))
  }

  private static let calls = [
    (
      "struct MenuScreen { func open() { let menu = MenuViewModel(title: \"\"); print(menu) } }\n",
      1
    ),
    (
      """
      struct MenuScreen {
        func open() { let menu = MenuViewModel(title: ""); print(menu) }
        func show() { let menu = MenuViewModel(title: ""); print(menu) }
      }

      """, 2
    ),
  ]

  @Test(arguments: calls)
  func theSameIsNotWrittenOutInManyPlaces(_ screen: String, _ more: Int) throws {
    let old =
      "load: LoadMenuUseCase = LoadMenuUseCase(), sort: SortMenuUseCase = SortMenuUseCase(),"
    let run = try FixedProject(
      shop([
        "Domain/UseCases/LoadMenuUseCase.swift": useCase("LoadMenu", "filter { $0 != \"\" }"),
        "Domain/UseCases/SortMenuUseCase.swift": useCase("SortMenu", "sorted()"),
        "Presentation/MenuViewModel.swift": menu(old), "App/AppContainer.swift": container(""),
        "App/MenuScreen.swift": "@MainActor " + screen,
      ])
    ).fix("inject", nil)
    #expect(run.output.contains("is made in 3 places") == (more == 2), "\(run.output)")
    #expect(run.output.contains("written as change") == (more == 1), "\(run.output)")
  }

  @Test(arguments: [
    ("func loadMenu() -> LoadMenuUseCase { LoadMenuUseCase() }", false),
    ("let loadMenu = LoadMenuUseCase()", true), ("func loadTitle() -> String { \"\" }", true),
  ])
  func whatMethodsOfAContainerMakeIsNotMadeBesideThem(
    _ member: String, _ isFixed: Bool
  ) throws {
    let model = { (value: String) in
      """
      @MainActor final class MenuViewModel {
        private let sort: SortMenuUseCase
        init(title: String, sort: SortMenuUseCase\(value)) { self.sort = sort }
        func show() -> [String] { sort.execute([]) }
      }

      """
    }
    let run = try FixedProject(
      shop([
        "Domain/UseCases/LoadMenuUseCase.swift": useCase("LoadMenu", "filter { $0 != \"\" }"),
        "Domain/UseCases/SortMenuUseCase.swift": useCase("SortMenu", "sorted()"),
        "Presentation/MenuViewModel.swift": model(" = SortMenuUseCase()"),
        "App/AppContainer.swift": container("").replacingOccurrences(
          of: "{\n", with: "{\n  \(member)\n"),
      ])
    ).fix("inject", nil)
    #expect(run.output.contains("written as change") == isFixed, "\(run.output)")
  }

  @Test(arguments: [
    ("struct HomeScreen: View {\n  let load: LoadMenuUseCase\n", "load", false),
    ("final class HomeRouter {\n  let load: LoadMenuUseCase\n", "load", true),
    ("final class HomePresenter {\n", "LoadMenuUseCase()", false),
  ])
  func aScreenThatIsGivenPartsMakesNoneBesideThem(
    _ head: String, _ given: String, _ isFixed: Bool
  ) throws {
    let body = head.contains("View") ? "  var body: some View { Text(\"\") }\n" : ""
    let run = try FixedProject(
      shop([
        "Domain/UseCases/LoadMenuUseCase.swift": useCase("LoadMenu", "filter { $0 != \"\" }"),
        "Domain/UseCases/SortMenuUseCase.swift": useCase("SortMenu", "sorted()"),
        "Presentation/MenuViewModel.swift": menu(
          "load: LoadMenuUseCase, sort: SortMenuUseCase = SortMenuUseCase(),"),
        "Presentation/Home.swift": "import SwiftUI\n@MainActor \(head)\(body)"
          + "  func menu() -> MenuViewModel { MenuViewModel(load: \(given), title: \"\") }\n}\n",
      ])
    ).fix("inject", nil)
    #expect(run.output.contains("written as change") == isFixed, "\(run.output)")
    #expect(!run.output.contains("would go wrong"), "\(run.output)")
  }

  // MARK: use-protocol

  @Test func whatAScreenHoldsIsHeldByItsProtocolsAtOnce() throws {
    func use(_ name: String) -> String {
      """
      protocol \(name)UseCaseProtocol { func execute(_ all: [String]) -> [String] }

      struct \(name)UseCase: \(name)UseCaseProtocol {
        func execute(_ all: [String]) -> [String] { all.filter { $0 != "\(name)" } }
      }

      """
    }
    let model = { (end: String) in
      """
      @MainActor final class MenuViewModel {
        private let load: \(end.isEmpty ? "" : "any ")LoadUseCase\(end)
        private let sort: \(end.isEmpty ? "" : "any ")SortUseCase\(end)
        init(load: \(end.isEmpty ? "" : "any ")LoadUseCase\(end), sort: \(end.isEmpty ? "" : "any ")SortUseCase\(end)) {
          self.load = load
          self.sort = sort
        }
        func show() -> [String] { sort.execute(load.execute([])) }
      }

      """
    }
    let path = Self.base + "Presentation/MenuViewModel.swift"
    let project = try FixedProject(
      shop([
        "Domain/UseCases/LoadUseCase.swift": use("Load"),
        "Domain/UseCases/SortUseCase.swift": use("Sort"),
        "Presentation/MenuViewModel.swift": model(""),
      ]))
    let check = try project.run("check", "--info", "--format", "json", "--exit-zero")
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(check.output.utf8)) as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    let id = try #require(
      findings.first { ($0["rule"] as? String) == "presentation.concrete-use-case" }?["id"]
        as? String)
    let run = try project.run("fix", id, "--choose", "use-protocol", "--info", "--yes")
    #expect(try project.texts()[path] == model("Protocol"), "\(run.output)\(run.errors)")
  }

  // MARK: drop-import

  @Test(arguments: [
    ("show(dish.picture ?? .init())", false), ("show(rows ?? .init())", true),
    ("screen.modalTransitionStyle = .coverVertical", false), ("screen.turn(to: 1)", true),
  ])
  func whatOnlyAFrameworkHasIsTakenFromIt(_ code: String, _ isFixed: Bool) throws {
    let project = try FixedProject(
      shop([
        "Domain/Entities/Dish.swift": Self.dish,
        "Presentation/MenuScreen.swift": "protocol MenuScreen { func turn(to page: Int) }\n",
        "Presentation/MenuViewModel.swift": """
        import UIKit

        @MainActor final class MenuViewModel {
          private var rows: [Int]?
          func show(_ rows: [Int]) { self.rows = rows }
          func open(_ dish: Dish, _ screen: MenuScreen) { \(code) }
        }

        """,
      ]))
    let run = try project.fix("drop-import", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  @Test(arguments: [
    ("router.path.append(1)", "NavigationPath()", false),
    ("router.path.append(1)", "[Int]()", true), ("router.path.removeAll()", "[Color()]", true),
    ("router.open()", "NavigationPath()", true),
    ("form.isOn.wrappedValue = true", "[Int]()", false),
    ("form.title.append(\"!\")", "[Int]()", true),
  ])
  func whatAnotherTypeHoldsOfAFrameworkIsTakenFromIt(
    _ code: String, _ path: String, _ isFixed: Bool
  ) throws {
    let project = try FixedProject(
      shop([
        "Domain/Entities/Dish.swift": Self.dish,
        "Presentation/Router.swift": """
        import SwiftUI

        @MainActor final class Router {
          var path = \(path)
          func open() { print(path) }
        }

        """,
        "Presentation/MenuForm.swift": """
        import SwiftUI

        @MainActor final class MenuForm {
          var title = ""
          let isOn: Binding<Bool>
          init(isOn: Binding<Bool>) { self.isOn = isOn }
        }

        """,
        "Presentation/MenuViewModel.swift": """
        import SwiftUI

        @MainActor final class MenuViewModel {
          func open(_ router: Router, _ form: MenuForm) { \(code) }
        }

        """,
      ]))
    let run = try project.fix("drop-import", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  // MARK: drop-use-case

  @Test(arguments: [("sort: SortMenuUseCase", false), ("dishes: any DishRepository", true)])
  func theFirstScreenThatAsksARepositoryIsForPeople(_ asked: String, _ isFixed: Bool) throws {
    func useCase(_ name: String, _ end: String) -> String {
      """
      struct \(name)UseCase: Sendable {
        private let repository: any DishRepository
        init(repository: any DishRepository) { self.repository = repository }
        func execute() async throws -> [Dish] { try await repository.dishes()\(end) }
      }

      """
    }
    func model(_ name: String, _ held: String, _ call: String) -> String {
      """
      @MainActor final class \(name)ViewModel {
        private let \(held)
        private(set) var all: [Dish] = []
        init(\(held)) { self.\(held.split(separator: ":")[0]) = \(held.split(separator: ":")[0]) }
        func load() async throws { all = try await \(call)() }
      }

      """
    }
    let call = asked.hasPrefix("sort") ? "sort.execute" : "dishes.dishes"
    let project = try FixedProject(
      shop([
        "Domain/Entities/Dish.swift": Self.dish,
        "Domain/Repositories/DishRepository.swift":
          "protocol DishRepository: Sendable { func dishes() async throws -> [Dish] }\n",
        "Domain/UseCases/LoadMenuUseCase.swift": useCase("LoadMenu", ""),
        "Domain/UseCases/SortMenuUseCase.swift": useCase("SortMenu", ".sorted { $0.id < $1.id }"),
        "Presentation/MenuViewModel.swift": model(
          "Menu", "loadMenu: LoadMenuUseCase", "loadMenu.execute"),
        "Presentation/OneViewModel.swift": model("One", "sort: SortMenuUseCase", "sort.execute"),
        "Presentation/TwoViewModel.swift": model("Two", "sort: SortMenuUseCase", "sort.execute"),
        "Presentation/SixViewModel.swift": model("Six", asked, call),
      ]))
    let run = try project.fix("drop-use-case", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  // MARK: drop-unused

  @Test(arguments: [
    ("Sources/Shop/Data/MockCart.swift", "[\"tea\"]", true),
    ("Sources/Shop/Data/MockCart.swift", "[Bundle.main.bundlePath]", false),
    ("Sources/Spare/MockCart.swift", "[\"tea\"]", false),
    ("Sources/Shop/Data/MockCart.swift", "[] } }\nfinal class Cart { func all() { print(1)", false),
    ("Sources/Shop/Data/Carts.swift", "[] } }\nfinal class Cart { func all() { print(1)", true),
  ])
  func aDoubleGoesWhereNothingIsLeftOfIt(
    _ path: String, _ items: String, _ isFixed: Bool
  ) throws {
    var files = shop([
      "Domain/CartRepository.swift":
        "public protocol CartRepository { func items() -> [String] }\n",
      "Data/LiveCartRepository.swift":
        "struct LiveCartRepository: CartRepository { func items() -> [String] { [] } }\n",
    ])
    files[path] =
      "import Foundation\nstruct MockCart: CartRepository { func items() -> [String] { \(items) } }\n"
    let run = try FixedProject(files).fix("drop-unused", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  @Test(arguments: [
    ("", "Data/Carts.swift", true), ("", "Data/CartTitles.swift", true),
    ("struct Cart { var titles: (any CartTitles)? }\n", "Data/Carts.swift", false),
    (
      "extension CartTitles { var first: String { all().first ?? \"\" } }\n", "Data/Carts.swift",
      nil
    ),
  ])
  func whatOnlyADoubleKeepsGoesWithIt(
    _ other: String, _ path: String, _ isGone: Bool?
  ) throws {
    let titles = "protocol CartTitles {\n  func all() -> [String]\n}\n"
    let double =
      "struct StubCartTitles: CartTitles {\n  func all() -> [String] { [] }\n}\n"
    var files = [
      "Domain/Entities/Dish.swift": Self.dish, "Domain/Cart.swift": other,
      "Data/Carts.swift": titles + "\n" + double,
    ]
    if path != "Data/Carts.swift" {
      files[path] = titles
      files["Data/Carts.swift"] = double
    }
    guard let isGone else { return try expectNothing("drop-unused", of: shop(files)) }
    var left: [String: String?] = [:]
    for file in Set(["Data/Carts.swift", path]) {
      left.updateValue(isGone ? nil : titles, forKey: file)
    }
    try expect("drop-unused", of: shop(files), becomes: changed(left))
  }

  // MARK: move-to-layer

  @Test(arguments: [("Domain/Repositories/", true), ("Domain/Carts/", false)])
  func whatIsOfOneKindMovesToANewFolderTogether(_ other: String, _ isFixed: Bool) throws {
    func repository(_ name: String) -> String {
      """
      struct \(name)Repository: \(name)RepositoryProtocol {
        func all() async throws -> [String] { ["tea"] }
      }

      """
    }
    var files = [
      "Domain/Entities/Dish.swift": Self.dish,
      "Domain/UseCases/LoadMenuUseCase.swift": """
      struct LoadMenuUseCase {
        let dishes: any DishRepositoryProtocol
        func execute() async throws -> [String] { try await dishes.all().sorted() }
      }

      """,
      "Data/Network/Client.swift": "final class Client: Sendable {}\n",
      "Domain/Repositories/DishRepository.swift": repository("Dish"),
      other + "CartRepository.swift": repository("Cart"),
    ]
    for name in ["Dish", "Cart"] {
      files["Domain/Repositories/\(name)RepositoryProtocol.swift"] =
        "protocol \(name)RepositoryProtocol: Sendable {\n"
        + "  func all() async throws -> [String]\n}\n"
    }
    guard isFixed else { return try expectNothing("move-to-layer", of: shop(files)) }
    try expect(
      "move-to-layer", of: shop(files),
      becomes: changed([
        "Domain/Repositories/DishRepository.swift": nil, other + "CartRepository.swift": nil,
        "Data/Repositories/DishRepository.swift": repository("Dish"),
        "Data/Repositories/CartRepository.swift": repository("Cart"),
      ]))
  }

  // MARK: isolate-view-model

  @Test(arguments: [
    ("group.addTask { self.titles = [] }", false), ("group.addTask { await self.load() }", true),
    ("Task.detached { [weak self] in self?.titles = [] }", false),
    ("print(1)\n    }\n  }\n  deinit {\n    if true {\n      clear()", false),
    ("print(1)\n    }\n  }\n  deinit {\n    if true {\n      titles.removeAll()", true),
  ])
  func whatATaskElsewhereAsksForAtOnceIsNotIsolated(_ code: String, _ isFixed: Bool) throws {
    let project = try FixedProject(
      shop([
        "Presentation/Orders/OrdersViewModel.swift": """
        import Combine

        final class OrdersViewModel: ObservableObject {
          @Published private(set) var titles: [String] = []
          func load() async { titles = ["one"] }
          func clear() { titles = [] }
          func loadAll() async {
            await withTaskGroup(of: Void.self) { group in
              \(code)
            }
          }
        }

        """,
        "Presentation/Orders/OrdersView.swift": """
        import SwiftUI

        struct OrdersView: View {
          @StateObject private var model = OrdersViewModel()
          var body: some View { Text(model.titles.first ?? "") }
        }

        """,
      ]))
    let run = try project.fix("isolate-view-model", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  // MARK: move-members

  @Test func noEmptyLineIsLeftAtTheEnd() throws {
    let record = "struct DishDTO: Decodable {\n  let id: Int\n}\n"
    let mapping = """
        init(dto: DishDTO) {
          self.id = dto.id
        }

        static func all(_ records: [DishDTO]) -> [Dish] {
          records.map { Dish(dto: $0) }
        }

      """
    let loading = """
      struct DishLoader {
        func load(_ records: [DishDTO]) -> [Dish] { Dish.all(records) }
      }

      """
    try expect(
      "move-members",
      of: shop([
        "Domain/Entities/Dish.swift": "struct Dish: Sendable {\n  let id: Int\n\n\(mapping)  \n}\n",
        "Data/DTO/DishDTO.swift": record, "Data/DishLoader.swift": loading,
      ]),
      becomes: changed([
        "Domain/Entities/Dish.swift": Self.dish,
        "Data/DTO/DishDTO.swift": record + "\nextension Dish {\n\(mapping)}\n",
      ]))
  }
}
