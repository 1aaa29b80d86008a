import Foundation
import TestSupport
import Testing

/// The kinds that change callers: protocols, injection, dropped use cases, errors.
@Suite("fixes that change callers")
struct FixChoicesTests: FixingSuite {
  private static let base = "Sources/Shop/"
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"]),
      ])

    """

  /// A shop of files below its target.
  private func shop(_ files: [String: String]) -> [String: String] {
    var all = ["Package.swift": Self.manifest]
    all[Self.base + "Domain/Entities/Dish.swift"] =
      "struct Dish: Equatable, Identifiable, Sendable {\n  let id: Int\n  let name: String\n}\n"
    for (path, text) in files { all[Self.base + path] = text }
    return all
  }

  private func changed(_ files: [String: String?]) -> [String: String?] {
    Dictionary(uniqueKeysWithValues: files.map { (Self.base + $0, $1) })
  }

  // MARK: extract-protocol

  private static let orders =
    "protocol OrderRepository: Sendable { func orders() async throws -> [Int] }\n"

  private static let concrete = [
    "Domain/Repositories/OrderRepository.swift": orders,
    "Domain/UseCases/LoadMenuUseCase.swift": """
    struct LoadMenuUseCase {
      private let repository: LiveDishRepository
      init(repository: LiveDishRepository) { self.repository = repository }
      func execute() async throws -> [Dish] {
        try await repository.dishes(page: 1).filter { !$0.name.isEmpty }
      }
    }

    """,
    "Data/Repositories/LiveDishRepository.swift": """
    import Foundation

    final class LiveDishRepository: Sendable {
      /// One page.
      func dishes(
        page: Int
      ) async throws -> [Dish] { [] }
      func address() -> URLRequest? { nil }
    }

    """,
  ]

  @Test func whatAUseCaseAsksOfAClassBecomesAProtocolInDomain() throws {
    try expect(
      "extract-protocol", of: shop(Self.concrete),
      becomes: changed([
        "Domain/Repositories/DishRepository.swift": """
        protocol DishRepository: Sendable {
          func dishes(page: Int) async throws -> [Dish]
        }

        """,
        "Data/Repositories/LiveDishRepository.swift":
          Self.concrete["Data/Repositories/LiveDishRepository.swift"]?
          .replacingOccurrences(of: ": Sendable {", with: ": Sendable, DishRepository {"),
        "Domain/UseCases/LoadMenuUseCase.swift":
          Self.concrete["Domain/UseCases/LoadMenuUseCase.swift"]?
          .replacingOccurrences(of: "LiveDishRepository", with: "any DishRepository"),
      ]))
  }

  @Test func theProtocolImportsTheModulesOfWhatItNames() throws {
    var files = shop([
      "Domain/UseCases/LoadMenuUseCase.swift": """
      import Shared

      struct LoadMenuUseCase {
        let repository: LiveDishRepository
        func execute() async throws -> [Dish] {
          try await repository.dishes(Query(page: 1)).filter { !$0.name.isEmpty }
        }
      }

      """,
      "Data/Repositories/LiveDishRepository.swift": """
      internal import Shared

      final class LiveDishRepository: Sendable {
        func dishes(_ query: Query) async throws -> [Dish] { [] }
      }

      """,
    ])
    files["Package.swift"] = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop", targets: [.target(name: "Shop", dependencies: ["Shared"]), .target(name: "Shared")])

      """
    files[Self.base + "Domain/Repositories/OrderRepository.swift"] = Self.orders
    files["Sources/Shared/Domain/Entities/Query.swift"] = """
      public struct Query: Sendable {
        public let page: Int
        public init(page: Int) { self.page = page }
      }

      """
    let project = try FixedProject(files)
    #expect(try project.run("fix", "--choose", "extract-protocol", "--yes").code == 0)
    #expect(
      try project.texts()[Self.base + "Domain/Repositories/DishRepository.swift"] == """
        internal import Shared

        protocol DishRepository: Sendable {
          func dishes(_ query: Query) async throws -> [Dish]
        }

        """)
  }

  @Test func theProtocolIsCalledAsTheProjectCallsItsOwn() throws {
    var files = Self.concrete
    files["Domain/Repositories/OrderRepository.swift"] = nil
    files["Domain/Repositories/OrderRepositoryProtocol.swift"] =
      "protocol OrderRepositoryProtocol: Sendable { func orders() async throws -> [Int] }\n"
    let project = try FixedProject(shop(files))
    #expect(try project.run("fix", "--choose", "extract-protocol", "--yes").code == 0)
    #expect(
      try project.texts().keys.contains(
        Self.base + "Domain/Repositories/DishRepositoryProtocol.swift"))
  }

  @Test(arguments: [
    (
      "dishes(\n    page: Int\n  ) async throws -> [Dish] { [] }",
      "dishes(page: Int) -> URLRequest? { nil }"
    ),
    ("func dishes", "static func dishes"),
    ("page: Int", "page: Int = 1"),
    ("-> [Dish]", "-> some Collection<Dish>"),
    ("final class LiveDishRepository: Sendable", "final class LiveDishRepository<Store>: Sendable"),
    ("func address", "func dishes(page: String) {}\n  func address"),
  ])
  func aMemberThatDomainCannotAskForIsLeftToPeople(_ old: String, _ new: String) throws {
    var files = Self.concrete
    let path = "Data/Repositories/LiveDishRepository.swift"
    let text = try #require(files[path])
    #expect(text.contains(old))
    files[path] = text.replacingOccurrences(of: old, with: new)
    try expectNothing("extract-protocol", of: shop(files))
  }

  @Test(arguments: [
    "  func other() -> LiveDishRepository { repository }\n",
    "  func other() { print(repository) }\n",
    "  func other() { repository.page = 2 }\n",
  ])
  func aClassThatIsHandedOnStaysWhatItIs(_ member: String) throws {
    var files = Self.concrete
    let path = "Domain/UseCases/LoadMenuUseCase.swift"
    let text = try #require(files[path])
    files[path] = String(text.dropLast(2)) + member + "}\n"
    try expectNothing("extract-protocol", of: shop(files))
  }

  // MARK: inject

  private static let building = [
    "Domain/Repositories/OrderRepository.swift": orders,
    "Domain/UseCases/LoadMenuUseCase.swift": """
    struct LoadMenuUseCase: Sendable {
      func execute(_ names: [String]) -> [String] { names.filter { !$0.isEmpty } }
    }

    """,
    "Presentation/MenuViewModel.swift": """
    @MainActor final class MenuViewModel {
      private let loadMenu = LoadMenuUseCase()
      private let title: String
      init(title: String, onEnd: @escaping () -> Void) { self.title = title }
      func names() -> [String] { loadMenu.execute([title]) }
    }

    """,
    "App/AppContainer.swift": """
    struct AppContainer {
      @MainActor func makeMenu() -> MenuViewModel {
        MenuViewModel(title: "(,") { print(")") }
      }
    }

    """,
  ]

  @Test func whatAViewModelMakesIsPassedWhereTheViewModelIsMade() throws {
    try expect(
      "inject", of: shop(Self.building),
      becomes: changed([
        "Presentation/MenuViewModel.swift": """
        @MainActor final class MenuViewModel {
          private let loadMenu: LoadMenuUseCase
          private let title: String
          init(title: String, loadMenu: LoadMenuUseCase, onEnd: @escaping () -> Void) {
            self.title = title
            self.loadMenu = loadMenu
          }
          func names() -> [String] { loadMenu.execute([title]) }
        }

        """,
        "App/AppContainer.swift": Self.building["App/AppContainer.swift"]?
          .replacingOccurrences(of: "\"(,\")", with: "\"(,\", loadMenu: LoadMenuUseCase())"),
      ]))
  }

  @Test func aTypeWithoutAnInitializerGetsOne() throws {
    var files = Self.building
    files["Presentation/MenuViewModel.swift"] = """
      @MainActor final class MenuViewModel {
        private let loadMenu = LoadMenuUseCase()
        private(set) var names: [String] = []

        func load() { names = loadMenu.execute(names) }
      }

      """
    files["App/AppContainer.swift"] = """
      struct AppContainer {
        @MainActor func makeMenu() -> MenuViewModel { MenuViewModel() }
      }

      """
    try expect(
      "inject", of: shop(files),
      becomes: changed([
        "Presentation/MenuViewModel.swift": """
        @MainActor final class MenuViewModel {
          private let loadMenu: LoadMenuUseCase
          private(set) var names: [String] = []

          init(loadMenu: LoadMenuUseCase) {
            self.loadMenu = loadMenu
          }

          func load() { names = loadMenu.execute(names) }
        }

        """,
        "App/AppContainer.swift": files["App/AppContainer.swift"]?
          .replacingOccurrences(
            of: "MenuViewModel() }", with: "MenuViewModel(loadMenu: LoadMenuUseCase()) }"),
      ]))
  }

  @Test func aDefaultGoesToTheCallsThatReliedOnIt() throws {
    var files = Self.building
    files["Presentation/MenuViewModel.swift"] = """
      @MainActor final class MenuViewModel {
        private let loadMenu: LoadMenuUseCase
        init(loadMenu: LoadMenuUseCase = LoadMenuUseCase(), title: String) {
          self.loadMenu = loadMenu
        }
      }

      """
    files["App/AppContainer.swift"] = """
      struct AppContainer {
        @MainActor func makeMenu() -> MenuViewModel { MenuViewModel(title: "Menu") }
        @MainActor func makeOther() -> MenuViewModel {
          MenuViewModel(loadMenu: LoadMenuUseCase(), title: "Other")
        }
      }

      """
    try expect(
      "inject", of: shop(files),
      becomes: changed([
        "Presentation/MenuViewModel.swift": files["Presentation/MenuViewModel.swift"]?
          .replacingOccurrences(of: " = LoadMenuUseCase()", with: ""),
        "App/AppContainer.swift": files["App/AppContainer.swift"]?
          .replacingOccurrences(
            of: "(title: \"Menu\")", with: "(loadMenu: LoadMenuUseCase(), title: \"Menu\")"),
      ]))
  }

  @Test(arguments: [
    // Nobody makes it: a storyboard may.
    ("App/AppContainer.swift", "MenuViewModel(title: \"(,\") { print(\")\") }", "fatalError()"),
    // Made without its name.
    (
      "App/AppContainer.swift", "MenuViewModel(title: \"(,\") { print(\")\") }",
      ".init(title: \"\") {}"
    ),
    // Made by a reference to its initializer.
    (
      "App/AppContainer.swift", "MenuViewModel(title: \"(,\") { print(\")\") }",
      "let make = MenuViewModel.init\n    return make(\"\", {})"
    ),
    ("Presentation/MenuViewModel.swift", "private let", "@Wrapped private var"),
    ("Presentation/MenuViewModel.swift", "MenuViewModel {", "MenuViewModel: Screen {"),
  ])
  func whoIsMadeInAWayThatCannotBeFollowedKeepsWhatItMakes(
    _ path: String, _ old: String, _ new: String
  ) throws {
    var files = Self.building
    let text = try #require(files[path])
    #expect(text.contains(old))
    files[path] = text.replacingOccurrences(of: old, with: new)
    try expectNothing("inject", of: shop(files))
  }

  @Test func nothingIsInjectedWhereAViewWouldHaveToMakeIt() throws {
    var files = Self.building
    files["App/AppContainer.swift"] = nil
    files["Presentation/MenuView.swift"] = """
      import SwiftUI

      struct MenuView: View {
        private let model = MenuViewModel(title: "") {}
        var body: some View { Text(model.names().joined()) }
      }

      """
    try expectNothing("inject", of: shop(files))
  }

  @Test func aDefaultOfDataStaysWhereAScreenWouldHaveToNameIt() throws {
    let repository = """
      final class DishStore: @unchecked Sendable { static let shared = DishStore() }
      final class LiveDishRepository: DishRepository {
        private let store: DishStore
        init(store: DishStore = .shared) { self.store = store }
        func dishes(page: Int) async throws -> [Dish] { [] }
      }

      """
    let path = "Domain/Repositories/DishRepository.swift"
    try expectNothing(
      "inject",
      of: shop([
        path: try #require(Self.passing[path]),
        "Data/Repositories/LiveDishRepository.swift": repository,
        "Presentation/MenuViewModel.swift": """
        @MainActor final class MenuViewModel {
          private let dishes: any DishRepository
          init(dishes: any DishRepository) { self.dishes = dishes }
          static var mock: MenuViewModel { MenuViewModel(dishes: LiveDishRepository()) }
        }

        """,
      ]))
  }

  // MARK: drop-use-case

  private static let passing = [
    "Domain/Repositories/DishRepository.swift":
      "protocol DishRepository: Sendable { func dishes(page: Int) async throws -> [Dish] }\n",
    "Domain/UseCases/LoadMenuUseCase.swift": """
    protocol LoadMenuUseCase: Sendable {
      func execute(_ page: Int) async throws -> [Dish]
    }

    struct DefaultLoadMenuUseCase: LoadMenuUseCase {
      private let repository: any DishRepository
      init(repository: any DishRepository) { self.repository = repository }
      func execute(_ page: Int) async throws -> [Dish] {
        try await repository.dishes(page: page)
      }
    }

    """,
    "Presentation/MenuViewModel.swift": """
    @MainActor final class MenuViewModel {
      private let loadMenu: any LoadMenuUseCase
      private(set) var dishes: [Dish] = []
      init(loadMenu: any LoadMenuUseCase) { self.loadMenu = loadMenu }
      func load() async throws { dishes = try await loadMenu.execute(dishes.count) }
    }

    """,
    "App/AppContainer.swift": """
    @MainActor struct AppContainer {
      let repository: any DishRepository
      func makeMenu() -> MenuViewModel { MenuViewModel(loadMenu: makeLoad()) }
      func makeLoad() -> any LoadMenuUseCase { DefaultLoadMenuUseCase(repository: repository) }
    }

    """,
  ]

  @Test func callersOfAUseCaseThatOnlyHandsOnAskTheRepository() throws {
    try expect(
      "drop-use-case", of: shop(Self.passing),
      becomes: changed([
        "Domain/UseCases/LoadMenuUseCase.swift": nil,
        "Presentation/MenuViewModel.swift": Self.passing["Presentation/MenuViewModel.swift"]?
          .replacingOccurrences(of: "any LoadMenuUseCase", with: "any DishRepository")
          .replacingOccurrences(
            of: "loadMenu.execute(dishes.count)", with: "loadMenu.dishes(page: dishes.count)"
          ).replacingOccurrences(of: "loadMenu", with: "repository"),
        "App/AppContainer.swift": """
        @MainActor struct AppContainer {
          let repository: any DishRepository
          func makeMenu() -> MenuViewModel { MenuViewModel(repository: repository) }
        }

        """,
      ]))
  }

  @Test func aSchoolInWhichCallersMustNotAskTheRepositoryKeepsItsUseCases() throws {
    let project = try FixedProject(shop(Self.passing))
    let before = try project.texts()
    let run = try project.run(
      "fix", "--choose", "drop-use-case", "--info", "--profile", "layered", "--yes")
    #expect(run.output.contains("drop-use-case would go wrong"))
    #expect(try project.texts() == before)
  }

  @Test(arguments: [
    // It answers something else than the repository does.
    ("Domain/UseCases/LoadMenuUseCase.swift", "async throws -> [Dish]", "async throws -> [Dish]?"),
    // A test or a screen may have another one.
    (
      "App/AppContainer.swift", "@MainActor struct",
      "struct FakeLoad: LoadMenuUseCase { func execute(_ page: Int) async throws -> [Dish] { [] } }\n@MainActor struct"
    ),
    // It is kept in a variable of which nobody says the type.
    (
      "App/AppContainer.swift", "{ DefaultLoadMenuUseCase(repository: repository) }",
      "{\n    let useCase = DefaultLoadMenuUseCase(repository: repository)\n    return useCase\n  }"
    ),
    (
      "Presentation/MenuViewModel.swift", "loadMenu.execute(dishes.count)",
      "loadMenu.execute(\n0) { 1 }"
    ),
    // Its name would stay: in a comment, in the label of a parameter, where others call the factory.
    ("Presentation/MenuViewModel.swift", "  init(", "  /// See `LoadMenuUseCase`.\n  init("),
    ("Presentation/MenuViewModel.swift", "  init(", "  // Of `loadMenu`.\n  init("),
    ("Presentation/MenuViewModel.swift", "init(loadMenu: any", "init(useCase loadMenu: any"),
    (
      "App/AppContainer.swift", "@MainActor struct",
      "@MainActor func other(_ a: AppContainer) { _ = a.makeLoad() }\n@MainActor struct"
    ),
    (
      "App/AppContainer.swift", "{ MenuViewModel(loadMenu: makeLoad()) }",
      "{\n    let useCase = makeLoad()\n    return MenuViewModel(loadMenu: useCase)\n  }"
    ),
    // Nobody asks it.
    ("Presentation/MenuViewModel.swift", "try await loadMenu.execute(dishes.count)", "[]"),
    // The new name is taken.
    (
      "Presentation/MenuViewModel.swift", "  private(set)",
      "  var repository = 1\n  private(set)"
    ),
  ])
  func aUseCaseOfWhichMoreIsMadeIsKept(_ path: String, _ old: String, _ new: String) throws {
    var files = Self.passing
    let text = try #require(files[path])
    #expect(text.contains(old))
    files[path] = text.replacingOccurrences(of: old, with: new)
    try expectNothing("drop-use-case", of: shop(files))
  }

  // MARK: throw-default

  private static let mapper = """
    struct DishDTO: Decodable {
      let id: Int
      let name: String?
    }

    enum MappingError: Error {
      case missing(field: String)
      case other
    }

    extension DishDTO {
      func toDomain() throws -> Dish {
        guard id > 0 else { throw MappingError.other }
        return Dish(id: id, name: name ?? "")
      }
    }

    """

  @Test func aMapperThatThrowsThrowsWhereItMadeAValueUp() throws {
    try expect(
      "throw-default", of: shop(["Data/DTO/DishDTO.swift": Self.mapper]),
      becomes: changed([
        "Data/DTO/DishDTO.swift": Self.mapper
          .replacingOccurrences(
            of: "    guard id",
            with:
              "    guard let name else { throw MappingError.missing(field: \"name\") }\n    guard id"
          )
          .replacingOccurrences(of: "name ?? \"\"", with: "name")
      ]))
  }

  @Test(arguments: [
    (" throws ", " "), ("case missing(field: String)", "case offline"),
    ("Dish(id: id, name: name ?? \"\")", "[1].map { Dish(id: $0, name: name ?? \"\") }[0]"),
    ("    return", "    let name = self.name\n    return"),
  ])
  func aMapperThatCannotThrowOrHasNothingToThrowIsLeftToPeople(_ old: String, _ new: String) throws
  {
    #expect(Self.mapper.contains(old))
    let text = Self.mapper.replacingOccurrences(of: old, with: new)
    try expectNothing("throw-default", of: shop(["Data/DTO/DishDTO.swift": text]))
  }

  // MARK: rounds

  @Test func roundsGoOnWithWhatAChangeUncoversAndAreChangesOfTheirOwn() throws {
    var files = Self.building
    files["Domain/UseCases/LoadMenuUseCase.swift"] =
      Self.concrete[
        "Domain/UseCases/LoadMenuUseCase.swift"]
    files["Data/Repositories/LiveDishRepository.swift"] =
      Self.concrete[
        "Data/Repositories/LiveDishRepository.swift"]
    files["Presentation/MenuViewModel.swift"] = """
      @MainActor final class MenuViewModel {
        private let loadMenu = LoadMenuUseCase(repository: LiveDishRepository())
        init(title: String, onEnd: @escaping () -> Void) {}
        func load() async throws -> [Dish] { try await loadMenu.execute() }
      }

      """
    let project = try FixedProject(shop(files))
    let before = try project.texts()
    try project.git("init", "-q")
    try project.git("add", "-A")
    try project.git("commit", "-qm", "All")
    let run = try project.run(
      "fix", "--rounds", "--yes", "--choose", "inject", "--choose", "extract-protocol")
    #expect(run.code == 0, "\(run.errors)\(run.output)")
    let count = run.output.components(separatedBy: "written as change").count - 1
    #expect(count == 2, "\(run.output)")
    for _ in 0..<count { #expect(try project.run("undo").code == 0) }
    #expect(try project.texts() == before)
  }

  @Test func roundsThatNobodyAgreedToAreRefused() throws {
    let project = try FixedProject(shop(Self.building))
    #expect(try project.run("fix", "--rounds").code == 2)
    #expect(try project.run("fix", "--rounds", "--yes", "--dry-run").code == 2)
  }

  @Test func theListNamesARouteForWhatIsLeft() throws {
    let project = try FixedProject(
      shop(["Domain/Entities/Cart.swift": "import SwiftUI\nstruct Cart { let color: Color }\n"]))
    let run = try project.run("fix", "--list", "--info")
    #expect(run.output.contains("1 of dependency.framework-in-domain, such as"), "\(run.output)")
  }
}
