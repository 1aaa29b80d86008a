import Foundation
import TestSupport
import Testing

/// Fixes that strangers would merge as they are: where code goes, what goes with it, and how it is written.
@Suite("fixes as a person of the team writes them")
struct FixTidyTests: FixingSuite {
  private static let cart = [
    "Domain/CartRepository.swift":
      "public protocol CartRepository { func items() -> [String] }\n",
    "Data/LiveCartRepository.swift":
      "struct LiveCartRepository: CartRepository { func items() -> [String] { [] } }\n",
  ]
  private static let double =
    "struct MockCart: CartRepository { func items() -> [String] { [\"tea\"] } }\n"

  /// A package with tests beside the target.
  private func tested(_ files: [String: String], _ tests: [String: String]) -> [String: String] {
    var all = shop(Self.cart.merging(files) { $1 })
    all["Package.swift"] = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])

      """
    for (path, text) in tests { all["Tests/ShopTests/" + path] = text }
    return all
  }

  // MARK: move-to-layer

  @Test func aDoubleThatOnlyTestsNameGoesToThem() throws {
    let test = "import XCTest\n@testable import Shop\nlet cart = MockCart()\n"
    let files = tested(
      ["Data/MockCart.swift": "import Foundation\n\n" + Self.double], ["CartTests.swift": test])
    try expect(
      "move-to-layer", of: files,
      becomes: [
        "Sources/Shop/Data/MockCart.swift": nil,
        "Tests/ShopTests/MockCart.swift": "import Foundation\n@testable import Shop\n\n"
          + Self.double,
      ])
    try expectNothing("wrap-in-debug", of: files)
    // Where doubles have a target, that is theirs.
    var apart = files
    apart["Package.swift"] = files["Package.swift"]?.replacingOccurrences(
      of: ".target(name: \"Shop\"),",
      with: ".target(name: \"Shop\"), .target(name: \"ShopTesting\", dependencies: [\"Shop\"]),")
    for name in ["One", "Two"] {
      apart["Sources/ShopTesting/Mock\(name).swift"] =
        "import Shop\n" + Self.double.replacingOccurrences(of: "MockCart", with: "Mock\(name)")
    }
    try expectNothing("move-to-layer", of: apart)
  }

  @Test(arguments: [
    (["Test Double"], "Test Double/"),
    (["Test Double/Dummy", "Test Double/Dummy", "Test Double/Mock"], "Test Double/Mock/"),
    (["Menu/Mocks"], nil),
  ])
  func aDoubleGoesWhereTestsKeepWhatIsCalledSo(_ folders: [String], _ place: String?) throws {
    let double = "import Foundation\n\n" + Self.double
    var tests = ["CartTests.swift": "import XCTest\n@testable import Shop\nlet cart = MockCart()\n"]
    for (number, folder) in folders.enumerated() {
      tests["\(folder)/Samples\(number).swift"] = "let teas\(number) = [\"green\"]\n"
    }
    let files = tested(["Data/MockCart.swift": double], tests)
    // A folder of doubles for another subject says nothing.
    guard let place else { return try expectNothing("move-to-layer", of: files) }
    try expect(
      "move-to-layer", of: files,
      becomes: [
        "Sources/Shop/Data/MockCart.swift": nil,
        "Tests/ShopTests/\(place)MockCart.swift":
          "import Foundation\n@testable import Shop\n\n" + Self.double,
      ])
  }

  @Test(arguments: [("ShopTests", "ShopTests"), ("Shop", "Shop")])
  func aHeaderNamesTheTargetAsTheTestsDo(_ theirs: String, _ told: String) throws {
    func header(_ target: String) -> String { "//\n//  \(target)\n//\n\n" }
    let test = header(theirs) + "@testable import Shop\nlet cart = MockCart()\n"
    let project = try FixedProject(
      tested(["Data/MockCart.swift": header("Shop") + Self.double], ["CartTests.swift": test]))
    let run = try project.fix("move-to-layer", nil)
    let text = try project.texts()["Tests/ShopTests/MockCart.swift"]
    #expect(text?.hasPrefix(header(told)) == true, "\(run.output)\(text ?? "")")
  }

  @Test(arguments: [
    // The tests see less of the target, a preview names it, or it shares its file.
    ("import Shop\n", Self.double, ""),
    ("@testable import Shop\n", Self.double, "#if DEBUG\nlet cart = MockCart()\n#endif\n"),
    ("@testable import Shop\n", Self.double + "\nstruct Basket {}\n", ""),
  ])
  func aDoubleThatTestsCannotHaveIsForDebugBuilds(
    _ line: String, _ double: String, _ preview: String
  ) throws {
    let files = tested(
      ["Data/MockCart.swift": double, "Presentation/Preview.swift": preview],
      ["CartTests.swift": line + "let mock = MockCart()\n"])
    try expectNothing("move-to-layer", of: files)
    let run = try FixedProject(files).fix("wrap-in-debug", nil)
    #expect(run.output.contains("fix 1 finding"), "\(run.output)")
  }

  @Test(arguments: [("Orders", true), ("", false)])
  func aValueOfSeveralSubjectsGoesAboveThem(_ other: String, _ isShared: Bool) throws {
    let batch = "struct Batch<Item> {\n  let items: [Item]\n}\n"
    var files = [
      "Domain/Models/Empty.swift": "struct Empty: Sendable {\n  let id: Int\n}\n",
      "Domain/Models/Dishes/Menu.swift": "struct Menu {\n  let dishes: Batch<Dish>\n}\n",
      "Domain/Models/Dishes/Dish.swift": "struct Dish {\n  let id: Int\n}\n",
      "Domain/Models/Orders/Order.swift": "struct Order {\n  let id: Int\n}\n",
      "Data/Models/Batch.swift": batch,
    ]
    if isShared {
      files["Domain/Repositories/\(other)/OrderRepository.swift"] =
        "protocol OrderRepository { func orders() -> Batch<Order> }\n"
    }
    let home = isShared ? "Domain/Models/Batch.swift" : "Domain/Models/Dishes/Batch.swift"
    try expect(
      "move-to-layer", of: shop(files),
      becomes: changed(["Data/Models/Batch.swift": nil, home: batch]))
    // Where nothing lies above them there is no home.
    guard isShared else { return }
    files["Domain/Models/Empty.swift"] = nil
    try expectNothing("move-to-layer", of: shop(files))
  }

  // MARK: drop-unused

  @Test(arguments: [
    ("// MARK: - Keys\n", ""), ("struct Basket {}\n", "// MARK: - Doubles\n\n"),
  ])
  func aHeadingStaysAboveWhatItIsFor(_ next: String, _ heading: String) throws {
    let path = "Data/LiveCartRepository.swift"
    let live = Self.cart[path] ?? ""
    let file = live + "\n// MARK: - Doubles\n\n" + Self.double + "\n" + next + "enum Keys {}\n"
    try expect(
      "drop-unused", of: shop(Self.cart.merging([path: file]) { $1 }),
      becomes: changed([path: live + "\n" + heading + next + "enum Keys {}\n"]))
  }

  @Test(arguments: [("", true), ("let other = \"MockCart\"\n", false)])
  func aDoubleIsNotNamedByWhoMeansItsNamesake(_ comment: String, _ isFixed: Bool) throws {
    var files = tested(["Data/MockCart.swift": Self.double], [:])
    files["Package.swift"] = files["Package.swift"]?.replacingOccurrences(
      of: ".target(name: \"Shop\"),",
      with: ".target(name: \"Shop\"), .target(name: \"Other\"),")
    files["Sources/Other/MockCart.swift"] = "struct MockCart {}\n"
    files["Sources/Other/Carts.swift"] = comment + "import Foundation\nlet cart = MockCart()\n"
    let run = try FixedProject(files).fix("drop-unused", nil)
    #expect(run.output.contains("Sources/Shop/Data/MockCart.swift") == isFixed, "\(run.output)")
  }

  @Test(arguments: [
    ("Domain/Entities/Voucher.swift", "let code: String", "", true),
    ("Domain/Extensions/Voucher.swift", "let code: String", "", false),
    ("Domain/Entities/Voucher.swift", "let code: String", "Use `Voucher`.\n", false),
    (
      "Domain/Entities/Voucher.swift",
      "let code: String\n  init(from decoder: any Decoder) throws { code = \"\" }", "", false
    ),
  ])
  func whatIsKeptForOthersIsNotDeleted(
    _ path: String, _ body: String, _ readme: String, _ isFixed: Bool
  ) throws {
    var files = shop([
      "Domain/Entities/Dish.swift": "struct Dish: Equatable {\n  let id: Int\n}\n",
      "Domain/DishRepository.swift": "protocol DishRepository { func dishes() -> [Dish] }\n",
      path: "struct Voucher: Decodable {\n  \(body)\n}\n",
    ])
    files["README.md"] = readme
    if isFixed {
      try expect("drop-unused", of: files, becomes: changed([path: nil]))
    } else {
      try expectNothing("drop-unused", of: files)
    }
  }

  // MARK: inject

  private static let useCase =
    "struct LoadCartUseCase: Sendable {\n  func execute() -> [String] { [] }\n}\n"

  private func model(_ property: String, _ initializer: String, _ use: String) -> String {
    """
    @MainActor final class CartViewModel {
      private let title: String
      private let subtitle: String
      private let load\(property)

      init(
        title: String,
        subtitle: String\(initializer.isEmpty ? "" : ",\n    load: LoadCartUseCase")
      ) {
        self.title = title
        self.subtitle = subtitle
    \(initializer)    print(title, subtitle)
      }
    \(use)}

    """
  }

  @Test func whatIsInjectedStandsWhereAPersonWritesIt() throws {
    let root = { (argument: String) in
      "@main enum Shop {\n  static let model = CartViewModel(\n    title: \"\",\n    subtitle: \"\"\(argument))\n}\n"
    }
    let use = "  func show() { print(load.execute()) }\n"
    var files = [
      "Domain/UseCases/LoadCartUseCase.swift": Self.useCase,
      "Presentation/CartViewModel.swift": model(" = LoadCartUseCase()", "", use),
      "App/Shop.swift": root(""),
    ]
    try expect(
      "inject", of: shop(files),
      becomes: changed([
        "Presentation/CartViewModel.swift":
          model(": LoadCartUseCase", "    self.load = load\n", use),
        "App/Shop.swift": root(",\n    load: LoadCartUseCase()"),
      ]))
    try expectNothing("drop-unused", of: shop(files))
    // What nothing reads is not handed over, but deleted.
    let idle = model(" = LoadCartUseCase()", "", "")
    files["Presentation/CartViewModel.swift"] = idle
    try expectNothing("inject", of: shop(files))
    try expect(
      "drop-unused", of: shop(files),
      becomes: changed([
        "Presentation/CartViewModel.swift": idle.replacingOccurrences(
          of: "  private let load = LoadCartUseCase()\n", with: "")
      ]))
  }

  @Test func whatNothingCallsIsDeletedWithWhatItAloneNeeds() throws {
    let load = """

        private func load() async throws {
          _ = try await URLSession.shared.data(from: URL(filePath: "/"))
        }

      """
    let view = { (imports: String, load: String, rest: String) in
      """
      \(imports)import SwiftUI

      struct CartView: View {
        var body: some View { Text("cart") }
      \(load)\(rest)}

      """
    }
    let files = { (view: String) in
      [
        "Domain/Cart.swift": "struct Cart { let size: Int }\n",
        "Presentation/CartView.swift": view,
      ]
    }
    try expect(
      "drop-unused", of: shop(files(view("import Foundation\n", load, ""))),
      becomes: changed(["Presentation/CartView.swift": view("", "", "")]))
    // What it alone calls would stay behind.
    try expectNothing(
      "drop-unused",
      of: shop(
        files(
          view(
            "", load.replacingOccurrences(of: "_ =", with: "note()\n      _ ="),
            "  private func note() {}\n"))))
    try expectNothing(
      "inject",
      of: shop(files(view("", load, "  func start() async throws { try await load() }\n"))))
  }

  @Test(arguments: [
    ("App/Shop.swift", "@main enum Shop {\n  static let model = CartViewModel(CALL)\n}\n", true),
    (
      "Presentation/CartScreen.swift",
      "@MainActor final class CartScreen {\n  init(model: CartViewModel = CartViewModel(CALL)) {}\n}\n",
      false
    ),
  ])
  func aDefaultDoesNotGoIntoAnother(_ path: String, _ caller: String, _ isFixed: Bool) throws {
    let model = { (told: String, value: String) in
      """
      @MainActor final class CartViewModel {
        private let load: LoadCartUseCase
        /// - Parameter load: loads\(told)
        init(load: LoadCartUseCase\(value)) { self.load = load }
        func show() { print(load.execute()) }
      }

      """
    }
    let files = [
      "Domain/UseCases/LoadCartUseCase.swift": Self.useCase,
      "Presentation/CartViewModel.swift": model(" (default: a new one)", " = LoadCartUseCase()"),
      path: caller.replacingOccurrences(of: "CALL", with: ""),
    ]
    guard isFixed else { return try expectNothing("inject", of: shop(files)) }
    try expect(
      "inject", of: shop(files),
      becomes: changed([
        "Presentation/CartViewModel.swift": model("", ""),
        path: caller.replacingOccurrences(of: "CALL", with: "load: LoadCartUseCase()"),
      ]))
  }
}
