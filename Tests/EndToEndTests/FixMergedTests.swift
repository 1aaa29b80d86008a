import Foundation
import TestSupport
import Testing

/// What readers of fixes would not have merged, and what they would.
@Suite("fixes that are merged as they are")
struct FixMergedTests: FixingSuite {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Shop", targets: [.target(name: "Shop")])

    """

  private func shop(_ files: [String: String]) -> [String: String] {
    var all = ["Package.swift": Self.manifest]
    for (path, text) in files { all["Sources/Shop/" + path] = text }
    return all
  }

  private func changed(_ files: [String: String?]) -> [String: String?] {
    Dictionary(uniqueKeysWithValues: files.map { ("Sources/Shop/" + $0, $1) })
  }

  // MARK: add-conformance

  private static let dish =
    "struct Dish: Equatable, Sendable {\n  let id: Int\n  let title: String\n}\n"
  private static let dishes =
    "protocol DishRepository: Sendable { func dishes() throws -> [Dish] }\n"
  private static let identified = dish.replacingOccurrences(
    of: "Sendable", with: "Sendable, Identifiable")

  /// A project of one entity, what asks for it, and a screen's file.
  private func menu(_ entity: String = dish, beside code: String) -> [String: String] {
    shop([
      "Domain/Entities/Dish.swift": entity, "Presentation/Title.swift": code,
      "Domain/Repositories/DishRepository.swift": Self.dishes,
    ])
  }

  @Test(arguments: [
    "struct Menu { func dishes() async -> [Int] { [] } }\n",
    "import SwiftUI\nstruct Title: View { var body: some View { Text(\"\") } }\n",
  ])
  func identityIsAddedWhereTheTargetNeedsSystemsThatHaveIt(_ code: String) throws {
    try expect(
      "add-conformance",
      of: menu(beside: code),
      becomes: changed(["Domain/Entities/Dish.swift": Self.identified]), profile: "router")
  }

  @Test(arguments: [
    "struct Menu { func dishes() -> [Int] { [] } }\n",
    "@available(iOS 13, *)\nstruct Menu { func dishes() async -> [Int] { [] } }\n",
    "#if canImport(SwiftUI)\nimport SwiftUI\nstruct Title: View { var body: some View { Text(\"\") } }\n#endif\n",
  ])
  func identityIsLeftToPeopleWhereATargetMayRunOnOlderSystems(_ code: String) throws {
    try expectNothing(
      "add-conformance",
      of: menu(beside: code), profile: "router")
  }

  @Test func identityIsLeftToPeopleWhereTheIDIsHidden() throws {
    let hidden = Self.dish.replacingOccurrences(of: "let id", with: "private let id")
    let code = "struct Menu { func dishes() async -> [Int] { [] } }\n"
    try expectNothing("add-conformance", of: menu(hidden, beside: code), profile: "router")
  }

  @Test func whatNothingNamesIsDeletedAndNotDressedUp() throws {
    let code = """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Text("") } } }
      struct Menu { func dishes() async -> [Int] { [] } }
      """
    var files = shop(["Domain/Entities/Dish.swift": Self.dish, "App/ShopApp.swift": code])
    // What a library declares is named by others.
    files["Package.swift"] = files["Package.swift"]?
      .replacingOccurrences(of: ".target(", with: ".executableTarget(")
    let project = try FixedProject(files)
    let before = try project.texts()
    let run = try project.fix("add-conformance", "router")
    #expect(run.output.contains("nothing names 'Dish': delete it first"), "\(run.output)")
    #expect(try project.texts() == before)
    try expect(
      "add-conformance",
      of: files.merging(
        shop(["Domain/Repositories/DishRepository.swift": Self.dishes])
      ) { own, _ in own },
      becomes: changed(["Domain/Entities/Dish.swift": Self.identified]), profile: "router")
  }

  @Test func whatALibraryGivesAwayGetsNoConformanceThatOthersMayHaveAdded() throws {
    let code = "struct Menu { func dishes() async -> [Int] { [] } }\n"
    try expectNothing(
      "add-conformance",
      of: menu("public " + Self.dish, beside: code), profile: "router")
  }

  // MARK: wrap-in-debug

  private static let double = """
    struct MockCartRepository: CartRepository {
      func items() async throws -> [String] {
        guard MockCartData.isFull else { throw MockCartError.empty }
        return CartSamples.all
      }
    }

    // MARK: - Samples

    enum CartSamples {
      static let all = ["tea"]
    }

    """

  private func cart(_ more: [String: String] = [:]) -> [String: String] {
    shop(
      [
        "Presentation/CartPreview.swift": "#if DEBUG\nlet cart = MockCartRepository()\n#endif\n",
        "Domain/Repositories/CartRepository.swift":
          "protocol CartRepository: Sendable { func items() async throws -> [String] }\n",
        "Data/Repositories/LiveCartRepository.swift":
          "struct LiveCartRepository: CartRepository { func items() async throws -> [String] { [] } }\n",
        "Data/Repositories/MockCartRepository.swift": Self.double,
        "Data/Errors/MockCartError.swift": "enum MockCartError: Error {\n  case empty\n}\n",
        "Data/Errors/MockCartData.swift": "enum MockCartData {\n  static let isFull = true\n}\n",
      ].merging(more) { $1 })
  }

  @Test func whatADoubleAloneNeedsIsForDebugBuildsToo() throws {
    try expect(
      "wrap-in-debug", of: cart(),
      becomes: changed([
        "Data/Repositories/MockCartRepository.swift": "#if DEBUG\n" + Self.double + "#endif\n",
        "Data/Errors/MockCartError.swift":
          "#if DEBUG\nenum MockCartError: Error {\n  case empty\n}\n#endif\n",
        "Data/Errors/MockCartData.swift":
          "#if DEBUG\nenum MockCartData {\n  static let isFull = true\n}\n#endif\n",
      ]))
  }

  @Test func doublesOfOneFileShareABlock() throws {
    let double = """
      struct MockCartRepository: CartRepository {
        func items() async throws -> [String] { ["tea"] }
      }

      // Throws.
      struct StubCartRepository: CartRepository {
        func items() async throws -> [String] { [] }
      }

      """
    let files = cart([
      "Data/Repositories/MockCartRepository.swift": double,
      "Presentation/CartPreview.swift":
        "#if DEBUG\nlet cart = MockCartRepository()\nlet none = StubCartRepository()\n#endif\n",
    ])
    try expect(
      "wrap-in-debug", of: files,
      becomes: changed([
        "Data/Repositories/MockCartRepository.swift": "#if DEBUG\n" + double + "#endif\n"
      ]))
  }

  @Test func whatShipsKeepsWhatItNeedsOfADouble() throws {
    try expect(
      "wrap-in-debug",
      of: cart([
        "Presentation/Cart.swift":
          "struct Cart { let items = CartSamples.all; let isFull = MockCartData.isFull }\n"
      ]),
      becomes: changed([
        "Data/Repositories/MockCartRepository.swift": Self.double.replacingOccurrences(
          of: "struct Mock", with: "#if DEBUG\nstruct Mock"
        ).replacingOccurrences(of: "\n\n// MARK", with: "\n#endif\n\n// MARK"),
        "Data/Errors/MockCartError.swift":
          "#if DEBUG\nenum MockCartError: Error {\n  case empty\n}\n#endif\n",
      ]))
  }

  // MARK: drop-import

  @Test func aNameThatNoTargetOfTheFileSeesIsTheFrameworks() throws {
    let order = """
      import Foundation
      import SwiftUI

      struct Order: Equatable, Sendable {
        let total: Int
        func picture() -> Image { Image("a") }
      }

      """
    let stray =
      "struct Image {\n  let name: String\n  init(_ name: String) { self.name = name }\n}\n"
    var files = shop(["Domain/Entities/Order.swift": order])
    files["Spare/Discovery.swift"] = stray
    try expectNothing("drop-import", of: files)
    files = shop(["Domain/Entities/Order.swift": order, "Domain/Entities/Image.swift": stray])
    try expect(
      "drop-import", of: files,
      becomes: changed([
        "Domain/Entities/Order.swift": order.replacingOccurrences(of: "import SwiftUI\n", with: "")
      ]))
  }

  @Test func aNameThatOneTargetOfTheFileDoesNotSeeIsTheFrameworks() throws {
    let model = { (imports: String) in
      """
      \(imports)

      @MainActor final class MenuViewModel {
        private var held: [AnyCancellable] = []
      }

      """
    }
    let path = "Sources/Shared/Presentation/Menu/MenuViewModel.swift"
    var files = [
      "project.yml": """
      name: Shop
      targets:
        Shop: {type: application, platform: iOS, sources: [Sources]}
        Widget: {type: app-extension, platform: iOS, sources: [Sources/Shared]}

      """,
      path: model("import SwiftUI"),
      "Sources/Shared/Domain/Entities/Dish.swift": Self.dish,
      "Sources/Shared/Presentation/Menu/Menus.swift":
        "struct Menus { let model: MenuViewModel }\n",
      "Sources/App/Older/AnyCancellable.swift": "final class AnyCancellable {}\n",
    ]
    try expect(
      "drop-import", of: files, becomes: [path: model("import Combine")])
    // Both see it.
    files["Sources/App/Older/AnyCancellable.swift"] = nil
    files["Sources/Shared/Older/AnyCancellable.swift"] = "final class AnyCancellable {}\n"
    try expect(
      "drop-import", of: files, becomes: [path: String(model("").drop(while: \.isNewline))])
  }

  @Test(arguments: [
    (
      "import SwiftUI\n", "@Observable final class Menu {\n  @ObservationIgnored var page = 1\n}\n",
      "import Observation\n"
    ),
    (
      "import Combine\nimport SwiftUI\n",
      "final class Menu: ObservableObject {\n  @Published var page = 1\n}\n",
      "import Combine\n"
    ),
    (
      "import RxSwift\nimport UIKit\n",
      "final class Menu {\n  let bag = DisposeBag()\n  let page = PublishSubject<Int>()\n}\n",
      "import RxSwift\n"
    ),
  ])
  func whatAFrameworkHandsOnIsImportedItself(
    _ imports: String, _ code: String, _ others: String
  ) throws {
    let model = code.replacingOccurrences(of: "Menu", with: "MenuViewModel")
    let path = "Presentation/MenuViewModel.swift"
    var files = [
      path: imports + "\n@MainActor " + model,
      "Domain/Entities/Dish.swift": Self.dish,
      "Domain/Repositories/DishRepository.swift": Self.dishes,
    ]
    try expect(
      "drop-import", of: shop(files),
      becomes: changed([path: others + "\n@MainActor " + model]))
    files[path] = imports + "\n@MainActor " + model + "let other = Unknown.self\n"
    try expectNothing("drop-import", of: shop(files))
  }

  // MARK: move-to-layer

  private static let keys = """
    import Foundation

    struct ServerKeys: Codable {
      let live: ServerKey
    }

    struct ServerKey: Codable {
      let id: String
      let secret: String
    }

    struct Dish: Equatable, Sendable {
      let title: String
    }

    """

  @Test func thePartsOfAPayloadGoWithIt() throws {
    let files = shop([
      "Domain/Entities/Keys.swift": Self.keys,
      "Domain/Repositories/DishRepository.swift":
        "protocol DishRepository: Sendable { func dishes() async throws -> [Dish] }\n",
      "Data/DTO/DishDTO.swift": "struct DishDTO: Decodable {\n  let title: String\n}\n",
      "Data/Keys.swift":
        "import Foundation\nlet keys = try? PropertyListDecoder().decode(ServerKeys.self, from: Data())\n",
    ])
    let start = try #require(Self.keys.range(of: "struct ServerKeys"))
    let end = try #require(Self.keys.range(of: "struct Dish"))
    try expect(
      "move-to-layer", of: files,
      becomes: changed([
        "Domain/Entities/Keys.swift": Self.keys.replacingCharacters(
          in: start.lowerBound..<end.lowerBound, with: ""),
        "Data/DTO/ServerKeys.swift": String(
          Self.keys[start.lowerBound..<end.lowerBound].dropLast()),
      ]))
  }
}
