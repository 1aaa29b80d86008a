import Foundation
import TestSupport
import Testing

/// Fixes that leave nothing behind that they make superfluous, tear nothing apart, and keep an order that
/// is there.
@Suite("fixes that leave no loose ends")
struct FixNeatTests: FixingSuite {
  private static let cart = [
    "Domain/Repositories/CartRepository.swift":
      "protocol CartRepository: Sendable { func items() async throws -> [String] }\n",
    "Data/Repositories/LiveCartRepository.swift":
      "struct LiveCartRepository: CartRepository { func items() async throws -> [String] { [] } }\n",
    "Data/Repositories/MockCartRepository.swift": """
    import Foundation

    struct MockCartRepository: CartRepository {
      func items() async throws -> [String] { MockCartSamples.all }
    }

    """,
    "Data/MockCartSamples.swift": "enum MockCartSamples {\n  static let all = [\"tea\"]\n}\n",
  ]
  private static let dish = "struct Dish: Equatable, Sendable {\n  let id: Int\n}\n"
  private static let dishes =
    "protocol DishRepository: Sendable { func dishes() async throws -> [Dish] }\n"

  // MARK: drop-unused

  @Test func aDoubleThatNothingNamesGoesWithWhatItAloneNeeds() throws {
    try expect(
      "drop-unused", of: shop(Self.cart),
      becomes: changed([
        "Data/Repositories/MockCartRepository.swift": nil, "Data/MockCartSamples.swift": nil,
      ]))
    try expectNothing("wrap-in-debug", of: shop(Self.cart))
  }

  @Test(arguments: [
    // A comment, code under a condition, or what needs the same samples.
    ("Presentation/Cart.swift", "// Try MockCartRepository() here.\nlet cart = 1\n"),
    ("Presentation/Cart.swift", "#if DEBUG\nlet cart = MockCartRepository()\n#endif\n"),
  ])
  func aDoubleThatIsNamedStays(_ path: String, _ text: String) throws {
    var files = Self.cart
    files[path] = text
    try expectNothing("drop-unused", of: shop(files))
  }

  @Test func theImportsThatOnlyTheDeletedEntityNeedsGoWithIt() throws {
    let voucher =
      "struct Voucher: Codable {\n  let code: String\n  var color: UIColor { .red }\n}\n"
    let files = shop([
      "Domain/Entities/Dish.swift": "import Foundation\nimport UIKit\n\n" + Self.dish + "\n"
        + voucher,
      "Domain/Repositories/DishRepository.swift": Self.dishes,
    ])
    try expect(
      "drop-unused", of: files,
      becomes: changed(["Domain/Entities/Dish.swift": Self.dish]))
  }

  @Test func aCodedEntityThatNothingNamesIsDeletedAndNotMadePlain() throws {
    let voucher = "struct Voucher: Codable {\n  let code: String\n}\n"
    let files = shop([
      "Domain/Entities/Dish.swift": Self.dish + "\n" + voucher,
      "Domain/Repositories/DishRepository.swift": Self.dishes,
    ])
    try expect(
      "drop-unused", of: files, becomes: changed(["Domain/Entities/Dish.swift": Self.dish]))
    try expectNothing("drop-coding", of: files)
  }

  @Test func whatAPartAloneIsCodedForStaysWithIt() throws {
    let basket = "struct Line: Codable {\n  let code: String\n}\n"
    let files = shop([
      "Domain/Entities/Dish.swift":
        Self.dish + "\nstruct Basket: Codable {\n  let lines: [Line]\n}\n\n" + basket,
      "Domain/Entities/Order.swift": "struct Order: Equatable {\n  let line: Line\n}\n",
      "Domain/Repositories/DishRepository.swift": Self.dishes,
    ])
    try expectNothing("drop-unused", of: files)
    try expectNothing("drop-coding", of: files)
  }

