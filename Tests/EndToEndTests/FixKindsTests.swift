import Foundation
import TestSupport
import Testing

/// Each kind of fix: the bytes afterwards, nothing left to do, and the bytes of before after an undo.
@Suite("kinds of fixes")
struct FixKindsTests: FixingSuite {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Shop", targets: [.target(name: "Shop")])

    """
  private static let useCase = """
    struct LoadFeedUseCase: Sendable {
      let repository: any FeedRepository
      func execute() async throws -> [String] {
        try await repository.feed().filter { !$0.isEmpty }
      }
    }

    """

  @Test func aProtocolBesideItsImplementationGetsAFileInDomain() throws {
    try expect(
      "move-to-layer",
      of: [
        "Package.swift": Self.manifest,
        "Sources/Shop/Domain/UseCases/LoadFeedUseCase.swift": Self.useCase,
        "Sources/Shop/Domain/Repositories/DishRepository.swift":
          "protocol DishRepository: Sendable { func dishes() async throws -> [String] }\n",
        "Sources/Shop/Data/Repositories/FeedRepository.swift": """
        // FeedRepository.swift
        // Shop

        import Foundation

        /// Where the feed comes from.
        protocol FeedRepository: Sendable {
          /// Newest first.
          func feed() async throws -> [String]
        }

        // MARK: - Live

        struct LiveFeedRepository: FeedRepository {
          let address: URL
          func feed() async throws -> [String] { [] }
        }

        """,
      ],
      becomes: [
        "Sources/Shop/Domain/Repositories/FeedRepository.swift": """
        // FeedRepository.swift
        // Shop

        /// Where the feed comes from.
        protocol FeedRepository: Sendable {
          /// Newest first.
          func feed() async throws -> [String]
        }

        """,
        "Sources/Shop/Data/Repositories/FeedRepository.swift": nil,
        "Sources/Shop/Data/Repositories/LiveFeedRepository.swift": """
        // LiveFeedRepository.swift
        // Shop

        import Foundation

        // MARK: - Live

        struct LiveFeedRepository: FeedRepository {
          let address: URL
          func feed() async throws -> [String] { [] }
        }

        """,
      ])
  }

  @Test func aFileOfOneTypeMovesWithAllItsBytes() throws {
    let text =
      "\u{FEFF}import Foundation\r\n\r\nprotocol FeedRepository: Sendable {\r\n\tfunc feed() async throws -> [String]\r\n}\r\n"
    try expect(
      "move-to-layer",
      of: [
        "Package.swift": Self.manifest,
        "Sources/Shop/Domain/UseCases/LoadFeedUseCase.swift": Self.useCase,
        "Sources/Shop/Data/Repositories/FeedRepository.swift": text,
        "Sources/Shop/Data/Repositories/LiveFeedRepository.swift":
          "struct LiveFeedRepository: FeedRepository { func feed() async throws -> [String] { [] } }\n",
      ],
      becomes: [
        "Sources/Shop/Domain/Repositories/FeedRepository.swift": text,
        "Sources/Shop/Data/Repositories/FeedRepository.swift": nil,
      ])
  }

  @Test func whatAFileKeepsToItselfTiesItsTypesTogether() throws {
    try expectNothing(
      "move-to-layer",
      of: [
        "Package.swift": Self.manifest,
        "Sources/Shop/Domain/UseCases/LoadFeedUseCase.swift": Self.useCase,
        "Sources/Shop/Data/Repositories/FeedRepository.swift": """
        protocol FeedRepository: Sendable { func feed() async throws -> [String] }
        extension FeedRepository { func first() async throws -> String? { try await feed().first ?? nothing } }
        private let nothing = ""
        struct LiveFeedRepository: FeedRepository { func feed() async throws -> [String] { [nothing] } }

