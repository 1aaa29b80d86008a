import StrataCode
import StrataRules
import TestSupport
import Testing

/// Help names the place where something can be built, and the way that a value goes.
@Suite("Help that names the place")
struct PlaceHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static let domain = """
    //- Domain/Repositories/MenuRepository.swift
    protocol MenuRepository { func menu() async throws -> [String] }
    //- Domain/UseCases/LoadMenuUseCase.swift
    struct LoadMenuUseCase {
      let repository: any MenuRepository
      func execute() async throws -> [String] { try await repository.menu() }
    }
    //- Data/Repositories/LiveMenuRepository.swift
    import Foundation
    final class LiveMenuRepository: MenuRepository {
      func menu() async throws -> [String] {
        [try await URLSession.shared.data(from: URL(filePath: "/")).0.description]
      }
    }
    //- Presentation/Menu/MenuViewModel.swift
    @MainActor final class MenuViewModel {
      private let repository: any MenuRepository
      init(repository: any MenuRepository = LiveMenuRepository()) { self.repository = repository }
      func load() async throws -> [String] { try await repository.menu() }
    }

    """

  private static let places: [Way] = [
    Way(
      .defaultArgument, "who builds who takes it passes it on",
      domain + """
        //- App/MenuScreens.swift
        @MainActor struct MenuScreens { func model() -> MenuViewModel { MenuViewModel() } }
        """,
      "leave the default out and pass 'LiveMenuRepository' to 'MenuViewModel' in 'MenuScreens', which builds 'MenuViewModel'"
    ),
    Way(
      .defaultArgument, "a view that builds it is handed it",
      domain + """
        //- Presentation/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          @State private var model = MenuViewModel()
          var body: some View { Text("menu") }
        }
        //- App/ShopApp.swift
        import SwiftUI
        @main struct ShopApp: App { var body: some Scene { WindowGroup { MenuView() } } }
        """,
      "leave the default out and pass 'LiveMenuRepository' to 'MenuViewModel' in 'ShopApp', where the app starts, and hand 'MenuViewModel', or a closure that makes it, on to 'MenuView', which builds it now"
    ),
    Way(
      .selfConstruction, "what is given already is not built again",
      domain + """
        //- Presentation/Order/OrderViewModel.swift
        @MainActor final class OrderViewModel {
          private let load: LoadMenuUseCase
          private let repository: any MenuRepository
          init(load: LoadMenuUseCase, repository: any MenuRepository) {
            (self.load, self.repository) = (load, repository)
          }
          func order() async throws -> [String] {
            try await LoadMenuUseCase(repository: repository).execute()
          }
        }
        """, "use 'load', which 'OrderViewModel' is given, in place of a new 'LoadMenuUseCase'"),
    Way(
      .selfConstruction, "no root sees what a target keeps to itself",
      """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "ShopDomain"),
          .target(name: "ShopData", dependencies: ["ShopDomain"]),
          .executableTarget(name: "ShopApp", dependencies: ["ShopDomain", "ShopData"]),
        ]
      )
      //- Sources/ShopDomain/MenuRepository.swift
      public protocol MenuRepository {
        init()
        func menu() async throws -> [String]
      }
      public struct LoadMenuUseCase {
        let repository: any MenuRepository
        public init(repository: any MenuRepository) { self.repository = repository }
      }
      //- Sources/ShopData/LiveMenuRepository.swift
      import ShopDomain
      public final class LiveMenuRepository: MenuRepository {
        private let source = MenuDataSource()
        public init() {}
        public func menu() async throws -> [String] { try await source.read() }
      }
      //- Sources/ShopData/MenuDataSource.swift
      import Foundation
      final class MenuDataSource {
        func read() async throws -> [String] {
          [try await URLSession.shared.data(from: URL(filePath: "/")).0.description]
        }
      }
      //- Sources/ShopApp/ShopApp.swift
      import ShopData
      import ShopDomain
      @main struct ShopApp {
        static func main() { _ = LoadMenuUseCase(repository: LiveMenuRepository()) }
      }
      """,
      "drop 'init()' from 'MenuRepository', take 'MenuDataSource' in the initializer of 'LiveMenuRepository' and build it in the composition root, once 'MenuDataSource' is public"
    ),
    Way(
      .layerReference, "the live value of a key goes to the root",
      domain + """
        //- Presentation/Menu/MenuKey.swift
        import ComposableArchitecture
        enum MenuKey: DependencyKey {
          static let liveValue: any MenuRepository = LiveMenuRepository()
        }
        """,
      "move the 'liveValue' of 'MenuKey', which builds 'LiveMenuRepository', to an extension in the composition root"
    ),
  ]

  private static let directions: [Way] = [
    Way(
      .layerReference, "an endpoint goes where requests are made",
      domain + """
        //- Domain/MenuEndpoints.swift
        enum MenuEndpoints {
          case list
          var method: HTTPMethod { .get }
        }
        //- Data/Network/HTTPMethod.swift
        enum HTTPMethod: String { case get, post }
        """, "move 'MenuEndpoints' to Data: it describes requests"),
    Way(
      .layerReference, "a constant that one alone reads is its own",
      domain + """
        //- Domain/Entities/Owner.swift
        struct Owner: Equatable { let id: String }
        //- Domain/UseCases/WriteToOwnerUseCase.swift
        struct WriteToOwnerUseCase {
          let repository: any MenuRepository
          func execute() -> Owner { Settings.owner }
        }
        //- Data/Storage/Settings.swift
        import UIKit
        struct Settings {
          static let owner: Owner = Owner(id: "1")
          static let url = URL(string: UIApplication.openSettingsURLString)
        }
        """,
      "move 'owner' from 'Settings' to 'WriteToOwnerUseCase': nothing else reads it"
    ),
    Way(
      .layerReference, "a constant is handed in",
      domain + """
        //- Domain/Entities/Owner.swift
        struct Owner: Equatable { let id: String }
        //- Domain/UseCases/WriteToOwnerUseCase.swift
        struct WriteToOwnerUseCase {
          let repository: any MenuRepository
          func execute() -> Owner { Settings.owner }
        }
        //- Data/Storage/Settings.swift
        import UIKit
        struct Settings {
          static let owner: Owner = Owner(id: "1")
          static let url = URL(string: UIApplication.openSettingsURLString)
        }
        //- Data/Storage/Reports.swift
        struct Reports { let owner = Settings.owner.id }
        """,
      "hand 'WriteToOwnerUseCase' the value of 'owner' from outside, in place of reading 'Settings'"
    ),
    Way(
      .layerReference, "what a use case gives back and no screen names",
      domain + """
        //- Domain/UseCases/AskUseCase.swift
        protocol AskUseCase { func execute() -> AskState }
        //- Presentation/Ask/AskState.swift
        struct AskState: Equatable { let answer: AskAnswer }
        //- Presentation/Ask/AskAnswer.swift
        enum AskAnswer { case yes, no }
        //- Presentation/Ask/AskView.swift
        import SwiftUI
        struct AskView: View { var body: some View { Text("ask") } }
        """,
      "move 'AskState' to Domain with 'AskAnswer', which it names: 'AskUseCase' gives it back"),
    Way(
      .layerReference, "a screen that is only taken does the rest itself",
      domain + """
        //- Data/Account/AccountService.swift
        import Foundation
        final class AccountService {
          func leave(_ screen: AccountViewController) { screen.left() }
        }
        //- Presentation/Account/AccountViewController.swift
        import UIKit
        final class AccountViewController: UIViewController { func left() {} }
        """,
      "let 'AccountService' return what happened, or throw it, in place of taking 'AccountViewController', which does the rest"
    ),
    Way(
      .frameworkInDomain, "what takes a picture stays, and the picture goes",
      domain + """
        //- Domain/Ports/PhotoUpload.swift
        import UIKit
        protocol PhotoUpload { func send(_ photo: UIImage) async throws }
        //- Domain/UseCases/DefaultPhotoUpload.swift
        import UIKit
        final class DefaultPhotoUpload: PhotoUpload {
          private let repository: any MenuRepository
          init(repository: any MenuRepository) { self.repository = repository }
          func send(_ photo: UIImage) async throws {}
        }
        """, "take bytes (Data) in place of 'UIImage', which Presentation encodes before it calls"),
    Way(
      .frameworkInDomain, "what works with a framework in two parts",
      domain + """
        //- Domain/Services/PlaceService.swift
        import CoreLocation
        protocol PlaceServing { func place() -> String? }
        final class PlaceService: NSObject, PlaceServing {
          private let manager = CLLocationManager()
          func place() -> String? { manager.location?.description }
        }
        extension PlaceService: CLLocationManagerDelegate {
          func locationManager(_ manager: CLLocationManager, didUpdateLocations: [CLLocation]) {}
        }
        """, "move 'PlaceService' to Data, and leave 'PlaceServing' here"),
    Way(
      .frameworkInDomain, "what is written together",
      """
      //- Domain/OrderRepository.swift
      import FirebaseFirestore
      struct Order { let id: String }
      protocol OrderRepository { func save(_ batch: WriteBatch, order: Order) }
      """, "give 'OrderRepository' one method for all that is written together"),
    Way(
      .frameworkType, "what can be observed publishes nothing",
      """
      //- Domain/Session.swift
      import Foundation
      class Session: ObservableObject {
        static func end() { UserDefaults.standard.removeObject(forKey: "user") }
      }
      """, "remove 'ObservableObject' from 'Session', which publishes nothing, and move it to Data"),
    Way(
      .dtoInDomain, "what is only encoded is made of a value of Domain",
      domain + """
        //- Domain/UseCases/PageQuestion.swift
        struct PageQuestion { let name: String; let page: PageModel }
        //- Data/Network/PageModel.swift
        struct PageModel: Encodable { let page: Int }
        """, "let 'PageQuestion' ask with a value of Domain, and make 'PageModel' of it in Data"),
  ]

  @Test(arguments: places + directions)
  fileprivate func theHelpNamesThePlace(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }
}