  @Test func theHeadingOfTheLastCodeGoesWithIt() throws {
    let voucher = "struct Voucher: Codable {\n  let code: String\n}\n"
    let files = shop([
      "Domain/Entities/Dish.swift": Self.dish + "\n// MARK: - Vouchers\n\n" + voucher,
      "Domain/Repositories/DishRepository.swift": Self.dishes,
    ])
    try expect(
      "drop-unused", of: files, becomes: changed(["Domain/Entities/Dish.swift": Self.dish]))
  }

  // MARK: wrap-in-debug

  @Test func aDoubleThatCodeOutsideOfTargetsNamesShips() throws {
    var files = shop(Self.cart)
    files["Spare/Banner.swift"] = "let cart = MockCartRepository()\n"
    try expectNothing("wrap-in-debug", of: files)
  }

  @Test func aDoubleGoesWhereAProjectKeepsItsDoubles() throws {
    var files = shop(Self.cart)
    files["Package.swift"] = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Shop"), .target(name: "ShopTesting", dependencies: ["Shop"]),
          .testTarget(name: "ShopTests", dependencies: ["Shop", "ShopTesting"]),
        ])

      """
    files["Tests/ShopTests/CartTests.swift"] =
      "import XCTest\nimport Shop\nlet cart = MockCartRepository()\n"
    let double = { (name: String) in
      "@testable import Shop\nstruct Mock\(name): CartRepository {\n  func items() async throws -> [String] { [] }\n}\n"
    }
    files["Sources/ShopTesting/MockOne.swift"] = double("One")
    let project = try FixedProject(files)
    let run = try project.run("fix", "--choose", "wrap-in-debug", "--dry-run")
    #expect(run.output.hasPrefix("fix 1 finding"), "\(run.output)")
    files["Sources/ShopTesting/MockTwo.swift"] = double("Two")
    try expectNothing("wrap-in-debug", of: files)
  }

  // MARK: isolate-view-model

  private func orders(_ model: String, _ more: [String: String] = [:]) -> [String: String] {
    shop(
      [
        "Presentation/Orders/OrdersViewModel.swift": model,
        "Presentation/Orders/OrdersView.swift": """
        import SwiftUI

        struct OrdersView: View {
          @StateObject private var model = OrdersViewModel()
          var body: some View { Text(model.titles.first ?? "") }
        }

        """,
      ].merging(more) { $1 })
  }

  private static let model = """
    import Combine

    final class OrdersViewModel: ObservableObject {
      @Published private(set) var titles: [String] = []
      func refresh() async { titles = ["one"] }
      func later(_ done: @escaping @MainActor () -> Void) { Task { @MainActor in done() } }
      func clear() { titles = [] }
      func load() async {
        let all = ["two"]
        titles = all
      }
    }

    """

  @Test func whatAnIsolatedTypeNeedNotSayGoes() throws {
    let hops = """
          await MainActor.run {
            titles = all
          }
          DispatchQueue.main.async {
            titles = all
          }

      """
    let said = Self.model
      .replacingOccurrences(
        of: "ObservableObject {", with: "ObservableObject, @unchecked Sendable {"
      )
      .replacingOccurrences(of: "  func later", with: "  @MainActor func later")
      .replacingOccurrences(of: "  func clear", with: "  @MainActor\n  func clear")
      .replacingOccurrences(of: "    titles = all\n", with: hops)
    try expect(
      "isolate-view-model", of: orders(said),
      becomes: changed([
        "Presentation/Orders/OrdersViewModel.swift":
          Self.model.replacingOccurrences(of: "final class", with: "@MainActor\nfinal class")
          .replacingOccurrences(
            of: "    titles = all\n", with: "    titles = all\n    titles = all\n"
          )
          .replacingOccurrences(of: "Task { @MainActor in", with: "Task {")
      ]))
  }

  @Test(arguments: [
    // What runs elsewhere, answers, or keeps names to itself.
    "    Task.detached {\n      await MainActor.run {\n        self.titles = []\n      }\n    }\n",
    "    run {\n      await MainActor.run {\n        self.titles = []\n      }\n    }\n",
    "    await MainActor.run {\n      let all = all + all\n      titles = all\n    }\n",
    "    titles = await MainActor.run {\n      all\n    }\n",
    "    await MainActor.run { titles = all }\n",
    "    DispatchQueue.main.async { [weak self] in\n      self?.titles = all\n    }\n",
    "    run {\n      DispatchQueue.main.async {\n        self.titles = []\n      }\n    }\n",
  ])
  func aHopThatMayBeNeededStays(_ code: String) throws {
    let model = Self.model.replacingOccurrences(of: "    titles = all\n", with: code)
    try expect(
      "isolate-view-model", of: orders(model),
      becomes: changed([
        "Presentation/Orders/OrdersViewModel.swift":
          model.replacingOccurrences(of: "final class", with: "@MainActor\nfinal class")
          .replacingOccurrences(of: "Task { @MainActor in", with: "Task {")
      ]))
  }

  @Test(arguments: [
    "DispatchQueue.global().async { print(1) }", "DispatchQueue.main.sync { print(1) }",
    "print(Picture().pngData())", "async let count = titles.count",
  ])
  func whatWorksElsewhereWaitsForTheMainQueueOrEncodesIsNotIsolated(_ work: String) throws {
    let model = Self.model.replacingOccurrences(
      of: "  func load()",
      with: "  func sort() { \(work) }\n  func load()")
    try expectNothing("isolate-view-model", of: orders(model))
  }

  @Test(arguments: [
    "protocol Clearing: AnyObject { func clear() }\n",
    "import CoreLocation\nprotocol Clearing: CLLocationManagerDelegate {}\n",
    "class Clearing { var page = 1 }\n",
  ])
  func whatIsPromisedToCodeElsewhereKeepsAViewModelWhereItIs(_ above: String) throws {
    let model = Self.model.replacingOccurrences(of: ": Obs", with: ": Clearing, Obs")
    try expectNothing(
      "isolate-view-model", of: orders(model, ["Presentation/Orders/Clearing.swift": above]))
  }

  @Test func whatIsPromisedToCodeThatWaitsMayBeIsolated() throws {
    let model = Self.model.replacingOccurrences(of: ": Obs", with: ": Refreshing, Obs")
    try expect(
      "isolate-view-model",
      of: orders(
        model,
        [
          "Presentation/Orders/Refreshing.swift":
            "protocol Refreshing: AnyObject { func refresh() async }\n"
        ]),
      becomes: changed([
        "Presentation/Orders/OrdersViewModel.swift":
          model.replacingOccurrences(of: "final class", with: "@MainActor\nfinal class")
          .replacingOccurrences(of: "Task { @MainActor in", with: "Task {")
      ]))
  }

  // MARK: drop-import

  @Test(arguments: [
    ("Domain\nimport UIKit\nimport Zip", "Combine\nimport Domain\nimport Foundation\nimport Zip"),
    ("Alamofire\nimport SwiftUI", "Alamofire\nimport Combine\nimport Foundation"),
    (
      "Domain\nimport SwiftUI\nimport Alamofire",
      "Domain\nimport Combine\nimport Foundation\nimport Alamofire"
    ),
  ])
  func importsInOrderStayInOrder(_ old: String, _ new: String) throws {
    let model = { (imports: String) in
      """
      import \(imports)

      @MainActor final class MenuViewModel: ObservableObject {
        @Published var page = Date()
      }

      """
    }
    let path = "Presentation/MenuViewModel.swift"
    try expect(
      "drop-import",
      of: shop([
        path: model(old), "Domain/Entities/Dish.swift": Self.dish,
        "Domain/Repositories/DishRepository.swift": Self.dishes,
      ]),
      becomes: changed([path: model(new)]))
  }

  @Test(arguments: [
    // What the project or the language declares.
    ("turn(to: all.count)", false), ("page = all.map(\\.count).max() ?? 0", false),
    ("print(\"\\(all.first ?? String(page))\")", false),
    // What only Foundation does, in a text that is put together, too.
    ("page = all[0].trimmingCharacters(in: .whitespaces).count", true),
    ("print(\"\\(all[0].capitalized)\")", true), ("print(String(format: \"%d\", page))", true),
    ("page = Int(pow(2, 3))", true), ("print(Date())", true),
    ("} @objc func go() { page = 2", true),
  ])
  func foundationComesInTheStead(_ code: String, _ isNeeded: Bool) throws {
    let model = { (imports: String) in
      """
      \(imports)@MainActor final class MenuViewModel {
        var page = 1
        func turn(to page: Int) { self.page = page }
        func show(_ all: [String]) { \(code) }
      }

      """
    }
    let path = "Presentation/MenuViewModel.swift"
    try expect(
      "drop-import",
      of: shop([
        path: model("import SwiftUI\n\n"), "Domain/Entities/Dish.swift": Self.dish,
        "Domain/Repositories/DishRepository.swift": Self.dishes,
      ]), becomes: changed([path: model(isNeeded ? "import Foundation\n\n" : "")]))
  }

  // MARK: drop-use-case

  @Test func aScreenAsksOneKindOfThing() throws {
    let useCase = { (name: String, body: String) in
      """
      struct \(name)UseCase: Sendable {
        private let repository: any DishRepository
        init(repository: any DishRepository) { self.repository = repository }
        func execute() async throws -> [Dish] { \(body) }
      }

      """
    }
    let asked = "try await repository.dishes()"
    var files = [
      "Domain/Entities/Dish.swift": Self.dish,
      "Domain/Repositories/DishRepository.swift": Self.dishes,
      "Domain/UseCases/LoadMenuUseCase.swift": useCase("LoadMenu", asked),
      "Domain/UseCases/SortMenuUseCase.swift":
        useCase("SortMenu", asked + ".sorted { $0.id < $1.id }"),
      "Presentation/MenuViewModel.swift": """
      @MainActor final class MenuViewModel {
        private let loadMenu: LoadMenuUseCase
        private let sortMenu: SortMenuUseCase
        private(set) var dishes: [Dish] = []
        init(loadMenu: LoadMenuUseCase, sortMenu: SortMenuUseCase) {
          self.loadMenu = loadMenu
          self.sortMenu = sortMenu
        }
        func load() async throws { dishes = try await loadMenu.execute() }
        func sort() async throws { dishes = try await sortMenu.execute() }
      }

      """,
    ]
    try expectNothing("drop-use-case", of: shop(files))
    files["Domain/UseCases/SortMenuUseCase.swift"] = useCase("SortMenu", asked)
    let run = try FixedProject(shop(files)).fix("drop-use-case", nil)
    #expect(run.output.contains("LoadMenuUseCase.swift"), "\(run.output)")
  }

  // MARK: move-to-layer

  @Test func aFamilyOfPayloadsMovesWholeOrNotAtAll() throws {
    let family = """
      struct TextDTO: Codable {
        let value: String
        private enum CodingKeys: String, CodingKey { case value = "text" }
      }

      struct FlagDTO: Codable {
        let value: Bool
        private enum CodingKeys: String, CodingKey { case value = "flag" }
      }

      """
    var files = [
      "Domain/Entities/Values.swift": family,
      "Domain/Entities/Dish.swift": Self.dish,
      "Data/DTO/DishDTO.swift":
        "struct DishDTO: Decodable {\n  let text: TextDTO\n  let flag: FlagDTO\n}\n",
    ]
    try expect(
      "move-to-layer", of: shop(files),
      becomes: changed(["Domain/Entities/Values.swift": nil, "Data/DTO/Values.swift": family]))
    files["Domain/Entities/Values.swift"] = family + "\n" + "struct Shelf { let dish: Dish }\n"
    try expectNothing("move-to-layer", of: shop(files))
  }
}
