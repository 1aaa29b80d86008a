import Foundation
import TestSupport
import Testing

/// What is not offered, since it would not build or would do its work in another place.
@Suite("fixes that are refused")
struct FixRefusedTests: FixingSuite {
  // MARK: isolate-view-model

  private static let view = """
    import SwiftUI

    struct OrdersView: View {
      @StateObject var model: OrdersViewModel
      var body: some View { Text(model.titles.first ?? "") }
    }

    """

  @Test(arguments: [
    ("func names() -> [String] { [] }", "async", "part.names()", false),
    ("func names() async -> [String] { [] }", "async", "await part.names()", true),
    (
      "func names() -> String? { nil }\n  func reset() {}", "async",
      "{ part.reset(); return [] }()", true
    ),
  ])
  func workThatAPartDoesAtOnceStaysOffTheMainThread(
    _ method: String, _ effect: String, _ call: String, _ isFixed: Bool
  ) throws {
    let run = try FixedProject(
      shop([
        "Data/NameService.swift": "final class NameService: Sendable {\n  \(method)\n}\n",
        "Presentation/Orders/OrdersViewModel.swift": """
        import Combine

        final class OrdersViewModel: ObservableObject {
          @Published private(set) var titles: [String] = []
          private let part: NameService
          init(part: NameService) { self.part = part }
          func load() \(effect) { titles = \(call) }
        }

        """,
        "Presentation/Orders/OrdersView.swift": Self.view,
      ])
    ).fix("isolate-view-model", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  @Test(arguments: [
    ("", "6.0", false), (": Sendable", "6.0", true), ("", "5.9", true),
  ])
  func aPartThatCannotBeSentIsNotWaitedForFromTheMainActor(
    _ clause: String, _ tools: String, _ isFixed: Bool
  ) throws {
    var files = shop([
      "Domain/UseCases/LoadNamesUseCase.swift":
        "protocol LoadNamesUseCase\(clause) {\n  func execute() async -> [String]\n}\n",
      "Presentation/Orders/OrdersViewModel.swift": """
      import Combine

      final class OrdersViewModel: ObservableObject {
        @Published private(set) var titles: [String] = []
        private let load: any LoadNamesUseCase
        init(load: any LoadNamesUseCase) { self.load = load }
        func show() async { titles = await load.execute() }
      }

      """,
      "Presentation/Orders/OrdersView.swift": Self.view,
    ])
    files["Package.swift"] = files["Package.swift"]?
      .replacingOccurrences(of: "swift-tools-version: 6.0", with: "swift-tools-version: \(tools)")
    let run = try FixedProject(files).fix("isolate-view-model", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  // MARK: use-protocol

  @Test(arguments: [
    ("unowned let", "", false), ("unowned let", ": AnyObject", true), ("let", "", true),
  ])
  func whatIsHeldLooselyIsHeldByAProtocolOfClasses(
    _ keyword: String, _ clause: String, _ isFixed: Bool
  ) throws {
    let run = try FixedProject(
      shop([
        "Domain/UseCases/LoadUseCase.swift": """
        protocol LoadUseCaseProtocol\(clause) { func execute() -> [String] }

        final class LoadUseCase: LoadUseCaseProtocol {
          func execute() -> [String] { ["tea"].filter { $0 != "" } }
        }

        """,
        "Presentation/MenuViewModel.swift": """
        @MainActor final class MenuViewModel {
          private \(keyword) load: LoadUseCase
          init(load: LoadUseCase) { self.load = load }
          func show() -> [String] { load.execute() }
        }

        """,
      ])
    ).fix("use-protocol", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  // MARK: wrap-in-debug

  @Test(arguments: [
    ("Sources/ShopTestHelpers/Helper.swift", "let cart = MockCart()\n", false),
    ("Sources/Shop/Presentation/Sample.swift", "#if DEBUG\nlet cart = MockCart()\n#endif\n", true),
    (
      "Sources/ShopUI/Sample.swift", "import Shop\n#if DEBUG\nlet cart = MockCart()\n#endif\n",
      false
    ),
  ])
  func aDoubleThatAnotherTargetBuildsIsNotForDebugAlone(
    _ path: String, _ text: String, _ isFixed: Bool
  ) throws {
    var files = shop([
      "Domain/CartRepository.swift":
        "public protocol CartRepository: Sendable {\n  func items() -> [String]\n}\n",
      "Data/LiveCart.swift":
        "struct LiveCart: CartRepository {\n  func items() -> [String] { [] }\n}\n",
      "Data/MockCart.swift": """
      import Foundation

      public struct MockCart: CartRepository {
        public init() {}
        public func items() -> [String] { ["\\(Bundle.self)"] }
      }

      """,
    ])
    files["Package.swift"] = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Shop"),
          .target(name: "ShopTestHelpers", dependencies: ["Shop"]),
          .target(name: "ShopUI", dependencies: ["Shop"]),
        ])

      """
    files["Sources/ShopTestHelpers/Base.swift"] = "import Shop\n"
    files["Sources/ShopUI/Base.swift"] = "import Shop\n"
    files[path] = path.contains("Helpers") ? "import Shop\n" + text : text
    let run = try FixedProject(files).fix("wrap-in-debug", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  // MARK: drop-import

  /// A view model that shows values of another target.
  private func plans(_ type: String) -> [String: String] {
    [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [.target(name: "ShopDomain"), .target(name: "Shop", dependencies: ["ShopDomain"])])

      """,
      "Sources/ShopDomain/\(type).swift":
        "public struct \(type): Sendable { public let id: Int }\n",
      "Sources/Shop/Presentation/PlansViewModel.swift": """
      import ShopDomain
      import SwiftUI

      @MainActor final class PlansViewModel: ObservableObject {
        @Published private(set) var plans: [\(type)] = []
      }

      """,
      "Sources/Shop/Presentation/PlansView.swift": """
      import SwiftUI

      struct PlansView: View {
        @StateObject var model: PlansViewModel
        var body: some View { Text("plans") }
      }

      """,
    ]
  }

  @Test func whatTwoModulesCallTheSameKeepsAnImport() throws {
    try expectNothing("drop-import", of: plans("Subscription"))
    let project = try FixedProject(plans("Membership"))
    #expect(try project.fix("drop-import", nil).code == 0)
    let model = try project.texts()["Sources/Shop/Presentation/PlansViewModel.swift"]
    #expect(model?.hasPrefix("import Combine\nimport ShopDomain\n\n") == true, "\(model ?? "")")
  }
}
