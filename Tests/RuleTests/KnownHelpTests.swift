import StrataCode
import StrataRules
import TestSupport
import Testing

/// Help that knows what the project has already, and where a whole goes.
@Suite("Help that knows what is there")
struct KnownHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static let wholes: [Way] = [
    Way(
      .layerReference, "what makes views goes to the screens",
      Way.menu + """
        //- Domain/MenuRegistry.swift
        import SwiftUI
        final class MenuRegistry {
          func card(for dish: Dish) -> AnyView { AnyView(DishCard(dish: dish)) }
        }
        //- Presentation/Menu/DishCard.swift
        import SwiftUI
        struct DishCard: View {
          let dish: Dish
          var body: some View { Text(dish.name) }
        }
        """, "move 'card' of 'MenuRegistry', which makes views, to a type of Presentation"),
    Way(
      .layerReference, "what builds requests goes to the layer that sends them",
      Way.menu + """
        //- Domain/Requests/MenuRequestBuilder.swift
        final class MenuRequestBuilder {
          let base: String = ServerSettings.base
        }
        //- Data/Network/ServerSettings.swift
        enum ServerSettings { static let base = "https://example.com" }
        """, "move 'MenuRequestBuilder' to Data: it describes requests"),
    Way(
      .frameworkType, "a model that is turned into a value already goes alone",
      Way.menu + """
        //- Domain/Entities/StoredPlate.swift
        import RealmSwift
        class StoredPlate: Object {
          @Persisted var title: String
          var toPlate: Plate { Plate(title: title) }
        }
        //- Domain/Entities/Plate.swift
        struct Plate: Codable {
          let title: String
          var asStored: StoredPlate { StoredPlate() }
        }
        //- Domain/Repositories/PlateRepository.swift
        protocol PlateRepository { func plates() async throws -> [Plate] }
        """,
      "move 'StoredPlate' to Data, and turn it into 'Plate' there, and move 'asStored' to an extension of 'Plate' there"
    ),
    Way(
      .frameworkType, "a conformance is taken out of the protocol that has it",
      Way.menu + """
        //- Domain/Entities/Node.swift
        import Combine
        protocol NodeProtocol: ObservableObject {}
        class Node: NodeProtocol { @Published var title = "" }
        //- Presentation/Menu/NodeView.swift
        import SwiftUI
        struct NodeView: View {
          @ObservedObject var node: Node
          var body: some View { Text(node.title) }
        }
        //- Data/Repositories/NodeStore.swift
        struct NodeStore { var node: Node? }
        """,
      "leave 'Node' a plain value, and let a type in Presentation observe or show it, and take 'ObservableObject' out of 'NodeProtocol', by which it conforms"
    ),
    Way(
      .codable, "an empty value has nothing to code",
      """
      //- Domain/Entities/MenuQuery.swift
      struct MenuQuery: Encodable {
        func parameters() -> [String: String] { [:] }
      }
      //- Domain/Repositories/MenuRepository.swift
      protocol MenuRepository { func menu(_ query: MenuQuery) async throws -> [String] }
      //- Domain/UseCases/LoadMenuUseCase.swift
      struct LoadMenuUseCase {
        let repository: any MenuRepository
        func execute() async throws -> [String] { try await repository.menu(MenuQuery()) }
      }
      """, "remove the conformance: 'MenuQuery' stores nothing that could be coded"),
  ]

  private static let outer: [Way] = [
    Way(
      .frameworkInDomain, "a protocol that Data alone asks goes to it",
      Way.menu + """
        //- Domain/ContextWatching.swift
        import CoreData
        protocol ContextWatching: AnyObject { func changed(_ context: NSManagedObjectContext) }
        //- Infrastructure/Persistence/MenuQueries.swift
        import CoreData
        final class MenuQueries {
          var watchers: [ContextWatching] = []
          func load(_ context: NSManagedObjectContext) { watchers.forEach { $0.changed(context) } }
        }
        """, "move 'ContextWatching' to Infrastructure: only Infrastructure names it"),
    Way(
      .frameworkInDomain, "a list that is changed as SwiftUI does is no idle import",
      """
      //- Domain/Entities/Cart.swift
      import SwiftUI
      struct Cart {
        var items: [String] = []
        mutating func remove(at places: IndexSet) { items.remove(atOffsets: places) }
      }
      //- Domain/Repositories/CartRepository.swift
      protocol CartRepository { func cart() async throws -> Cart }
      """,
      "if no extension of 'SwiftUI' is called here, write 'import Foundation' instead of 'import SwiftUI', and remove by index, from the last, in place of 'remove(atOffsets:)', which is SwiftUI's"
    ),
  ]

  private static let told: [Way] = [
    Way(
      .codable, "what tests alone code travels nowhere",
      Way.menu + """
        //- Package.swift
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Shop",
          targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])
        //- Sources/Shop/Domain/Entities/Order.swift
        struct Order: Codable { let size: Int }
        //- Sources/Shop/Domain/Repositories/OrderRepository.swift
        protocol OrderRepository { func orders() async throws -> [Order] }
        //- Tests/ShopTests/OrderTests.swift
        import Foundation
        import XCTest
        final class OrderTests: XCTestCase {
          func testCoding() throws { _ = try JSONDecoder().decode(Order.self, from: Data()) }
        }
        """, "remove the conformance if everything builds without it; otherwise declare"),
    Way(
      .uiInData, "what the app's delegate keeps is handed in",
      Way.menu + """
        //- Data/Store/MenuStore.swift
        import UIKit
        final class MenuStore {
          func names() -> [String] { (UIApplication.shared.delegate as? Names)?.all ?? [] }
        }
        protocol Names { var all: [String] { get } }
        """,
      "let the initializer of 'MenuStore' take what it asks of the app's delegate, and hand that in where the app starts"
    ),
    Way(
      .navigatingViewModel, "a view that the view model builds is built by who shows it",
      """
      //- Presentation/Login/LoginViewModel.swift
      import UIKit
      final class LoginViewModel {
        private let view: LoginViewController
        init() { view = LoginViewController() }
      }
      //- Presentation/Login/LoginViewController.swift
      import UIKit
      final class LoginViewController: UIViewController {}
      """,
      "let who shows 'LoginViewController' build it and hand it 'LoginViewModel', and tell from 'LoginViewModel' by closures what happens next"
    ),
    Way(
      .frameworkInDomain, "a port that inherits a delegate stays a port",
      Way.menu + """
        //- Domain/UseCases/SignIn.swift
        import GoogleSignIn
        protocol SignIn: GIDSignInDelegate { func signIn() }
        //- Presentation/Login/LoginViewModel.swift
        final class LoginViewModel {
          let signIn: any SignIn
          init(signIn: any SignIn) { self.signIn = signIn }
        }
        """,
      "leave 'GIDSignInDelegate' out of 'SignIn', and let who implements 'SignIn' conform to it"),
    Way(
      .doubleInProduction, "an app that runs on a double gets the real thing",
      Way.menu + """
        //- App/Menu/MenuServiceKey.swift
        import ComposableArchitecture
        enum MenuServiceKey: DependencyKey {
          static let liveValue: any MenuService = MockMenuService()
        }
        //- Data/Menu/MenuService.swift
        protocol MenuService { func dishes() -> [String] }
        struct RemoteMenuService: MenuService { func dishes() -> [String] { ["tea"] } }
        struct MockMenuService: MenuService { func dishes() -> [String] { [] } }
        """,
      "make 'liveValue' of 'MenuServiceKey' a 'RemoteMenuService', then put 'MockMenuService' under '#if DEBUG' or move it to the tests"
    ),
  ]

  private static let screens: [Way] = [
    Way(
      .infrastructureAccess, "a use case is called like what is called",
      Way.menu + """
        //- Domain/UseCases/FetchDishesUseCase.swift
        protocol FetchDishesUseCase { func execute() async throws -> [Dish] }
        //- Data/Network/DishService.swift
        import Foundation
        final class DishService {
          static let shared = DishService()
          func fetchDishes() async throws -> [Dish] {
            _ = try await URLSession.shared.data(from: URL(filePath: "/"))
            return []
          }
        }
        //- Presentation/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          @State private var dishes: [Dish] = []
          var body: some View {
            Text("menu").task { dishes = (try? await DishService.shared.fetchDishes()) ?? [] }
          }
        }
        """,
      "let 'MenuView' ask 'FetchDishesUseCase' (Domain), which by its name does the same, in place of 'DishService'"
    ),
    Way(
      .infrastructureAccess, "what is only handed on is built elsewhere",
      Way.menu + """
        //- Infrastructure/Network/RetryPolicy.swift
        import Foundation
        final class RetryPolicy: NSObject {
          func retry() async { _ = try? await URLSession.shared.data(from: URL(filePath: "/")) }
        }
        //- Presentation/Menu/MenuViewController.swift
        import Alamofire
        import UIKit
        final class MenuViewController: UIViewController {
          lazy var interceptor = Interceptor(retrier: RetryPolicy())
        }
        """, "build 'RetryPolicy' and what takes it in the composition root"),
    Way(
      .uiInData, "what is published comes from Combine",
      Way.menu + """
        //- Data/Repositories/LiveMenuRepository.swift
        import SwiftUI
        final class LiveMenuRepository: ObservableObject, MenuRepository {
          @Published var last: [Dish] = []
          func menu() async throws -> [Dish] { [] }
        }
        """, "write 'import Combine' instead of 'import SwiftUI'"),
    Way(
      .frameworkInDomain, "what RxSwift gives needs no other import",
      """
      //- Domain/Repositories/MenuRepository.swift
      import RxSwift
      protocol MenuRepository { func menu() -> Observable<[String]> }
      //- Domain/UseCases/LoadMenuUseCase.swift
      import RxCocoa
      import RxSwift
      struct LoadMenuUseCase {
        let repository: any MenuRepository
        func execute() -> Observable<[String]> { repository.menu() }
      }
      """, "if no extension of 'RxCocoa' is called here, remove 'import RxCocoa'"),
  ]

  @Test(arguments: wholes + outer + told + screens)
  private func says(_ way: Way) throws { try way.expectHelp() }

  @Test func tellsASubclassAtItsBase() throws {
    let source = MarkedSource(
      Way.menu + """
        //- Domain/Entities/Node.swift
        import Combine
        class Node: ObservableObject { @Published var title = "" }
        final class BlurNode: Node { var radius = 1.0 }
        """)
    let found = try findings(in: source.files, before: source.before, of: .frameworkType)
    #expect(
      found.map { $0.message.text(in: .english) } == [
        "'Node' in Domain conforms to 'ObservableObject'"
      ])
  }

  /// What is built for something else that is built beside it is told there.
  @Test func tellsAChainAtItsEnd() throws {
    let source = MarkedSource(
      Way.menu + """
        //- Infrastructure/Network/HTTPService.swift
        import Foundation
        final class HTTPService {
          let bytes: ByteService
          init(bytes: ByteService) { self.bytes = bytes }
          func load() async throws -> Data { try await bytes.load() }
        }
        final class ByteService {
          func load() async throws -> Data {
            try await URLSession.shared.data(from: URL(filePath: "/")).0
          }
        }
        //- Presentation/Menu/MenuViewController.swift
        import UIKit
        final class MenuViewController: UIViewController {
          lazy var service = HTTPService(bytes: ByteService())
        }
        """)
    let found = try findings(in: source.files, before: source.before, of: .infrastructureAccess)
    #expect(
      found.map { $0.message.text(in: .english) } == [
        "view 'MenuViewController' builds 'HTTPService' of Infrastructure"
      ])
  }

  /// A link that a manifest says is one decision: what follows from it is told there.
  @Test(arguments: [true, false])
  func tellsALinkOfDomainOnce(isLinked: Bool) throws {
    let source = MarkedSource(
      """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Data"\(isLinked ? "" : #", dependencies: ["Domain"]"#)),
          .target(name: "Domain"\(isLinked ? #", dependencies: ["Data"]"# : "")),
        ]
      )
      //- Sources/Data/DI/Container+Menu.swift
      import Factory
      extension Container {
        var menu: Factory<any MenuRepository> { self { LiveMenuRepository() } }
      }
      //- Sources/Data/Repositories/MenuRepository.swift
      public protocol MenuRepository { func menu() async throws -> [String] }
      public struct LiveMenuRepository: MenuRepository {
        public func menu() async throws -> [String] { [] }
      }
      //- Sources/Domain/Entities/Dish.swift
      public struct Dish: Equatable { let name: String }
      //- Sources/Domain/UseCases/FindDishUseCase.swift
      public struct FindDishUseCase {
        public func execute(_ all: [Dish]) -> Dish? { all.first }
      }
      //- Sources/Domain/UseCases/SortDishesUseCase.swift
      public struct SortDishesUseCase {
        public func execute(_ all: [Dish]) -> [Dish] { all.reversed() }
      }
      //- Sources/Data/Repositories/RemoteDishRepository.swift
      import Foundation
      struct RemoteDishRepository {
        func load() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "/")).0 }
      }
      //- Sources/Domain/UseCases/LoadMenuUseCase.swift
      import Data
      public struct LoadMenuUseCase {
        let repository: any MenuRepository
        public func execute() async throws -> [String] { try await repository.menu() }
      }
      """)
    let edges = try findings(in: source.files, before: source.before, of: .manifestEdge)
    let declared = try findings(
      in: source.files, before: source.before, of: .protocolOutsideDomain)
    #expect(edges.map(\.severity) == (isLinked ? [.error] : []), "\(edges.map(\.confidence))")
    #expect(declared.map(\.severity) == [isLinked ? .info : .error])
  }

  /// What stands in another project is no neighbour.
  @Test func sendsNoFileToAnotherProject() throws {
    let source = MarkedSource(
      """
      //- Shop/Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Shop")])
      //- Shop/Sources/Shop/Domain/Entities/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Shop/Sources/Shop/Domain/Repositories/MenuRepository.swift
      protocol MenuRepository { func menu() async throws -> [Dish] }
      //- Shop/Sources/Shop/Domain/Menu/MenuCell.swift
      import UIKit
      final class MenuCell: UITableViewCell {}
      //- Shop/Sources/Shop/Presentation/Orders/OrderList.swift
      import SwiftUI
      struct OrderList: View { var body: some View { Text("orders") } }
      //- Old/Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Old", targets: [.target(name: "Old")])
      //- Old/Sources/Old/Presentation/Menu/MenuScreen.swift
      import UIKit
      final class MenuScreen: UIViewController {}
      """)
    let found = try findings(in: source.files, before: source.before, of: .misplacedType)
    #expect(
      found.map { $0.help.text(in: .english) } == [
        "move 'MenuCell.swift' to 'Shop/Sources/Shop/Presentation/Orders'"
      ])
  }
}
