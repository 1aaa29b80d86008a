import StrataCode
import StrataModel
import TestSupport
import Testing

@Suite("Layers by the words of folders and modules")
struct LayerWordTests {
  @Test func aFolderNamedAfterALayerPlacesWhateverStandsInside() {
    #expect(
      layers(
        """
        //- Shop/Domain/Order.swift
        struct Order { let id: Int }
        //- Shop/Data/Clock.swift
        final class Clock {}
        //- Shop/Presentation/Money.swift
        struct Money { let amount: Int }
        //- Shop/Infrastructure/Disk.swift
        final class Disk {}
        """) == [
          "Shop/Domain/Order.swift": .domain,
          "Shop/Data/Clock.swift": .data,
          "Shop/Presentation/Money.swift": .presentation,
          "Shop/Infrastructure/Disk.swift": .infrastructure,
        ])
  }

  @Test func aWeakWordFollowsTheStrongOneAboveIt() {
    #expect(
      layers(
        """
        //- Domain/Repositories/OrderRepository.swift
        protocol OrderRepository {}
        //- Presentation/Extensions/Color.swift
        extension Int { var isEven: Bool { self % 2 == 0 } }
        //- Data/Network/Retry.swift
        struct Retry { let times: Int }
        """) == [
          "Domain/Repositories/OrderRepository.swift": .domain,
          "Presentation/Extensions/Color.swift": .presentation,
          "Data/Network/Retry.swift": .data,
        ])
  }

  @Test func weakWordsDecideWhereNothingStrongerStands() {
    #expect(
      layers(
        """
        //- Sources/UseCases/Pay.swift
        struct Pay {}
        //- Sources/DTO/Receipt.swift
        struct Receipt {}
        //- Sources/Views/Palette.swift
        struct Palette {}
        //- Sources/Utilities/Dates.swift
        struct Dates {}
        """) == [
          "Sources/UseCases/Pay.swift": .domain,
          "Sources/DTO/Receipt.swift": .data,
          "Sources/Views/Palette.swift": .presentation,
          "Sources/Utilities/Dates.swift": .common,
        ])
  }

  @Test(arguments: [
    ("Presntaion", Layer.presentation), ("Insfrastructure", .infrastructure),
    ("Intfrastructure", .infrastructure), ("DOMAIN", .domain), ("Use Cases", .domain),
    ("use-cases", .domain), ("data_sources", .data), ("Presentations", .presentation),
    ("01-Domain", .domain), ("DomainLayer", .domain), ("RemoteLayer", .data),
  ])
  func wordsAreReadInAnyCaseNumberAndSpelling(folder: String, layer: Layer) {
    #expect(
      layers("//- \(folder)/Thing.swift\nfinal class Thing {}") == ["\(folder)/Thing.swift": layer])
  }

  @Test(arguments: [
    ("UserDomain", Layer.domain), ("LoginDomainKit", .domain), ("DomainAuth", .domain),
    ("FeatureCatalogUI", .presentation), ("InfraHTTP", .infrastructure), ("DataKit", .data),
    ("AppComposition", .app), ("MonstersRepository", .data), ("PaymentsDI", .app),
  ])
  func partsOfAModuleNameAreRead(module: String, layer: Layer) {
    let placed = placements(
      """
      //- Package.swift
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "\(module)")])
      //- Sources/\(module)/Thing.swift
      final class Thing {}
      """)["Sources/\(module)/Thing.swift"]
    #expect(placed?.layer == layer)
    #expect(placed?.evidence.first?.kind == .module)
  }

  @Test(arguments: [
    "DataModel", "CoreKitchen", "SwiftUIShop", "Latest", "Metadata", "UIColor", "SwiftUI",
    "Container", "ShareExtension", "WalkLog", "NetworkFeature", "ImageCache", "ImageLoader",
    "DomainEventGenerator", "StorageDomain", "DataManagerDomain",
  ])
  func aNameThatOnlyResemblesAWordSaysNothing(folder: String) {
    #expect(layers("//- \(folder)/Thing.swift\nfinal class Thing {}") == [:])
  }

  @Test func whatHoldsTheDelegateIsTheAppAndNotItsInfrastructure() {
    #expect(
      layers(
        """
        //- Shop/Domain/Order.swift
        struct Order { let id: Int }
        //- Shop/AppInfrastructure/AppDelegate.swift
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
        //- Shop/AppInfrastructure/Places.swift
        final class Places {}
        //- Shop/DiskInfrastructure/Disk.swift
        final class Disk {}
        """) == [
          "Shop/Domain/Order.swift": .domain,
          "Shop/AppInfrastructure/AppDelegate.swift": .app,
          "Shop/AppInfrastructure/Places.swift": .app,
          "Shop/DiskInfrastructure/Disk.swift": .infrastructure,
        ])
  }

  @Test func whatAllOfAnAppLooksLikeIsNoInfrastructureOfIt() {
    #expect(
      layers(
        """
        //- Shop/Domain/Order.swift
        struct Order { let id: Int }
        //- Shop/Infrastructure/DesignSystem/Icons.swift
        enum Icons { static let cart = "cart" }
        //- Shop/Infrastructure/Localization/Texts.swift
        enum Texts { static let cart = "cart" }
        //- Shop/Infrastructure/Network/Client.swift
        final class Client {}
        """) == [
          "Shop/Domain/Order.swift": .domain,
          "Shop/Infrastructure/DesignSystem/Icons.swift": .common,
          "Shop/Infrastructure/Localization/Texts.swift": .common,
          "Shop/Infrastructure/Network/Client.swift": .infrastructure,
        ])
  }

  @Test func aKitOfWhatScreensLookLikeIsNoInfrastructureOfThem() {
    func kit(_ file: String, in module: String = "LookKit") -> String {
      """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [.target(name: "\(module)", path: "Shop/Infrastructure/LookKit")])
      //- Shop/Domain/Order.swift
      struct Order { let id: Int }
      //- Shop/Infrastructure/Network/Client.swift
      final class Client {}
      //- Shop/Infrastructure/LookKit/ErrorView.swift
      import SwiftUI
      struct ErrorView: View { var body: some View { Text("error") } }
      //- Shop/Infrastructure/LookKit/Palette.swift
      import SwiftUI
      enum Palette { static let ink = Color.black }
      //- Shop/Infrastructure/LookKit/Spacing.swift
      \(file)
      """
    }
    let spacing = "import SwiftUI\nenum Spacing { static let wide = Font.title }"
    let drawing = layers(kit(spacing))
    #expect(drawing["Shop/Infrastructure/LookKit/Palette.swift"] == .common)
    #expect(drawing["Shop/Infrastructure/Network/Client.swift"] == .infrastructure)
    let folder = layers(kit(spacing, in: "Other"))
    #expect(folder["Shop/Infrastructure/LookKit/Palette.swift"] == .infrastructure)
    let sending = layers(
      kit("import Foundation\nfinal class Loader { let session = URLSession.shared }"))
    #expect(sending["Shop/Infrastructure/LookKit/Palette.swift"] == .infrastructure)
  }

  @Test func aDomainOfScreensAloneIsNoLayer() {
    let screens = (1...6).map { number in
      """
      //- domain/Crew/Screen\(number).swift
      import SwiftUI
      struct Screen\(number): View { var body: some View { Text("crew") } }

      """
    }.joined()
    let useCase =
      "//- domain/Crew/UseCases/LoadCrewUseCase.swift\nstruct LoadCrewUseCase { func execute() {} }\n"
    #expect(layers(screens)["domain/Crew/Screen1.swift"] == .presentation)
    #expect(layers(screens + useCase)["domain/Crew/Screen1.swift"] == .domain)
  }

  @Test func someDataIsTheDataLayerOnlyBesideItsSiblings() {
    let alone = placements("//- HealthData/Step.swift\nfinal class Step {}")
    let beside = placements(
      """
      //- HealthData/Step.swift
      final class Step {}
      //- HealthDomain/Walk.swift
      struct Walk {}
      """)
    #expect(alone["HealthData/Step.swift"]?.declared == nil)
    #expect(beside["HealthData/Step.swift"]?.declared == .data)
  }

  @Test func theRingsOfOtherSchoolsLeaveItToTheFolderBelow() {
    #expect(
      layers(
        """
        //- FrameworksAndDrivers/UI/Palette.swift
        struct Palette {}
        //- FrameworksAndDrivers/DataBase/Disk.swift
        final class Disk {}
        //- InterfaceAdapters/Gateways/OrderFiles.swift
        final class OrderFiles {}
        //- InterfaceAdapters/ViewModels/Basket.swift
        final class Basket {}
        //- EnterpriseBusinessRules/Entities/Order.swift
        struct Order {}
        """) == [
          "FrameworksAndDrivers/UI/Palette.swift": .presentation,
          "FrameworksAndDrivers/DataBase/Disk.swift": .infrastructure,
          "InterfaceAdapters/Gateways/OrderFiles.swift": .data,
          "InterfaceAdapters/ViewModels/Basket.swift": .presentation,
          "EnterpriseBusinessRules/Entities/Order.swift": .domain,
        ])
  }

  @Test func aFolderThatWiresIsAppWhateverStandsAbove() {
    #expect(
      layers(
        """
        //- Features/Orders/Domain/Order.swift
        struct Order {}
        //- Features/Orders/DI/Orders.swift
        struct Orders {}
        //- Data/DependencyInjection/Stores.swift
        struct Stores {}
        """) == [
          "Features/Orders/Domain/Order.swift": .domain,
          "Features/Orders/DI/Orders.swift": .app,
          "Data/DependencyInjection/Stores.swift": .app,
        ])
  }

  @Test func whatModuleAndFoldersSayIsDeclaredOnlyIfUnmistakable() {
    let placed = placements(
      """
      //- Domain/Order.swift
      struct Order {}
      //- Views/OrderView.swift
      import SwiftUI
      struct OrderView: View {}
      //- Main/Shape.swift
      import SwiftUI
      struct Shape: View {}
      """)
    #expect(placed["Domain/Order.swift"]?.declared == .domain)
    #expect(placed["Views/OrderView.swift"]?.declared == nil)
    #expect(placed["Main/Shape.swift"]?.declared == nil)
    #expect(placed["Main/Shape.swift"]?.layer == .presentation)
  }

  /// What leans to a layer follows the name of the app, of another Domain and of the target around it.
  @Test func aWordMeansWhatStandsBesideIt() {
    let app = """
      //- Data/AppDelegate.swift
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
      //- Data/Controller/MenuViewController.swift
      import UIKit
      final class MenuViewController: UIViewController {}

      """
    #expect(layers(app)["Data/Controller/MenuViewController.swift"] == .presentation)
    let drawn = """
      //- Domain/Entities/Dish.swift
      struct Dish { let id: Int }

      """
    #expect(layers(app + drawn)["Data/Controller/MenuViewController.swift"] != .domain)
    let slices = { (other: String) in
      """
      //- ShopDomain/Favourites/\(other)/FavouritesUseCase.swift
      struct FavouritesUseCase { func execute() {} }
      //- ShopDomain/Favourites/Data/RecentsRepository.swift
      import Foundation
      final class RecentsRepository {
        func names() -> [String] { UserDefaults.standard.stringArray(forKey: "recents") ?? [] }
      }

      """
    }
    #expect(
      layers(slices("Business"))["ShopDomain/Favourites/Data/RecentsRepository.swift"] == .data)
  }

  /// `Application` is the ring of use cases only where one stands; what composes is App below any layer.
  @Test func anApplicationWithoutUseCasesIsNoDomain() {
    let placed = layers(
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let id: Int }
      //- Application/ViewModels/MenuViewModel.swift
      import Combine
      final class MenuViewModel: ObservableObject { @Published var dishes: [Dish] = [] }
      //- Application/ViewModels/CartViewModel.swift
      import Combine
      final class CartViewModel: ObservableObject { @Published var size = 0 }
      //- Presentation/Views/MenuView.swift
      import SwiftUI
      struct MenuView: View { var body: some View { Text("menu") } }
      //- Presentation/Composition/AppContainer.swift
      final class AppContainer {
        func menu() -> MenuViewModel { MenuViewModel() }
        func cart() -> CartViewModel { CartViewModel() }
      }
      """)
    #expect(placed["Application/ViewModels/MenuViewModel.swift"] == .presentation)
    #expect(placed["Presentation/Composition/AppContainer.swift"] == .app)
    let ring = layers(
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let id: Int }
      //- Application/LoadMenuUseCase.swift
      struct LoadMenuUseCase { func execute() -> [Dish] { [] } }
      //- Application/SortedMenu.swift
      struct SortedMenu { let dishes: [Dish] }
      """)
    #expect(ring["Application/SortedMenu.swift"] == .domain)
  }
}
