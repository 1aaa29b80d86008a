import StrataCode
import StrataModel
import TestSupport
import Testing

@Suite("Layers by how a code base is laid out")
struct LayerLayoutTests {
  @Test func inAVerticalModuleTheInterfaceIsDomainAndTheContentDecidesTheRest() {
    #expect(
      layers(
        """
        //- Domains/ChatDomain/Interface/Repository/ChatRepository.swift
        protocol ChatRepository {}
        //- Domains/ChatDomain/Interface/Entity/Message.swift
        struct Message { let text: String }
        //- Domains/ChatDomain/Sources/Repository/ChatRepositoryImpl.swift
        struct ChatRepositoryImpl: ChatRepository {}
        //- Domains/ChatDomain/Sources/UseCase/SendUseCaseImpl.swift
        struct SendUseCaseImpl {}
        //- Domains/ChatDomain/Testing/ChatSamples.swift
        struct ChatSamples {}
        """) == [
          "Domains/ChatDomain/Interface/Repository/ChatRepository.swift": .domain,
          "Domains/ChatDomain/Interface/Entity/Message.swift": .domain,
          "Domains/ChatDomain/Sources/Repository/ChatRepositoryImpl.swift": .data,
          "Domains/ChatDomain/Sources/UseCase/SendUseCaseImpl.swift": .domain,
          "Domains/ChatDomain/Testing/ChatSamples.swift": .test,
        ])
  }

  @Test func aFolderDomainOfSlicesIsNoLayer() {
    #expect(
      layers(
        """
        //- Domain/ChatDomain/DTO/MessageDTO.swift
        struct MessageDTO: Decodable { let text: String }
        //- Domain/ChatDomain/Repository/ChatRepositoryImpl.swift
        protocol ChatRepository { func messages() async throws -> [MessageDTO] }
        struct ChatRepositoryImpl: ChatRepository {
          func messages() async throws -> [MessageDTO] { [] }
        }
        //- Domain/CallDomain/API/CallAPI.swift
        import Foundation
        struct CallAPI { func load() async throws -> Data {
          try await URLSession.shared.data(from: URL(filePath: "/")).0
        } }
        """) == [
          "Domain/ChatDomain/DTO/MessageDTO.swift": .data,
          "Domain/ChatDomain/Repository/ChatRepositoryImpl.swift": .data,
          "Domain/CallDomain/API/CallAPI.swift": .data,
        ])
  }

  @Test func aFolderDomainOfModulesOfScreensIsNoLayer() {
    let screens = """
      //- Domain/Menu/MenuViewController.swift
      import UIKit
      final class MenuViewController: UIViewController {}
      //- Domain/Menu/MenuInteractor.swift
      final class MenuInteractor { weak var presenter: MenuPresenter? }
      //- Domain/Menu/MenuPresenter.swift
      final class MenuPresenter { var title = "" }
      //- Domain/Cart/CartInteractor.swift
      final class CartInteractor { func load() -> [String] { [] } }

      """
    let cart = """
      //- Domain/Cart/CartViewController.swift
      import UIKit
      final class CartViewController: UIViewController {}
      """
    #expect(layers(screens + cart)["Domain/Menu/MenuViewController.swift"] == .presentation)
    #expect(placements(screens + cart).values.allSatisfy { $0.declared != .domain })
    #expect(placements(screens).values.contains { $0.declared == .domain })
  }

  @Test func aRingOfContractsIsNotTheRing() {
    let contract = """
      protocol MenuRepository { func dishes() -> [Dish] }
      //- Core/Models/Dish.swift
      struct Dish { let name: String }
      //- Core/Contracts/UseCases/MenuUseCase.swift
      protocol MenuUseCase { func execute() -> [Dish] }
      """
    let asked = layers("//- Core/Contracts/Infrastructure/MenuRepository.swift\n" + contract)
    #expect(asked["Core/Contracts/Infrastructure/MenuRepository.swift"] == .domain)
    let plain = layers("//- Core/Infrastructure/MenuRepository.swift\n" + contract)
    #expect(plain["Core/Infrastructure/MenuRepository.swift"] == .infrastructure)
  }

  @Test func anApplicationThatAsksServersForADomainIsItsData() {
    let domain = """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Domain/Repositories/MenuRepository.swift
      protocol MenuRepository { func dishes() async throws -> [Dish] }

      """
    let server = """
      //- Application/Network/MenuClient.swift
      import Alamofire
      struct MenuClient { func load() { AF.request("menu") } }
      //- Application/Repositories/LiveMenuRepository.swift
      struct LiveMenuRepository: MenuRepository {
        let client: MenuClient
        func dishes() async throws -> [Dish] { [] }
      }

      """
    let useCase = """
      //- Application/UseCases/LoadMenuUseCase.swift
      struct LoadMenuUseCase {
        let menu: any MenuRepository
        func execute() async throws -> [Dish] { try await menu.dishes() }
      }
      """
    #expect(
      layers(domain + server)["Application/Repositories/LiveMenuRepository.swift"]?.ring == .data)
    #expect(layers(domain + useCase)["Application/UseCases/LoadMenuUseCase.swift"] == .domain)
  }

  @Test func aModuleBesideItsInterfaceIsASliceAndDeclaresNoLayer() {
    let placed = placements(
      """
      //- Package.swift
      import PackageDescription
      let package = Package(name: "P", targets: [
        .target(name: "AuthDomainInterface"),
        .target(name: "AuthDomain", dependencies: ["AuthDomainInterface"]),
      ])
      //- Sources/AuthDomainInterface/AuthRepository.swift
      public protocol AuthRepository {}
      //- Sources/AuthDomain/LiveAuthRepository.swift
      import AuthDomainInterface
      struct LiveAuthRepository: AuthRepository {}
      """)
    #expect(placed["Sources/AuthDomainInterface/AuthRepository.swift"]?.declared == .domain)
    #expect(placed["Sources/AuthDomain/LiveAuthRepository.swift"]?.declared == nil)
    #expect(placed["Sources/AuthDomain/LiveAuthRepository.swift"]?.layer == .data)
  }

  @Test func whatOnlyTestsAndDemosLinkIsForTests() {
    let placed = placements(
      """
      //- Package.swift
      import PackageDescription
      let package = Package(name: "P", targets: [
        .target(name: "AuthDomain"),
        .target(name: "AuthTesting", dependencies: ["AuthDomain"]),
        .executableTarget(name: "AuthDemo", dependencies: ["AuthDomain", "AuthTesting"]),
      ])
      //- Sources/AuthDomain/AuthRepository.swift
      public protocol AuthRepository {}
      //- Sources/AuthTesting/CannedAnswers.swift
      public struct CannedAnswers {}
      //- Sources/AuthDemo/Demo.swift
      @main struct Demo { static func main() {} }
      """)
    #expect(placed["Sources/AuthTesting/CannedAnswers.swift"]?.layer == .test)
  }

  @Test func anAppFolderThatStartsTheProgramIsAppAndOneThatHoldsTheLayersIsNot() {
    #expect(
      layers(
        """
        //- App/Main.swift
        import SwiftUI
        @main struct Main: App {}
        //- App/Launch.swift
        struct Launch {}
        """) == ["App/Main.swift": .app, "App/Launch.swift": .app])
    #expect(
      layers(
        """
        //- App/Domain/Order.swift
        struct Order {}
        //- App/Data/Files.swift
        final class Files {}
        """) == ["App/Domain/Order.swift": .domain, "App/Data/Files.swift": .data])
  }

  @Test func theDemoOfAModuleIsAnAppOfItsOwn() {
    #expect(
      layers(
        """
        //- Features/Chat/Demo/Sources/AppDelegate.swift
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
        //- Features/Chat/Demo/Sources/Samples.swift
        struct Samples {}
        //- Features/Chat/Sources/ChatView.swift
        import SwiftUI
        struct ChatView: View {}
        """) == [
          "Features/Chat/Demo/Sources/AppDelegate.swift": .app,
          "Features/Chat/Demo/Sources/Samples.swift": .app,
          "Features/Chat/Sources/ChatView.swift": .presentation,
        ])
  }

  @Test func anOuterRingBelowDomainIsNotDomainButAFeatureCalledDomainIsPresentation() {
    let placed = placements(
      """
      //- Domain/Order.swift
      struct Order { let id: Int }
      //- Domain/Infra/Retry.swift
      struct Retry { let times: Int }
      //- Presentation/Domain/DomainRow.swift
      struct DomainRow {}
      """)
    #expect(placed["Domain/Order.swift"]?.layer == .domain)
    #expect(placed["Domain/Infra/Retry.swift"]?.layer == .infrastructure)
    #expect(placed["Domain/Infra/Retry.swift"]?.declared == .infrastructure)
    #expect(placed["Presentation/Domain/DomainRow.swift"]?.layer == .presentation)
  }

  @Test func aFeatureWithLayersOfItsOwnIsNotTheLayerAroundIt() {
    let placed = placements(
      """
      //- Orders/Domain/Order.swift
      struct Order { let id: Int }
      //- Orders/Presentation/Details/Domain/Entity/Line.swift
      struct Line { let id: Int }
      //- Orders/Presentation/Details/Data/LineStore.swift
      struct LineStore { let lines: [Line] }
      //- Orders/Presentation/Details/Presentation/LineRow.swift
      struct LineRow {}
      //- Orders/Presentation/Domain/DomainRow.swift
      struct DomainRow {}
      """)
    let details = "Orders/Presentation/Details/"
    #expect(placed[details + "Domain/Entity/Line.swift"]?.layer == .domain)
    #expect(placed[details + "Data/LineStore.swift"]?.layer == .data)
    #expect(placed[details + "Presentation/LineRow.swift"]?.layer == .presentation)
    #expect(placed["Orders/Presentation/Domain/DomainRow.swift"]?.layer == .presentation)
  }

  @Test func aFolderOfAppsIsNoCompositionRoot() {
    let placed = layers(
      """
      //- apps/shop/Start.swift
      import SwiftUI
      @main struct Start: App {}
      //- apps/shop/Orders/Order.swift
      struct Order { let id: Int }
      """)
    #expect(placed["apps/shop/Start.swift"] == .app)
    #expect(placed["apps/shop/Orders/Order.swift"] == .domain)
  }

  @Test func aModuleThatSeveralUseIsCommonUnlessItHoldsUseCasesOrScreens() {
    let users = ["Orders", "Basket"].flatMap { module in
      (0..<4).map {
        "//- Sources/\(module)/\(module)\($0).swift\nimport Kwartz\nfinal class \(module)\($0) { let stone: Stone }"
      }
    }.joined(separator: "\n")
    let manifest = """
      //- Package.swift
      import PackageDescription
      let package = Package(name: "P", targets: [
        .target(name: "Kwartz"),
        .target(name: "Orders", dependencies: ["Kwartz"]),
        .target(name: "Basket", dependencies: ["Kwartz"]),
      ])
      //- Sources/Kwartz/Stone.swift
      public final class Stone {}
      \(users)

      """
    let shared = layers(manifest)
    let business = layers(
      manifest + "//- Sources/Kwartz/Pay.swift\npublic struct PayUseCase { let stone: Stone }")
    let screens = layers(
      manifest + "//- Sources/Kwartz/Pay.swift\npublic final class PayViewModel {}")
    #expect(shared["Sources/Kwartz/Stone.swift"] == .common)
    #expect(business["Sources/Kwartz/Stone.swift"] == .domain)
    #expect(screens["Sources/Kwartz/Stone.swift"] != .common)
  }

  @Test func anApplicationFolderAmongTheRingsHoldsUseCases() {
    #expect(
      layers(
        """
        //- Orders/Domain/Order.swift
        struct Order {}
        //- Orders/Application/Checkout.swift
        struct Checkout {}
        //- Orders/Infrastructure/OrderTable.swift
        final class OrderTable {}
        """)["Orders/Application/Checkout.swift"] == .domain)
  }

  @Test func theExtensionsFolderOfAnAppWithAppExtensionsIsNoSharedCode() {
    let placed = layers(
      """
      //- Extensions/Widgets/Small.swift
      import WidgetKit
      struct Small: Widget {}
      //- Extensions/Widgets/SmallView.swift
      import SwiftUI
      struct SmallView: View {}
      """)
    #expect(placed["Extensions/Widgets/SmallView.swift"] == .presentation)
  }

  @Test func aTestTargetHoldsTestsAndAFileOfTheAppIsNoneBecauseTestsCompileItToo() {
    let source = """
      //- Shop/Domain/Order.swift
      struct Order { let id: Int }
      //- Shop/Mocks/OrderMock.swift
      struct OrderMock {}
      //- ShopTests/Domain/OrderTests.swift
      struct OrderTests {}
      """
    var workspace = InMemoryCodebase(MarkedSource(source)).workspace
    workspace.modules = [
      Module(name: "Shop", kind: .application, manifest: "p", folder: ""),
      Module(name: "ShopTests", kind: .test, manifest: "p", folder: ""),
    ]
    for index in workspace.files.indices {
      let isApp = workspace.files[index].path.hasPrefix("Shop/")
      workspace.files[index].modules = isApp ? [0, 1] : [1]
    }
    let placed = placements(of: workspace)
    #expect(placed["Shop/Domain/Order.swift"]?.layer == .domain)
    #expect(placed["Shop/Mocks/OrderMock.swift"]?.layer != .test)
    #expect(placed["ShopTests/Domain/OrderTests.swift"]?.layer == .test)
    #expect(placed["ShopTests/Domain/OrderTests.swift"]?.declared == .test)
  }

  @Test func withoutManifestsAFolderWordOrATestImportMakesATest() {
    #expect(
      layers(
        """
        //- Shop/Domain/Stubs/OrderStub.swift
        struct OrderStub {}
        //- Shop/Domain/OrderSpecs.swift
        import XCTest
        final class OrderSpecs: XCTestCase {}
        """) == ["Shop/Domain/Stubs/OrderStub.swift": .test, "Shop/Domain/OrderSpecs.swift": .test])
  }

  @Test func anImportOfATestLibraryAloneMakesNoTestOfWhatShipsOrOfALayerFolder() {
    let source = """
      //- Shop/Domain/Order.swift
      import XCTest
      struct Order { let id: Int }
      //- Shop/Things/OrderSpecs.swift
      import XCTest
      final class OrderSpecs: XCTestCase {}
      //- Shop/Things/Order.swift
      struct Other {}
      //- Kit/Waiting.swift
      import XCTest
      func wait() {}
      """
    let plain = placements(of: InMemoryCodebase(MarkedSource(source)).workspace)
    #expect(plain["Shop/Domain/Order.swift"]?.layer == .domain)
    #expect(plain["Shop/Things/OrderSpecs.swift"]?.layer == .test)
    #expect(plain["Kit/Waiting.swift"]?.layer == .test)
    var workspace = InMemoryCodebase(MarkedSource(source)).workspace
    workspace.modules = [
      Module(name: "Shop", kind: .application, manifest: "p", folder: ""),
      Module(name: "Kit", kind: .library, manifest: "p", folder: ""),
    ]
    for index in workspace.files.indices {
      workspace.files[index].modules = [workspace.files[index].path.hasPrefix("Shop") ? 0 : 1]
    }
    let built = placements(of: workspace)
    #expect(built["Shop/Domain/Order.swift"]?.layer == .domain)
    #expect(built["Shop/Things/OrderSpecs.swift"]?.layer != .test)
    #expect(built["Kit/Waiting.swift"]?.layer == .test)
  }

  @Test func anAppFolderWhereNoRingIsDrawnLeavesItsToolsToTheirOwnWords() {
    let app = """
      //- Shop/App/ShopApp.swift
      @main struct ShopApp {}
      //- Shop/App/Tools/Extensions/Array+Safe.swift
      extension Array { func safe() -> Element? { first } }
      //- Shop/View/OrderView.swift
      import SwiftUI
      struct OrderView: View {}

      """
    #expect(layers(app)["Shop/App/Tools/Extensions/Array+Safe.swift"] == .common)
    let layered = app + "//- Shop/Domain/Order.swift\nstruct Order {}\n"
    #expect(layers(layered)["Shop/App/Tools/Extensions/Array+Safe.swift"] == .app)
  }

  @Test func aPlatformFolderOfSystemsIsNoRing() {
    #expect(
      layers(
        """
        //- Core/Platform/iOS/PrivacyView.swift
        import SwiftUI
        struct PrivacyView: View {}
        //- Core/Platform/macOS/PrivacyView.swift
        import SwiftUI
        struct PrivacyMacView: View {}
        """)["Core/Platform/iOS/PrivacyView.swift"] == .presentation)
    #expect(
      layers(
        """
        //- Platform/OrderStore.swift
        struct OrderStore {}
        //- Domain/Order.swift
        struct Order {}
        """)["Platform/OrderStore.swift"] == .data)
    #expect(
      layers(
        """
        //- Platform/Theming/Palette.swift
        struct Palette {}
        """)["Platform/Theming/Palette.swift"] != .data)
    #expect(
      layers(
        """
        //- Modules/Platform/PlatformKit/Currency.swift
        struct Currency { let code: String }
        //- Modules/Platform/PlatformUIKit/PriceView.swift
        import SwiftUI
        struct PriceView: View { var body: some View { Text("price") } }
        //- Modules/ShopDomain/Order.swift
        struct Order {}
        """)["Modules/Platform/PlatformKit/Currency.swift"] != .data)
  }

  @Test func aPresentationWithAnInterfaceOfItsOwnIsPresentationThroughout() {
    #expect(
      layers(
        """
        //- Projects/Presentation/Interfaces/OrdersBuildable.swift
        protocol OrdersBuildable {}
        //- Projects/Presentation/Sources/Analytics/OrdersEvent.swift
        struct OrdersEvent { let name: String }
        """)["Projects/Presentation/Sources/Analytics/OrdersEvent.swift"] == .presentation)
  }
}
