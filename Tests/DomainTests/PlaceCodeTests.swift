import StrataCode
import StrataFeatures
import StrataModel
import StrataRules
import TestSupport
import Testing

@Suite("Where code belongs")
struct PlaceCodeTests {
  private let shop = Placing.shop

  @Test(arguments: [
    ("Domain/Entities/Order.swift", Layer.domain),
    ("Domain/Repositories/OrderRepository.swift", .domain),
    ("Domain/UseCases/LoadOrdersUseCase.swift", .domain), ("Data/DTO/OrderDTO.swift", .data),
    ("Data/Network/APIClient.swift", .data),
    ("Data/Repositories/LiveOrderRepository.swift", .data),
    ("Presentation/Orders/OrdersViewModel.swift", .presentation),
    ("Presentation/Orders/OrdersView.swift", .presentation), ("App/AppContainer.swift", .app),
  ])
  func aFileIsPlacedByWhatItHolds(path: String, layer: Layer) throws {
    let answer = try shop.file(path)
    #expect(answer.placement.layer == layer)
    #expect(answer.isAtHome == true)
    #expect(answer.home?.folder == path.split(separator: "/").dropLast().joined(separator: "/"))
    #expect(answer.home?.reason == .present)
    #expect(answer.questions.last?.isYes == true)
    #expect(!answer.placement.evidence.contains { $0.kind == .folder || $0.kind == .module })
  }

  @Test func aFileInTheWrongFolderIsSentToTheRightOne() throws {
    let answer = try shop.file("Presentation/Orders/Receipt.swift")
    #expect(answer.present == .presentation)
    #expect(answer.placement.layer?.ring == .data)
    #expect(answer.isAtHome == false)
    #expect(answer.home?.folder.hasPrefix("Data") == true)
  }

  @Test func anUnsavedTextFindsTheFolderOfItsKind() throws {
    let answer = try shop.text(
      """
      struct CancelOrderUseCase {
        let repository: any OrderRepository
        func execute(_ order: Order) async throws {}
      }
      """)
    #expect(answer.name == "CancelOrderUseCase.swift")
    #expect(answer.file == nil && answer.present == nil && answer.isAtHome == nil)
    #expect(answer.placement.layer == .domain)
    #expect(answer.types.map(\.roles) == [[.useCase]])
    #expect(answer.home?.folder == "Domain/UseCases")
    #expect(answer.home?.reason == .sameRole)
    #expect(answer.home?.neighbours.map(\.type) == ["LoadOrdersUseCase"])
    #expect(answer.rules.contains("testing.untested-use-case"))
  }

  @Test func theWayToTheAnswerIsShownLineByLine() throws {
    let answer = try shop.text(
      """
      import SwiftUI

      struct CartView: View {
        var body: some View { Text("cart") }
      }
      """)
    let question = try #require(answer.questions.last)
    #expect(answer.questions.map(\.kind) == [.userInterface])
    #expect(question.isYes)
    #expect(question.lines.map(\.line) == [1, 3, 3])
    #expect(question.lines.map(\.code) == ["import SwiftUI", "View", "struct CartView"])
    #expect(question.lines[0].shows.text(in: .chinese) == "界面框架")
  }

  @Test func whatKnowsTwoWorldsIsSplitAtTheMember() throws {
    let answer = try shop.text(
      """
      import SwiftUI

      @MainActor final class CartViewModel: ObservableObject {
        @Published var total = 0

        func load() async throws {
          let (data, _) = try await URLSession.shared.data(from: URL(string: "/")!)
          total = data.count
        }
      }
      """)
    #expect(answer.placement.layer == .presentation)
    let split = try #require(answer.splits.first)
    #expect(answer.splits.count == 1)
    #expect(split.name == "load" && split.line == 6 && split.endLine == 9)
    #expect(!split.isType && split.target == .data)
    #expect(split.lines.map(\.code) == ["URLSession"])
    #expect(answer.findings.contains { $0.rule == "presentation.infrastructure-access" })
  }

