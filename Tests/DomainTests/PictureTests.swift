import StrataFeatures
import StrataRules
import StrataCode
import TestSupport
import Testing

@Suite("The picture of a code base")
struct PictureTests {
  private func picture(
    _ source: String, _ change: (inout CheckRequest) -> Void = { _ in }
  ) throws -> Picture {
    let codebase = InMemoryCodebase(MarkedSource(source))
    var request = CheckRequest(codebase: CodebaseRequest(path: "."))
    change(&request)
    return try DrawArchitecture(
      check: CheckArchitecture(
        judge: JudgeCodebase(reader: codebase, text: codebase), baselines: codebase.baselines))(
        request)
  }

  /// `From → To 3, 1 ✗` for each edge between files.
  private func edges(_ picture: Picture) -> [String] {
    picture.edges.map { edge in
      let names = [edge.from, edge.to].map { picture.files[$0].path.split(separator: "/").last! }
      return "\(names[0]) → \(names[1]) \(edge.places)"
        + (edge.offences > 0 ? ", \(edge.offences) ✗" : "")
        + (edge.wiring > 0 ? ", \(edge.wiring) wired" : "")
    }
  }

  @Test func everyNamingBetweenFilesIsCountedAndWhatARuleForbidsIsMarked() throws {
    let picture = try picture(Self.shop)
    #expect(
      edges(picture) == [
        "AppContainer.swift → LiveOrders.swift 1, 1 wired",
        "AppContainer.swift → OrdersViewModel.swift 2, 2 wired",
        "LiveOrders.swift → Order.swift 1", "LiveOrders.swift → OrderRepository.swift 1",
        "OrderRepository.swift → Order.swift 1",
        "OrdersViewModel.swift → LiveOrders.swift 2, 2 ✗",
        "OrdersViewModel.swift → Order.swift 1",
      ])
    #expect(picture.findings.allSatisfy { $0.to?.symbol == "LiveOrders" })
    #expect(picture.edges[5].findings == Array(picture.findings.indices))
  }

  @Test func filesHaveTheirLayerFeatureModuleAndLines() throws {
    let picture = try picture(Self.shop)
    let file = try #require(picture.files.first { $0.path.hasSuffix("OrdersViewModel.swift") })
    #expect(file.layer == .presentation && file.isProduction && file.codeLines == 6)
    #expect(file.feature.map { picture.features[$0].name } == "Orders")
    #expect(file.module.map { picture.modules[$0].name } == "Example")
  }

  @Test func whatGoesAgainstTheTableUnopposedIsExcused() throws {
    let wired = try picture(
      """
      //- Domain/Repositories/OrderRepository.swift
      protocol OrderRepository {}
      //- Data/Repositories/LiveOrders.swift
      final class LiveOrders: OrderRepository { func show() { _ = OrdersTone.self } }
      //- Presentation/Orders/OrdersView.swift
      import SwiftUI
      struct OrdersView: View { var body: some View { Text("") } }
      enum OrdersTone {}
      """)
    let all = try #require(
      wired.edges.first { wired.files[$0.from].layer == .data && $0.offences > 0 })
    #expect(all.excused == 0)
    let allowed = Self.shop.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.contains("↓")
        ? line + " // strata:allow presentation.concrete-repository — moving" : line
    }
    let excused = try picture(allowed.joined(separator: "\n")).edges.filter { $0.excused > 0 }
    #expect(excused.count == 1 && excused[0].excused == 2)
  }

  @Test func testsAndPreviewsAreNotInThePicture() throws {
    let picture = try picture(Self.shop)
    let tests = try #require(picture.files.firstIndex { $0.path.hasSuffix("Tests.swift") })
    #expect(!picture.files[tests].isProduction)
    #expect(!picture.edges.contains { $0.from == tests || $0.to == tests })
    #expect(!picture.types.contains { $0.name == "OrdersTests" })
  }

  @Test func typesOfOneFileNameEachOtherToo() throws {
    let picture = try picture(
      """
      //- Domain/Order.swift
      struct Order { var lines: [Line]; struct Status { let line: Line } }
      struct Line { let count: Int }
      """)
    #expect(picture.edges.isEmpty)
    let edge = try #require(picture.typeEdges.first)
    #expect(picture.typeEdges.count == 1 && edge.places == 2)
    #expect(picture.types[edge.from].name == "Order" && picture.types[edge.to].name == "Line")
  }

  @Test func whatACommentAllowsIsNoOffence() throws {
    let allowed = Self.shop.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.contains("↓")
        ? line + " // strata:allow presentation.concrete-repository — moving" : line
    }
    let picture = try picture(allowed.joined(separator: "\n"))
    #expect(picture.edges.allSatisfy { $0.offences == 0 } && picture.findings.isEmpty)
  }

  @Test func whatTheManifestLinksIsThereWithItsOffence() throws {
    let picture = try picture(
      """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "ShopDomain", dependencies: ["ShopData"]),
          .target(name: "ShopData"),
        ])
      //- Sources/ShopDomain/Entities/Order.swift
      public struct Order: Sendable { public let id: String }
      //- Sources/ShopData/Repositories/Orders.swift
      public struct OrderDTO: Decodable { public let id: String }
      """)
    let link = try #require(picture.links.first)
    #expect(picture.links.count == 1 && link.findings.count == 1)
    #expect(picture.modules[link.from].name == "ShopDomain")
    #expect(picture.modules[link.to].name == "ShopData")
  }

  private static let shop = """
    //- Domain/Entities/Order.swift
    struct Order { let id: String }
    //- Domain/Repositories/OrderRepository.swift
    protocol OrderRepository { func orders() async throws -> [Order] }
    //- Data/Repositories/LiveOrders.swift
    final class LiveOrders: OrderRepository {
      func orders() async throws -> [Order] { [] }
    }
    //- Presentation/Features/Orders/OrdersViewModel.swift
    import Combine
    @MainActor final class OrdersViewModel: ObservableObject {
      @Published var orders: [Order] = []
      private let repository: ↓LiveOrders

      // Given from outside.
      init(repository: ↓LiveOrders) { self.repository = repository }
    }
    //- App/AppContainer.swift
    final class AppContainer {
      func makeOrders() -> OrdersViewModel { OrdersViewModel(repository: LiveOrders()) }
    }
    //- AppTests/OrdersTests.swift
    import XCTest
    final class OrdersTests: XCTestCase { func test() { _ = Order(id: "1") } }
    """
}