        """,
      ])
  }

  @Test func aDoubleThatTestsAloneNameIsForDebugBuilds() throws {
    let real =
      "struct LiveCartRepository: CartRepository { func items() async throws -> [String] { [] } }\n"
    let double = """
      import Foundation

      // What tests see.
      struct MockCartRepository: CartRepository {
        func items() async throws -> [String] { ["tea"] }
      }

      """
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])

      """,
      "Sources/Shop/Domain/Repositories/CartRepository.swift":
        "protocol CartRepository: Sendable { func items() async throws -> [String] }\n",
      "Sources/Shop/Data/Repositories/LiveCartRepository.swift": real,
      "Sources/Shop/Data/Repositories/MockCartRepository.swift": double,
      "Tests/ShopTests/CartTests.swift": """
      import Testing
      import Shop
      @Test func fills() async throws { #expect(try await MockCartRepository().items() == ["tea"]) }

      """,
    ]
    try expect(
      "wrap-in-debug", of: files,
      becomes: [
        "Sources/Shop/Data/Repositories/MockCartRepository.swift": """
        import Foundation

        #if DEBUG
        // What tests see.
        struct MockCartRepository: CartRepository {
          func items() async throws -> [String] { ["tea"] }
        }
        #endif

        """
      ])
    var shown = files
    shown["Sources/Shop/Presentation/Cart/CartView.swift"] = """
      import SwiftUI
      struct CartView: View { let repository: any CartRepository; var body: some View { Text("") } }
      #Preview { CartView(repository: MockCartRepository()) }

      """
    try expectNothing("wrap-in-debug", of: shown)
  }

  @Test func aValueGetsTheConformanceThatTheCompilerWrites() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "ShopDomain")])

      """
    try expect(
      "add-conformance",
      of: [
        "Package.swift": manifest,
        "Sources/ShopDomain/Entities/Dish.swift": """
        import Foundation

        public struct Dish: Equatable where Never: Equatable
        {
          public let title: String
          public let prices: [Decimal]
        }

        """,
        "Sources/ShopDomain/Entities/Shelf.swift": """
        public struct Shelf { public let owner: Owner }

        """,
        "Sources/ShopDomain/Entities/Owner.swift": """
        public final class Owner: Equatable {
          public var name = ""
          public static func == (a: Owner, b: Owner) -> Bool { a === b }
        }

        """,
        "Sources/ShopDomain/Entities/Size.swift":
          "public enum Size {\n  case small, large(Int)\n}\n",
        "Sources/ShopDomain/Entities/Crate.swift": """
        public struct Crate { public let boxes: [Box] }

        public struct Box: Equatable { public let count: Int }

        """,
      ],
      becomes: [
        "Sources/ShopDomain/Entities/Crate.swift": """
        public struct Crate: Sendable { public let boxes: [Box] }

        public struct Box: Equatable, Sendable { public let count: Int }

        """,
        "Sources/ShopDomain/Entities/Dish.swift": """
        import Foundation

        public struct Dish: Equatable, Sendable where Never: Equatable
        {
          public let title: String
          public let prices: [Decimal]
        }

        """,
        "Sources/ShopDomain/Entities/Size.swift":
          "public enum Size: Sendable {\n  case small, large(Int)\n}\n",
      ])
  }

  @Test func aViewModelGoesOnTheMainActorWhereItsUsersAre() throws {
    let model = """
      import Combine

      final class OrdersViewModel: ObservableObject {
        @Published private(set) var titles: [String] = []
        func refresh() async { titles = ["one"] }
      }

      """
    let files = [
      "Package.swift": Self.manifest,
      "Sources/Shop/Presentation/Orders/OrdersViewModel.swift": model,
      "Sources/Shop/Presentation/Orders/OrdersView.swift": """
      import SwiftUI

      struct OrdersView: View {
        @StateObject private var model = OrdersViewModel()
        var body: some View { Text(model.titles.first ?? "") }
      }

      """,
    ]
    try expect(
      "isolate-view-model", of: files,
      becomes: [
        "Sources/Shop/Presentation/Orders/OrdersViewModel.swift":
          model.replacingOccurrences(of: "final class", with: "@MainActor\nfinal class")
      ])
    var held = files
    held["Sources/Shop/App/Factory.swift"] =
      "struct Factory { func make() -> OrdersViewModel { OrdersViewModel() } }\n"
    try expectNothing("isolate-view-model", of: held)
  }

  @Test func aProtocolInReachTakesThePlaceOfItsImplementation() throws {
    let files = [
      "Package.swift": Self.manifest,
      "Sources/Shop/Domain/Repositories/FeedRepository.swift":
        "protocol FeedRepository: Sendable { func feed() async throws -> [String] }\n",
      "Sources/Shop/Data/Repositories/LiveFeedRepository.swift": """
      final class LiveFeedRepository: FeedRepository {
        func feed() async throws -> [String] { [] }
        func clear() {}
      }

      """,
      "Sources/Shop/Presentation/Feed/FeedViewModel.swift": """
      @MainActor final class FeedViewModel {
        private var spare: LiveFeedRepository?
        private let repository: LiveFeedRepository
        private(set) var titles: [String] = []
        init(repository: LiveFeedRepository) { self.repository = repository }
        func load() async { titles = (try? await repository.feed()) ?? [] }
      }

      """,
    ]
    let path = "Sources/Shop/Presentation/Feed/FeedViewModel.swift"
    try expect(
      "use-protocol", of: files,
      becomes: [
        path: files[path]?.replacingOccurrences(
          of: "LiveFeedRepository?", with: "(any FeedRepository)?"
        ).replacingOccurrences(of: "LiveFeedRepository", with: "any FeedRepository")
      ])
    var made = files
    made["Sources/Shop/Presentation/Feed/FeedViewModel.swift"] = """
      @MainActor final class FeedViewModel {
        func load() async -> [String] {
          let repository: LiveFeedRepository = .init()
          return (try? await repository.feed()) ?? []
        }
      }

      """
    try expectNothing("use-protocol", of: made)
    var more = files
    more[path] = files[path]?.replacingOccurrences(
      of: "func load", with: "func clear() { repository.clear() }\n  func load")
    try expectNothing("use-protocol", of: more)
    // A protocol fills no argument in.
    let root = "Sources/Shop/"
    var filled = files
    filled[root + "Domain/Repositories/FeedRepository.swift"] =
      "protocol FeedRepository: Sendable { func feed(page: Int) async throws -> [String] }\n"
    filled[root + "Data/Repositories/LiveFeedRepository.swift"] = """
      final class LiveFeedRepository: FeedRepository {
        func feed(page: Int = 1) async throws -> [String] { [] }
      }

      """
    try expectNothing("use-protocol", of: filled)
    // Which of two is called goes by what is wanted, and the protocol has one of them.
    var overloaded = files
    overloaded[root + "Data/Repositories/LiveFeedRepository.swift"] = """
      final class LiveFeedRepository: FeedRepository {
        func feed() async throws -> [String] { [] }
        func feed() async throws -> [Int] { [] }
      }

      """
    try expectNothing("use-protocol", of: overloaded)
    // A wrapper may look up exactly what is written behind it.
    var wrapped = files
    wrapped[path] = files[path]?.replacingOccurrences(
      of: "private var spare", with: "@Injected private var spare")
    try expectNothing("use-protocol", of: wrapped)
  }

  @Test(arguments: [
    ("SwiftUI", "func drop(_ places: Places) { names.remove(atOffsets: places) }"),
    ("UIKit", "func bytes(_ page: Page) -> Bytes? { page.picture.pngData() }"),
    ("UIKit", "func name(_ place: Place) -> String { names[place.row] }"),
  ])
  func anImportStaysForMembersThatItGives(_ module: String, _ body: String) throws {
    let path = "Sources/Shop/Presentation/Feed/FeedViewModel.swift"
    func files(_ body: String) -> [String: String] {
      [
        "Package.swift": Self.manifest,
        "Sources/Shop/Domain/Entities/Order.swift": "struct Order: Equatable { let total: Int }\n",
        path: """
        import Foundation
        import \(module)

        final class FeedViewModel {
          var names: [String] = []
          \(body)
        }

        """,
      ]
    }
    try expectNothing("drop-import", of: files(body))
    try expect(
      "drop-import", of: files("func clear() { names = [] }"),
      becomes: [
        path: files("func clear() { names = [] }")[path]?
          .replacingOccurrences(of: "import \(module)\n", with: "")
      ])
  }

  @Test(arguments: [
    ("name.lowercased().contains(other)", false), ("name.contains(other.uppercased())", false),
    ("name.contains(\"tea\")", false), ("names.contains(other)", true),
  ])
  func whoLooksForATextNeedsFoundation(_ test: String, _ isDropped: Bool) throws {
    let path = "Sources/Shop/Domain/Entities/Dish.swift"
    let code = """
      struct Dish: Equatable, Sendable {
        let name: String
        let names: [String]
        func isAbout(_ other: String) -> Bool { \(test) }
      }

      """
    try expect(
      "drop-import",
      of: ["Package.swift": Self.manifest, path: "import UIKit\n\n" + code],
      becomes: [path: isDropped ? code : "import Foundation\n\n" + code])
  }

  @Test func aListWritesNothingAndNamesWhatGoesWrong() throws {
    let project = try FixedProject([
      "Package.swift": Self.manifest,
      "Sources/Shop/Domain/Entities/Order.swift":
        "import UIKit\n\nstruct Order: Equatable, Sendable { let total: Int }\n",
      "Sources/Shop/Domain/UseCases/LoadFeedUseCase.swift": Self.useCase,
      "Sources/Shop/Data/Repositories/FeedRepository.swift":
        "protocol FeedRepository: Sendable { func feed() async throws -> [String] }\n",
    ])
    let before = try project.texts()
    let text = try project.run("fix", "--list")
    #expect(text.code == 0)
    #expect(text.output.contains("drop-import  your choice"))
    #expect(text.output.contains("drop-suppression  nothing to do here"))
    let json = try project.run("fix", "--list", "--format", "json")
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let kinds = try #require(document["kinds"] as? [[String: Any]])
    let counts = Dictionary(
      uniqueKeysWithValues: kinds.map {
        ($0["name"] as? String ?? "", ($0["fixes"] as? [Any])?.count)
      })
    #expect(counts["drop-import"] == 1)
    #expect(counts["move-to-layer"] == 1)
    #expect(try project.texts() == before)
  }

  @Test func aFindingCanBeNamedByItsDigits() throws {
    let project = try FixedProject([
      "Package.swift": Self.manifest,
      "Sources/Shop/Domain/Entities/Order.swift":
        "import UIKit\n\nstruct Order: Equatable, Sendable { let total: Int }\n",
      "Sources/Shop/Domain/Entities/Dish.swift":
        "import UIKit\n\nstruct Dish: Equatable, Sendable { let total: Int }\n",
    ])
    let check = try project.run("check", "--format", "json", "--exit-zero")
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(check.output.utf8)) as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    let dish = try #require(
      findings.first {
        ($0["subject"] as? String) == "UIKit" && "\($0["location"] ?? "")".contains("Dish")
      })
    let id = try #require(dish["id"] as? String)
    let run = try project.run("fix", id, "--choose", "drop-import", "--yes")
    #expect(run.code == 0, "\(run.errors)")
    let texts = try project.texts()
    #expect(texts["Sources/Shop/Domain/Entities/Dish.swift"]?.contains("UIKit") == false)
    #expect(texts["Sources/Shop/Domain/Entities/Order.swift"]?.contains("UIKit") == true)
  }
}
