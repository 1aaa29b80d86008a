import Foundation
import TestSupport
import Testing

/// What a fix brings along, so that nothing is left to a second change.
@Suite("fixes that are whole")
struct FixWholeTests: FixingSuite {
  // MARK: headers

  private static let useCase = """
    struct LoadMenuUseCase: Sendable {
      let repository: any MenuRepository
      func execute() -> [String] { repository.dishes().filter { !$0.isEmpty } }
    }

    """

  private func source(_ file: String, _ author: String?, _ day: String, _ code: String) -> String {
    let made = author.map { "//  Created by \($0) on \(day).\n//\n" } ?? ""
    return "//\n//  \(file).swift\n//  Shop\n//\n\(made)\n\(code)"
  }

  @Test(arguments: [("Ann", "Ann"), ("Ben", nil)])
  func aNewFileSaysWhoMadeItWhereThatIsOne(_ other: String, _ author: String?) throws {
    let today = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day], from: Date())
    let day = String(
      format: "%02d/%02d/%04d", try #require(today.day), try #require(today.month),
      try #require(today.year))
    let promise = "protocol MenuRepository: Sendable {\n  func dishes() -> [String]\n}\n"
    let kept = """
      struct LiveMenuRepository: MenuRepository {
        func dishes() -> [String] { [] }
      }

      """
    try expect(
      "move-to-layer",
      of: shop([
        "Domain/LoadMenuUseCase.swift": source(
          "LoadMenuUseCase", other, "14/01/2025", Self.useCase),
        "Data/LiveMenuRepository.swift": source(
          "LiveMenuRepository", "Ann", "03/02/2025", promise + "\n" + kept),
      ]),
      becomes: changed([
        "Domain/MenuRepository.swift": source("MenuRepository", author, day, promise),
        "Data/LiveMenuRepository.swift": source("LiveMenuRepository", "Ann", "03/02/2025", kept),
      ]))
  }

  // MARK: descriptions

  @Test(arguments: [("MenuRepository.swift", true), ("MyMenuRepository.swift", false)])
  func aDescriptionThatListsWhatMovesIsAStep(_ listed: String, _ isTold: Bool) throws {
    var files = shop([
      "Domain/Entities/Dish.swift": "struct Dish: Sendable { let id: Int }\n",
      "Domain/UseCases/LoadMenuUseCase.swift": Self.useCase,
      "Data/Repository/MenuRepository.swift":
        "protocol MenuRepository: Sendable {\n  func dishes() -> [String]\n}\n",
    ])
    files["README.md"] = "# Shop\n\n```\nData/\n  Repository/\n    \(listed)\n```\n"
    let run = try FixedProject(files).fix("move-to-layer", nil)
    #expect(run.output.contains("fix 1 finding"), "\(run.output)")
    #expect(
      run.output.contains("update 'README.md', which lists 'MenuRepository.swift'") == isTold,
      "\(run.output)")
  }

  // MARK: move-members

  @Test(arguments: ["", "\n", "\n\n"])
  func anExtensionIsPartedByOneEmptyLine(_ end: String) throws {
    let mapping = """
        init(_ record: DishDTO) {
          self.init(id: record.id)
        }

      """
    let record = "struct DishDTO: Decodable {\n  let id: Int\n}\n"
    try expect(
      "move-members",
      of: shop([
        "Domain/Entities/Dish.swift":
          "struct Dish: Sendable {\n  let id: Int\n}\n\nextension Dish {\n\(mapping)}\n",
        "Data/DTO/DishDTO.swift": record + end,
        "Data/LiveDishes.swift":
          "struct LiveDishes {\n  func dish(_ record: DishDTO) -> Dish { Dish(record) }\n}\n",
      ]),
      becomes: changed([
        "Domain/Entities/Dish.swift": "struct Dish: Sendable {\n  let id: Int\n}\n",
        "Data/DTO/DishDTO.swift": record + "\nextension Dish {\n\(mapping)}\n" + end,
      ]))
  }

  // MARK: inject

  private func useCase(_ name: String) -> String {
    "struct \(name)UseCase {\n  func execute(_ a: [String]) -> [String] { a.filter { $0 != \"\" } }\n}\n"
  }

  private func making(_ members: String, _ body: String = "sort.execute(load.execute([]))")
    -> [String: String]
  {
    shop([
      "Domain/UseCases/LoadMenuUseCase.swift": useCase("LoadMenu"),
      "Domain/UseCases/SortMenuUseCase.swift": useCase("SortMenu"),
      "Presentation/MenuViewModel.swift": """
      @MainActor final class MenuViewModel {
        private let load = LoadMenuUseCase()
      \(members)
        func show() -> [String] { \(body) }
      }

      """,
      "App/AppContainer.swift": """
      struct AppContainer {
        @MainActor func makeMenu() -> MenuViewModel { MenuViewModel() }
      }

      """,
    ])
  }

  @Test(arguments: [
    ("private lazy var sort = SortMenuUseCase()", "private let sort: SortMenuUseCase", ""),
    ("lazy var sort = SortMenuUseCase()", "var sort: SortMenuUseCase", ""),
    (
      "private lazy var sort = SortMenuUseCase()", "private var sort: SortMenuUseCase",
      "sort = spare; return "
    ),
  ])
  func whatIsLazyIsGivenFromTheStart(_ old: String, _ new: String, _ more: String) throws {
    let project = try FixedProject(
      making("  " + old, more + "sort.execute(load.execute([]))"))
    let run = try project.fix("inject", nil)
    let model = try #require(try project.texts()[Self.base + "Presentation/MenuViewModel.swift"])
    #expect(
      model.contains("  private let load: LoadMenuUseCase\n  \(new)\n"), "\(run.output)\(model)")
    #expect(model.contains("    self.sort = sort\n"), "\(model)")
    let container = try #require(try project.texts()[Self.base + "App/AppContainer.swift"])
    #expect(container.contains("sort: SortMenuUseCase()"), "\(container)")
  }

  @Test(arguments: [
    (
      "  private lazy var sort = SortMenuUseCase(load: load)", "sort.execute([])",
      "'MenuViewModel' also makes 'SortMenuUseCase', and not all can be taken at once"
    ),
    (
      "  private let sort = SortMenuUseCase()", "load.execute([])",
      "nothing reads 'sort', which 'MenuViewModel' makes too: delete it first"
    ),
  ])
  func whyNothingIsTakenIsSaid(_ member: String, _ body: String, _ reason: String) throws {
    let run = try FixedProject(making(member, body)).run(
      "fix", "--choose", "inject", "--info", "--yes", "--only-rule", "injection.self-construction")
    #expect(run.output.contains(reason), "\(run.output)")
    #expect(run.output.contains("no finding that can be fixed so"), "\(run.output)")
  }

  // MARK: use-protocol

  @Test(arguments: [("load.execute()", true), ("[]", false)])
  func whatIsNeverAskedIsNotKeptByAnotherName(_ body: String, _ isFixed: Bool) throws {
    let run = try FixedProject(
      shop([
        "Domain/UseCases/LoadUseCase.swift": """
        protocol LoadUseCaseProtocol { func execute() -> [String] }

        struct LoadUseCase: LoadUseCaseProtocol {
          func execute() -> [String] { ["tea"].filter { $0 != "" } }
        }

        """,
        "Presentation/MenuViewModel.swift": """
        @MainActor final class MenuViewModel {
          private let load: LoadUseCase
          init(load: LoadUseCase) { self.load = load }
          func show() -> [String] { \(body) }
        }

        """,
      ])
    ).fix("use-protocol", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
    #expect(
      run.output.contains("nothing asks 'load': delete it instead") == !isFixed, "\(run.output)")
  }

  // MARK: wrap-in-debug

  private static let double = """
    struct MockCart: CartRepository {
      func items() -> [String] { ["tea"] }
    }

    """

  private func cart(_ more: [String: String]) -> [String: String] {
    var files = shop([
      "Domain/CartRepository.swift":
        "protocol CartRepository: Sendable {\n  func items() -> [String]\n}\n",
      "Data/LiveCart.swift":
        "struct LiveCart: CartRepository {\n  func items() -> [String] { [] }\n}\n",
    ])
    for (path, text) in more { files[Self.base + path] = text }
    return files
  }

  private static let preview = [
    "Presentation/CartPreview.swift": "#if DEBUG\nlet cart = MockCart()\n#endif\n"
  ]

  @Test(arguments: [
    // Nobody names it.
    [:],
    // A static member hands it out that nobody asks for.
    ["Data/Carts.swift": "enum Carts {\n  static let mock = MockCart()\n}\n"],
    // A comment names it.
    ["Presentation/CartScreen.swift": "// let cart = MockCart()\nlet cart = 1\n"],
  ])
  func whatNobodyNamesIsNotForDebugBuilds(_ more: [String: String]) throws {
    // A file of the bundle that it reads keeps it from being deleted.
    let double = Self.double.replacingOccurrences(of: "[\"tea\"]", with: "[\"\\(Bundle.self)\"]")
    let files = ["Data/MockCart.swift": "import Foundation\n\n" + double]
    try expectNothing("wrap-in-debug", of: cart(files.merging(more) { $1 }))
    let named = files.merging(Self.preview) { $1 }
    let run = try FixedProject(cart(named)).fix("wrap-in-debug", nil)
    #expect(run.output.contains("fix 1 finding"), "\(run.output)")
  }

  @Test(arguments: [("", true), ("Sources/Shop/Data/Probe.swift", false)])
  func whatTestsCompileShipsOnlyWithATarget(_ other: String, _ isFixed: Bool) throws {
    var files = [
      "project.yml": """
      name: Shop
      targets:
        Shop: {type: application, platform: iOS, sources: [Sources]}
        ShopTests: {type: bundle.unit-test, platform: iOS, sources: [Tests, Sources/Shop/Data]}

      """,
      Self.base + "Domain/CartRepository.swift":
        "protocol CartRepository: Sendable {\n  func items() -> [String]\n}\n",
      Self.base + "Data/LiveCart.swift":
        "struct LiveCart: CartRepository {\n  func items() -> [String] { [] }\n}\n",
      Self.base + "Data/MockCart.swift": Self.double,
      "Tests/CartTests.swift": "import XCTest\n\nlet cart = MockCart()\n",
    ]
    if !other.isEmpty { files[other] = "let probe = MockCart()\n" }
    let run = try FixedProject(files).fix("wrap-in-debug", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  @Test func whatHandsOutADoubleIsForDebugBuildsToo() throws {
    let carts = { (first: String, last: String) in
      """
      enum Carts {
        static let live = LiveCart()
      \(first)  static let mock = MockCart()
      \(last)}

      """
    }
    let handing = """
      extension CartRepository where Self == MockCart {
        static var mock: Self { MockCart() }
      }

      """
    let files = [
      "Data/MockCart.swift": Self.double + "\n" + handing, "Data/Carts.swift": carts("", ""),
      "Presentation/CartPreview.swift": "#if DEBUG\nlet cart = Carts.mock\n#endif\n",
    ]
    try expect(
      "wrap-in-debug", of: cart(files),
      becomes: changed([
        "Data/MockCart.swift": "#if DEBUG\n" + Self.double + "\n" + handing + "#endif\n",
        "Data/Carts.swift": carts("  #if DEBUG\n", "  #endif\n"),
      ]))
    // What ships may ask for it.
    try expectNothing(
      "wrap-in-debug",
      of: cart(
        files.merging(["Presentation/Cart.swift": "let shown = Carts.mock\n"]) { $1 }))
  }

  @Test(arguments: [("let shown = 1", true), ("let shown = Dish.samples", false)])
  func samplesOfADoubleAreForDebugBuildsToo(_ code: String, _ isTaken: Bool) throws {
    let samples = "extension Dish {\n  static let samples = [Dish(name: \"tea\")]\n}\n"
    let project = try FixedProject(
      cart(
        Self.preview.merging([
          "Data/MockCart.swift": Self.double.replacingOccurrences(
            of: "[\"tea\"]", with: "Dish.samples.map(\\.name)"),
          "Domain/Dish.swift": "struct Dish: Sendable {\n  let name: String\n}\n",
          "Data/Dish+Samples.swift": samples, "Presentation/Cart.swift": code + "\n",
        ]) { $1 }))
    let run = try project.fix("wrap-in-debug", nil)
    #expect(run.output.contains("fix 1 finding"), "\(run.output)")
    #expect(
      try project.texts()[Self.base + "Data/Dish+Samples.swift"]
        == (isTaken ? "#if DEBUG\n\(samples)#endif\n" : samples))
  }
}
