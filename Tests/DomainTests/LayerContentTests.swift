import StrataCode
import StrataModel
import TestSupport
import Testing

@Suite("Layers by what files hold and use")
struct LayerContentTests {
  /// An app whose folders are named by topic, not by layer.
  private static let wordless = """
    //- Shop/Orders/Order.swift
    struct Order { let id: Int }
    //- Shop/Orders/OrderRepository.swift
    protocol OrderRepository { func all() -> [Order] }
    //- Shop/Orders/LoadOrdersUseCase.swift
    struct LoadOrdersUseCase { let repository: any OrderRepository }
    //- Shop/Orders/OrdersViewModel.swift
    import Combine
    final class OrdersViewModel: ObservableObject { let load: LoadOrdersUseCase; var rows: [Order] }
    //- Shop/Orders/OrdersView.swift
    import SwiftUI
    struct OrdersView: View { var model: OrdersViewModel; var selected: Order }
    //- Shop/Orders/OrderDTO.swift
    struct OrderDTO: Decodable { let id: Int }
    //- Shop/Orders/LiveOrderRepository.swift
    import Foundation
    struct LiveOrderRepository: OrderRepository {
      let session: URLSession
      func all() -> [Order] { let dto: [OrderDTO] = []; return dto.map { Order(id: $0.id) } }
    }
    //- Shop/Start/ShopApp.swift
    import SwiftUI
    @main struct ShopApp: App { let repository = LiveOrderRepository(session: .shared) }
    """

