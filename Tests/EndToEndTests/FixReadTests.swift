import Foundation
import TestSupport
import Testing

/// What a reader of a fix looks at beside its lines: other code of the same name, the project's
/// description, the length of a line.
@Suite("fixes that look around")
struct FixReadTests: FixingSuite {
  private static let useCase =
    "struct LoadCartUseCase: Sendable {\n  func execute() -> [String] { [] }\n}\n"

  private static func model(_ taken: String) -> String {
    """
    @MainActor final class CartViewModel {
      private let load: LoadCartUseCase
      private let title: String
      init(title: String, load: LoadCartUseCase\(taken)) {
        self.title = title
        self.load = load
      }
      func show() { print(title, load.execute()) }
    }

    """
  }

  private func cart(_ root: String, _ more: [String: String] = [:]) -> [String: String] {
    shop(
      [
        "Domain/UseCases/LoadCartUseCase.swift": Self.useCase,
        "Presentation/CartViewModel.swift": Self.model(" = LoadCartUseCase()"),
        "App/Shop.swift": root,
      ].merging(more) { $1 })
  }

  private static func root(_ call: String) -> String {
    "@main enum Shop {\n  @MainActor static let model = \(call)\n}\n"
  }

  @Test func aDescriptionThatMakesTheTypeIsAStep() throws {
    var files = cart(Self.root("CartViewModel(title: \"\")"))
    files["README.md"] = "Replace `CartViewModel()` by a mock in tests.\n"
    let run = try FixedProject(files).fix("inject", nil)
    #expect(
      run.output.contains("update 'README.md', which makes 'CartViewModel' without an argument"),
      "\(run.output)")
    files["README.md"] = "Tests have a mock of `CartViewModel`.\n"
    let other = try FixedProject(files).fix("inject", nil)
    #expect(other.output.contains("fix 1 finding"), "\(other.output)")
    #expect(!other.output.contains("README"), "\(other.output)")
  }

  @Test func aLongCallGetsALineForEachArgument() throws {
    let title = String(repeating: "long ", count: 18)
    try expect(
      "inject", of: cart(Self.root("CartViewModel(title: \"\(title)\")")),
      becomes: changed([
        "Presentation/CartViewModel.swift": Self.model(""),
        "App/Shop.swift": Self.root(
          "CartViewModel(\n    title: \"\(title)\",\n    load: LoadCartUseCase()\n  )"),
      ]))
  }

  /// A file that no target has may hold the type that another one's code means.
  @Test func whatMayBeMadeByTheNameOfAnotherIsLeftAlone() throws {
    let files = { (isTwin: Bool) in
      self.cart(
        Self.root("CartViewModel(title: \"\")"),
        isTwin ? ["Presentation/Old/CartViewModel.swift": Self.model(" = LoadCartUseCase()")] : [:])
    }
    try expectNothing("inject", of: files(true))
    let run = try FixedProject(files(false)).fix("inject", nil)
    #expect(run.output.contains("fix 1 finding"), "\(run.output)")
  }

  // MARK: drop-import

  private static func screen(_ imports: String) -> String {
    """
    \(imports)final class CartViewModel {
      @Observable private(set) var items: [String] = []
      func load() { items = ["tea"] }
    }

    """
  }

  private static let wrapper = """
    @propertyWrapper struct Observable<Value> {
      var wrappedValue: Value
    }

    """

  @Test func anAttributeOfTheProjectsOwnNeedsNoImport() throws {
    let files = { (imports: String) in
      [
        "Domain/Cart.swift": "struct Cart { let size: Int }\n",
        "Presentation/Observable.swift": Self.wrapper,
        "Presentation/CartViewModel.swift": Self.screen(imports),
        "App/Shop.swift": "@main enum Shop { static let model = CartViewModel() }\n",
      ]
    }
    try expect(
      "drop-import", of: shop(files("import UIKit\n\n")),
      becomes: changed(["Presentation/CartViewModel.swift": Self.screen("")]))
  }

  @Test func theImportsOfWhatCanGoStay() throws {
    let files = [
      "Domain/Cart.swift": "struct Cart { let size: Int }\n",
      "Presentation/CartViewModel.swift":
        "import UIKit\n\nfinal class CartViewModel {\n  var items: [String] = []\n}\n",
      "App/Shop.swift": "@main enum Shop { static let size = 1 }\n",
    ]
    var app = shop(files)
    app["Package.swift"] = app["Package.swift"]?
      .replacingOccurrences(of: ".target", with: ".executableTarget")
    try expectNothing("drop-import", of: app)
    app["Sources/Shop/App/Shop.swift"] = "@main enum Shop { static let model = CartViewModel() }\n"
    let run = try FixedProject(app).fix("drop-import", nil)
    #expect(run.output.contains("fix 1 finding"), "\(run.output)")
  }
}
