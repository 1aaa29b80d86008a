import Foundation
import TestSupport
import Testing

@Suite("strata add use-case")
final class AddUseCaseTests {
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Shop", targets: [.target(name: "Shop")])

    """,
    ".strata.yml": "profile: layered\n",
    "Sources/Shop/Domain/Entities/Order.swift":
      "struct Order: Equatable, Sendable { let number: Int }\n",
    "Sources/Shop/Domain/Repositories/OrderRepository.swift": """
    protocol OrderRepository: Sendable {
      func orders(page: Int) async throws -> [Order]
      func cancel(_ order: Order, because reason: String) async throws
    }

    """,
    "Sources/Shop/Domain/UseCases/FetchOrdersUseCase.swift": """
    //  FetchOrdersUseCase.swift
    //  Shop

    protocol FetchOrdersUseCase: Sendable {
    \tfunc execute(page: Int) async throws -> [Order]
    }

    struct DefaultFetchOrdersUseCase: FetchOrdersUseCase {
    \tprivate let repository: any OrderRepository

    \tinit(repository: any OrderRepository) { self.repository = repository }

    \tfunc execute(page: Int) async throws -> [Order] {
    \t\ttry await repository.orders(page: max(1, page))
    \t}
    }

    """,
    "Sources/Shop/Data/Repositories/LiveOrderRepository.swift": """
    struct LiveOrderRepository: OrderRepository {
      func orders(page: Int) async throws -> [Order] { [] }
      func cancel(_ order: Order, because reason: String) async throws {}
    }

    """,
    "Sources/Shop/App/AppDIContainer.swift": """
    struct AppDIContainer {
      func makeFetchOrders() -> any FetchOrdersUseCase {
        DefaultFetchOrdersUseCase(repository: LiveOrderRepository())
      }
    }

    """,
  ]

  private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("strata-\(UUID().uuidString)")

  init() throws {
    for (path, text) in Self.files {
      let place = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func add(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(["add", "use-case"] + arguments, in: root)
  }

  @Test func writesItAsTheOthersAreWritten() throws {
    let run = try add("CancelOrder", "--operation", "cancel", "--yes")
    #expect(run.code == 0, "\(run.errors)\(run.output)")
    #expect(run.output.contains("make it beside 'DefaultFetchOrdersUseCase', at "))
    let path = root.appendingPathComponent(
      "Sources/Shop/Domain/UseCases/CancelOrderUseCase.swift")
    #expect(
      try String(decoding: Data(contentsOf: path), as: UTF8.self) == """
        //  CancelOrderUseCase.swift
        //  Shop

        protocol CancelOrderUseCase: Sendable {
        \tfunc execute(_ order: Order, because reason: String) async throws
        }

        /// Thin on purpose: the rules of this operation belong here.
        struct DefaultCancelOrderUseCase: CancelOrderUseCase {
        \tprivate let repository: any OrderRepository

        \tinit(repository: any OrderRepository) { self.repository = repository }

        \tfunc execute(_ order: Order, because reason: String) async throws {
        \t\ttry await repository.cancel(order, because: reason)
        \t}
        }

        """)
    #expect(
      try BuiltCommand.run(["check", "--info"], in: root).output.contains("pass-through") == false)
    #expect(try BuiltCommand.run(["undo"], in: root).code == 0)
    #expect(!FileManager.default.fileExists(atPath: path.path))
  }

  @Test func saysWhatIsMissing() throws {
    #expect(try add("CancelOrder").errors.contains("--operation"))
    #expect(try add("X", "--operation", "cancle").errors.contains("'cancel'"))
    #expect(try add("FetchOrders", "--operation", "orders", "--yes").code == 2)
    #expect(
      try add("CancelOrder", "--operation", "cancel", "--like", "Nothing").errors.contains(
        "'Nothing'"))
  }

  @Test func needsLessWhereCallersMayAskTheRepository() throws {
    try Data("profile: pragmatic\n".utf8).write(to: root.appendingPathComponent(".strata.yml"))
    let run = try add("CancelOrder", "--operation", "cancel", "--dry-run")
    #expect(run.code == 2)
    #expect(run.errors.contains("you need less"))
    #expect(try add("CancelOrder", "--operation", "cancel", "--thin", "--dry-run").code == 0)
  }
}