  @Test func aTypeOfAnotherWorldMovesAsAWhole() throws {
    let text = """
      import SwiftUI

      struct CartView: View {
        var body: some View { Text("cart") }
      }

      final class LiveCartRepository: OrderRepository {
        func orders() async throws -> [Order] {
          _ = URLSession.shared
          return []
        }
      }
      """
    let answer = try shop.text(text, type: "CartView")
    #expect(answer.placement.layer == .presentation)
    #expect(answer.splits.isEmpty)
    let other = try shop.text(text, type: "LiveCartRepository")
    #expect(other.placement.layer == .data)
    #expect(other.home?.folder == "Data/Repositories")
    let both = try shop.text(text)
    #expect(both.parts.map(\.name) == ["CartView", "LiveCartRepository"])
    #expect(both.parts.map(\.placement.layer) == [.presentation, .data])
    #expect(
      both.parts.map(\.file) == [
        "Presentation/Orders/CartView.swift", "Data/Repositories/LiveCartRepository.swift",
      ])
  }

  @Test func theTypesOfATextGoEachToItsOwnLayerAndSubject() throws {
    let project = Placing(
      """
      //- Domain/Entities/Order.swift
      struct Order: Sendable { let id: String }
      //- Domain/UseCases/Orders/LoadOrdersUseCase.swift
      struct LoadOrdersUseCase { func execute() -> [Order] { [] } }
      //- Domain/UseCases/Menu/LoadMenuUseCase.swift
      struct LoadMenuUseCase { func execute() -> [String] { [] } }
      //- Domain/UseCases/Cart/LoadCartUseCase.swift
      struct LoadCartUseCase { func execute() -> [String] { [] } }
      //- Data/DTO/OrderDTO.swift
      struct OrderDTO: Decodable { let id: String }
      """)
    let answer = try project.text(
      """
      import SwiftUI
      struct Coupon: Equatable, Sendable { let code: String }
      struct CouponDTO: Decodable { let code: String }
      struct RedeemCouponUseCase { func execute(_ code: String) -> Coupon { Coupon(code: code) } }
      struct CouponView: View { var body: some View { Text("coupon") } }
      """)
    #expect(
      answer.parts.map(\.placement.layer?.ring) == [.domain, .data, .domain, .presentation])
    #expect(
      answer.parts.prefix(3).map(\.file) == [
        "Domain/Entities/Coupon.swift", "Data/DTO/CouponDTO.swift",
        "Domain/UseCases/Coupon/RedeemCouponUseCase.swift",
      ])
    #expect(answer.parts.map(\.line) == [2, 3, 4, 5])
  }

  @Test func typesOfOneLayerStayTogether() throws {
    let answer = try shop.text(
      "struct Coupon { let code: String }\nenum CouponState { case open, used }")
    #expect(answer.placement.layer == .domain)
    #expect(answer.parts.isEmpty)
  }

  @Test func aGuessIsNoAnswer() throws {
    let answer = try shop.text("final class Manager { var items: [String] = []; func go() {} }")
    #expect(!answer.placement.isTelling)
    #expect(answer.home == nil && answer.rules.isEmpty)
  }

  @Test func aProtocolThatDomainOwnsIsSplitOffAView() throws {
    let answer = try Placing.shop.text(
      """
      import SwiftUI
      protocol WishRepository { func wishes() -> [String] }
      struct WishlistView: View {
        let repository: any WishRepository
        var body: some View { Text("wishes") }
      }
      """)
    #expect(answer.placement.layer == .presentation)
    #expect(answer.splits.map(\.name) == ["WishRepository"])
    #expect(answer.splits.map(\.target) == [.domain])
  }

  @Test func aScreenOfANewFeatureIsNotSentIntoAnother() throws {
    let app = Placing(
      """
      //- Features/OrdersFeature/OrdersView.swift
      import SwiftUI
      struct OrdersView: View { var body: some View { Text("orders") } }
      //- Features/CartFeature/CartView.swift
      import SwiftUI
      struct CartView: View { var body: some View { Text("cart") } }
      """)
    let screen = "import SwiftUI\nstruct LoyaltyView: View { var body: some View { Text(\"\") } }"
    let answer = try app.text(screen)
    #expect(answer.home?.folder == "Features/LoyaltyFeature")
    #expect(answer.home?.reason == .newFeature)
    let part = try app.text(screen.replacing("LoyaltyView", with: "OrdersBadgeView"))
    #expect(part.home?.folder == "Features/OrdersFeature")
  }

  @Test func rulesAreAskedAtTheSuggestedPlace() throws {
    let answer = try shop.text(
      """
      final class CartViewModel {
        private let repository = LiveOrderRepository(client: APIClient())
      }
      """)
    #expect(answer.placement.layer == .presentation)
    #expect(answer.findings.contains { $0.rule == "presentation.concrete-repository" })
    #expect(
      answer.findings.allSatisfy { $0.location.file == "Presentation/Orders/CartViewModel.swift" })
  }

  @Test func anEditedTextIsAVersionOfTheFileThatDeclaresTheSame() throws {
    let answer = try shop.text("struct OrderDTO: Decodable { let id: String; let price: Int }")
    #expect(answer.isVersion)
    #expect(answer.file == "Data/DTO/OrderDTO.swift")
    let named = try shop.text(
      "struct OrderDTO: Decodable { let id: String }", assumed: "Data/DTO/OrderDTO.swift")
    #expect(!named.isVersion)
    #expect(named.file == "Data/DTO/OrderDTO.swift" && named.isAtHome == true)
  }

  @Test func aProjectWithoutLayersStillGetsAnAnswer() throws {
    let flat = Placing(
      """
      //- Counter.swift
      import SwiftUI
      struct CounterView: View { var body: some View { Text("0") } }
      """)
    let answer = try flat.text(
      "import CoreData\nfinal class CounterStore { let context: NSManagedObjectContext }")
    #expect(answer.placement.layer == .data)
    #expect(answer.home?.reason == .convention)
    #expect(answer.home?.folder == "Data/Repositories")
    #expect(answer.home?.neighbours.isEmpty == true)
  }

  @Test func whatPointsNowhereHasNoLayerAndNoHome() throws {
    let answer = try shop.text("func twice(_ value: Int) -> Int { value * 2 }")
    #expect(answer.placement.layer == nil)
    #expect(answer.home == nil && answer.findings.isEmpty)
    #expect(answer.questions.count == 5)
  }

  @Test func whatCannotBePlacedSaysWhy() {
    #expect(shop.error { try $0.file("Nothing.swift") } == .read(.missing(path: "Nothing.swift")))
    #expect(shop.error { try $0.text("// nothing\n") } == .nothingDeclared("-"))
    #expect(shop.error { try $0.text("\u{0}") } == .noText)
    #expect(
      shop.error { try $0.file("Data/DTO/OrderDTO.swift", type: "OrderDT") }
        == .unknownType("OrderDT", file: "OrderDTO.swift", suggestions: ["OrderDTO"]))
  }
}