  @Test func withoutAnyLayerWordTheContentDecides() {
    #expect(
      layers(Self.wordless) == [
        "Shop/Orders/Order.swift": .domain,
        "Shop/Orders/OrderRepository.swift": .domain,
        "Shop/Orders/LoadOrdersUseCase.swift": .domain,
        "Shop/Orders/OrdersViewModel.swift": .presentation,
        "Shop/Orders/OrdersView.swift": .presentation,
        "Shop/Orders/OrderDTO.swift": .data,
        "Shop/Orders/LiveOrderRepository.swift": .data,
        "Shop/Start/ShopApp.swift": .app,
      ])
  }

  @Test func aFileWithoutEvidenceFollowsItsFolder() {
    let placed = placements(
      """
      //- Orders/List/ListView.swift
      import SwiftUI
      struct ListView: View {}
      //- Orders/List/RowView.swift
      import SwiftUI
      struct RowView: View {}
      //- Orders/List/Spacing.swift
      final class Spacing {}
      """)["Orders/List/Spacing.swift"]
    #expect(placed?.layer == .presentation)
    #expect(placed?.evidence.first?.kind == .neighbours)
  }

  @Test func aFileWithoutEvidenceAndNeighboursFollowsTheFoldersBeside() {
    let placed = placements(
      """
      //- Orders/Blocks/List/ListView.swift
      import SwiftUI
      struct ListView: View {}
      //- Orders/Blocks/Row/RowView.swift
      import SwiftUI
      struct RowView: View {}
      //- Orders/Blocks/Gap/Spacing.swift
      final class Spacing {}
      """)["Orders/Blocks/Gap/Spacing.swift"]
    #expect(placed?.layer == .presentation)
    #expect(placed?.evidence.first?.reason == "surroundings")
  }

  @Test func aCompilerPluginStartsNoApp() {
    #expect(
      layers(
        """
        //- Macros/Plugin.swift
        import SwiftCompilerPlugin
        @main struct Plugin: CompilerPlugin {}
        """) == ["Macros/Plugin.swift": .common])
  }

  @Test func theCompanyAFileKeepsIsLessSureThanWhatItHolds() throws {
    let placed = placements(
      """
      //- Orders/ListView.swift
      import SwiftUI
      struct ListView: View { let palette = Palette() }
      //- Orders/RowView.swift
      import SwiftUI
      struct RowView: View { let palette = Palette() }
      //- Orders/HeaderView.swift
      import SwiftUI
      struct HeaderView: View { let palette = Palette() }
      //- Orders/Palette.swift
      final class Palette {}
      """)
    let held = try #require(placed["Orders/ListView.swift"])
    let kept = try #require(placed["Orders/Palette.swift"])
    #expect(held.layer == .presentation && kept.layer == .presentation)
    #expect(Set(kept.evidence.map(\.kind)).isSubset(of: [.neighbours, .references]))
    #expect(kept.confidence <= 0.8 && held.confidence >= 0.87)
  }

  @Test func everyReasonHasAName() {
    for placement in placements(Self.wordless).values {
      #expect(placement.evidence.allSatisfy { !$0.reason.isEmpty })
    }
  }

  @Test func aSuffixAloneAgainstAFolderDecidesNothing() {
    #expect(
      layers("//- Domain/PriceView.swift\nstruct PriceView { let price: Int }")
        == ["Domain/PriceView.swift": .domain])
  }

  @Test func commonIsWhatSeveralLayersUseAndThatUsesNone() {
    let placed = layers(
      """
      //- Domain/Order.swift
      struct Order { let price: Price; let log: Tracer }
      //- Data/OrderFile.swift
      final class OrderFile { let log: Tracer }
      //- Presentation/OrderView.swift
      import SwiftUI
      struct OrderView: View { let log: Tracer; let summary: OrderSummary }
      //- Base/Tracer.swift
      final class Tracer { func trace() {} }
      //- Base2/OrderSummary.swift
      final class OrderSummary { let order: Order; let view: OrderView? }
      """)
    #expect(placed["Base/Tracer.swift"] == .common)
    #expect(placed["Base2/OrderSummary.swift"] != .common)
  }

  @Test func aSharedFolderThatHoldsSeveralLayersIsNotCommon() {
    let placed = layers(
      """
      //- Shared/Database/Disk.swift
      import CoreData
      final class Disk {}
      //- Shared/Views/Card.swift
      import SwiftUI
      struct Card: View {}
      //- Shared/Entities/Order.swift
      struct Order { let id: Int }
      """)
    #expect(placed["Shared/Views/Card.swift"] == .presentation)
    #expect(placed["Shared/Entities/Order.swift"] == .domain)
    #expect(placed["Shared/Database/Disk.swift"] != .common)
  }

  @Test func whatAFeatureSharesWithItselfBelongsToTheFeature() {
    let placed = layers(
      """
      //- Features/Orders/OrdersView.swift
      import SwiftUI
      struct OrdersView: View {}
      //- Features/Orders/Extensions/Dates.swift
      final class Dates {}
      //- UserInterfaces/DesignSystem/Palette.swift
      final class Palette {}
      """)
    #expect(placed["Features/Orders/Extensions/Dates.swift"] == .presentation)
    #expect(placed["UserInterfaces/DesignSystem/Palette.swift"] == .common)
  }

  @Test func anInteractorInASceneIsDomain() {
    let placed = layers(
      """
      //- Scenes/Orders/OrdersInteractor.swift
      import UIKit
      final class OrdersInteractor { var presenter: OrdersPresenter? }
      //- Scenes/Orders/OrdersPresenter.swift
      import UIKit
      final class OrdersPresenter { weak var view: OrdersViewController? }
      //- Scenes/Orders/OrdersViewController.swift
      import UIKit
      final class OrdersViewController: UIViewController { var interactor: OrdersInteractor? }
      """)
    #expect(placed["Scenes/Orders/OrdersInteractor.swift"] == .domain)
    #expect(placed["Scenes/Orders/OrdersPresenter.swift"] == .presentation)
    #expect(placed["Scenes/Orders/OrdersViewController.swift"] == .presentation)
  }

  @Test func evidenceIsSortedAndConfidenceGrowsWithTheLead() throws {
    let placed = placements(Self.wordless + "\n//- Shop/Domain/Coupon.swift\nstruct Coupon {}")
    let sure = try #require(placed["Shop/Domain/Coupon.swift"])
    let guessed = try #require(placed["Shop/Orders/Order.swift"])
    #expect(sure.confidence > guessed.confidence)
    for placement in placed.values {
      let weights = placement.evidence.map { abs($0.weight) }
      #expect(weights == weights.sorted(by: >))
      #expect((0...1).contains(placement.confidence))
    }
  }

  @Test(arguments: 0..<8)
  func theOrderOfFilesChangesNothing(seed: UInt64) {
    let workspace = InMemoryCodebase(MarkedSource(Self.wordless)).workspace
    var shuffled = workspace
    var state = seed &* 6_364_136_223_846_793_005 &+ 1
    for index in shuffled.files.indices.reversed() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      shuffled.files.swapAt(index, Int(state >> 33) % (index + 1))
    }
    #expect(placements(of: shuffled) == placements(of: workspace))
  }
}
