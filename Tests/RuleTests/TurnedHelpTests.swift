import StrataCode
import StrataRules
import TestSupport
import Testing

/// Help where a literal reading of the rule would leave worse code, or none that compiles.
@Suite("Help that turns")
struct TurnedHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static let records: [Way] = [
    Way(
      .dtoInDomain, "what only extends itself in Domain is Data's",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Domain/Entities/MenuResponse.swift
      struct MenuResponse { let names: [String] }
      extension MenuResponse: Decodable { static func == (a: MenuResponse, b: MenuResponse) -> Bool { true } }
      //- Data/Network/MenuNetwork.swift
      struct MenuNetwork { func load() -> Network<MenuResponse> { Network<MenuResponse>() } }
      struct Network<Answer: Decodable> {}
      """, "move 'MenuResponse' to Data: nothing in Domain uses it"),
    Way(
      .dtoInDomain, "what an entity stores stays, whatever it is called",
      """
      //- Domain/Entities/Room.swift
      struct NoticePayload: Codable { let text: String }
      struct Room { var notice: NoticePayload? }
      //- Domain/UseCases/LoadRoomUseCase.swift
      struct LoadRoomUseCase { func execute(_ notice: NoticePayload) -> Room { Room(notice: notice) } }
      """, "move 'NoticePayload' to Data and declare a value without Codable in Domain"),
    Way(
      .dtoInDomain, "the answer to a command may say nothing",
      """
      //- Domain/Repositories/OrderRepository.swift
      protocol OrderRepository { func add() async throws -> AddOrderResponse }
      //- Domain/Entities/AddOrderResponse.swift
      struct AddOrderResponse: Decodable { let status: String }
      """,
      "move 'AddOrderResponse' to Data, and give nothing back in its place if only success counts"),
    Way(
      .dtoInPresentation, "the answer to a command need not be shown",
      """
      //- Domain/Entities/Order.swift
      struct Order { let id: Int }
      //- Data/DTO/AddOrderResponse.swift
      struct AddOrderResponse: Decodable { let status: String }
      //- Presentation/Orders/OrdersViewModel.swift
      final class OrdersViewModel { func add() -> AddOrderResponse? { nil } }
      """,
      "give nothing back in place of 'AddOrderResponse' if only success counts, or else an entity of Domain that Data makes of it"
    ),
    Way(
      .dtoInDomain, "an entity that is a record in a wrapper gets properties of its own",
      """
      //- Domain/Entities/PhotoItem.swift
      struct PhotoItem { let photo: PhotoDTO }
      //- Data/DTO/PhotoDTO.swift
      struct PhotoDTO: Decodable {
        let url: String
        func toDomain() -> PhotoItem { PhotoItem(photo: self) }
      }
      """,
      "give 'PhotoItem' properties of its own for what it needs of 'PhotoDTO', and fill them in an extension in Data"
    ),
    Way(
      .dtoInDomain, "who keeps the store goes to Data",
      """
      //- Domain/LocalStore.swift
      import SwiftData
      final class LocalStore {
        func load() throws -> [String] {
          let container = try ModelContainer(for: StoredDish.self)
          return [container.description]
        }
      }
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Data/Models/StoredDish.swift
      import SwiftData
      @Model final class StoredDish { var name = "" }
      """,
      "move 'LocalStore' to Data, which keeps the store, and let Domain ask it through a protocol"
    ),
    Way(
      .layerReference, "Domain's own error is made of the other in Data",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Domain/ShopError.swift
      enum ShopError: Error { case offline; init(_ error: NetworkError) { self = .offline } }
      //- Data/Network/NetworkError.swift
      enum NetworkError: Error { case timeout(URLError) }
      """,
      "turn 'NetworkError' into 'ShopError' in an extension in Data, where 'NetworkError' is known"),
  ]

  private static let protocols: [Way] = [
    Way(
      .concreteDependency, "a protocol of Data that asks for the same moves",
      """
      //- Domain/Entities/Token.swift
      struct Token { let text: String }
      //- Domain/UseCases/ResetUseCase.swift
      struct ResetUseCase {
        let keychain: KeychainRepository
        func execute() { keychain.clear(); keychain.clear() }
      }
      //- Data/Repositories/KeychainRepository.swift
      protocol KeychainRepositoryProtocol { func clear() }
      struct KeychainRepository: KeychainRepositoryProtocol { func clear() {} }
      """,
      "move 'KeychainRepositoryProtocol' to Domain, depend on it alone, and build 'KeychainRepository'"
    ),
    Way(
      .layerReference, "a protocol that leaves types open is no port",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Domain/UseCases/LoadDishUseCase.swift
      struct LoadDishUseCase {
        let repository: AnyRepository<String>
        func execute() -> Dish { Dish(name: repository.load("soup")) }
      }
      //- Data/Repositories/AnyRepository.swift
      import Foundation
      protocol RepositoryProtocol { associatedtype Request; func load(_ request: Request) -> String }
      final class AnyRepository<Request>: RepositoryProtocol {
        func load(_ request: Request) -> String { URLSession.shared.description }
      }
      """,
      "declare what 'LoadDishUseCase' needs as a protocol in Domain, implement it over 'AnyRepository' in Data"
    ),
  ]

  private static let screens: [Way] = [
    Way(
      .uiFrameworkInViewModel, "a list of kinds of cells is a list of kinds of rows",
      Way.model("UIKit", "var rows: [UICollectionViewCell.Type] = []"),
      "keep a case of an enum for each kind of row in place of 'UICollectionViewCell' in 'MenuViewModel'"
    ),
    Way(
      .uiFrameworkInViewModel, "a view that a navigator makes is asked of the navigator",
      """
      //- Presentation/Menu/MenuViewModel.swift
      import SwiftUI
      final class MenuViewModel: ObservableObject {
        private let navigator: MenuNavigator
        init(navigator: MenuNavigator) { self.navigator = navigator }
        func show(_ id: Int) -> AnyView { navigator.show(id) }
      }
      protocol MenuNavigator { func show(_ id: Int) -> Screen }
      """,
      "hand the view the 'navigator' of 'MenuViewModel', and let it call that itself in place of 'show'"
    ),
    Way(
      .uiFrameworkInViewModel, "what a factory builds takes what views read",
      """
      //- Presentation/Menu/MenuViewModel.swift
      import SwiftUI
      final class MenuViewModel: ObservableObject {
        @Environment(\\.locale) var locale
        func show() { print(locale) }
      }
      //- Presentation/Menu/ViewFactory.swift
      struct ViewFactory { func model() -> MenuViewModel { MenuViewModel() } }
      """,
      "take what 'Environment' gives in the initializer of 'MenuViewModel', and pass it where 'ViewFactory' builds that"
    ),
    Way(
      .uiFrameworkInViewModel, "a picture is followed to a service that is shared",
      """
      //- Presentation/Menu/MenuViewModel.swift
      import UIKit
      final class MenuViewModel {
        func send(_ image: UIImage) { PictureService.shared.upload(image) }
      }
      //- Data/PictureService.swift
      import UIKit
      final class PictureService {
        static let shared = PictureService()
        func upload(_ image: UIImage) {}
      }
      """,
      "take bytes (Data) in place of 'UIImage' in 'send', and in 'PictureService', to which it hands it on"
    ),
  ]

  private static let sums: [Way] = [
    Way(
      .infrastructureAccess, "sums that only lie in Data go to Domain",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Data/Models/StoredDish.swift
      import SwiftData
      @Model final class StoredDish { var price = 0 }
      //- Data/Repositories/LiveMenuRepository.swift
      struct LiveMenuRepository { func total() -> Int { MenuPrices.sum([]) } }
      //- Data/Models/MenuPrices.swift
      enum MenuPrices { static func sum(_ dishes: [StoredDish]) -> Int { dishes.count } }
      //- Presentation/Menu/MenuView.swift
      import SwiftUI
      struct MenuView: View {
        var body: some View { Text("\\(MenuPrices.sum([]))") }
      }
      """,
      "move what 'MenuPrices' works out to Domain, with values of its own in place of 'StoredDish'",
      as: .warning),
    Way(
      .silentDefault, "what is not known has a case of its own",
      """
      //- Domain/Entities/Rating.swift
      enum Rating { case safe, explicit, unknown }
      struct Dish { let rating: Rating }
      //- Data/DTO/DishDTO.swift
      struct DishDTO: Decodable {
        let rating: String
        func toDomain() -> Rating {
          switch rating {
          case "safe": return .safe
          case "explicit": return .explicit
          default: return .safe
          }
        }
      }
      """, "turn what is not known into '.unknown' of 'Rating'"),
    Way(
      .uiFrameworkInViewModel, "a control is left to the view, and no value stands for it",
      Way.model("UIKit", "func reset(_ field: UITextField) { field.text = nil }"),
      "leave 'UITextField' to the view, and let 'MenuViewModel' only publish what that is to do or show"
    ),
  ]

  private static let links: [Way] = [
    Way(
      .manifestEdge, "a link of Domain to Data turns around",
      """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "ShopDomain", dependencies: ["ShopData"]),
          .target(name: "ShopData"),
        ]
      )
      //- Sources/ShopDomain/UseCases/LoadMenuUseCase.swift
      import ShopData
      public struct LoadMenuUseCase {
        let store: MenuStore
        public func execute() -> [String] { store.load().sorted() }
      }
      //- Sources/ShopData/Stores/MenuStore.swift
      import Foundation
      public final class MenuStore {
        public func load() -> [String] { [URLSession.shared.description] }
      }
      """,
      "declare in 'ShopDomain' what it needs of 'MenuStore', as protocols and values, and turn the link around: 'ShopData' links 'ShopDomain' and implements them"
    ),
    Way(
      .manifestEdge, "what is only conformed to is nobody's to hand in",
      """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "ShopDomain", dependencies: ["ShopNetworking"]),
          .target(name: "ShopNetworking"),
        ]
      )
      //- Sources/ShopDomain/Entities/Dish.swift
      import ShopNetworking
      public struct Dish: APIModel { public let name: String }
      //- Sources/ShopDomain/UseCases/LoadMenuUseCase.swift
      public struct LoadMenuUseCase { public func execute() -> [Dish] { [] } }
      //- Sources/ShopNetworking/APIModel.swift
      import Alamofire
      public protocol APIModel { func request(_ session: Session) }
      //- Sources/ShopNetworking/Client.swift
      import Alamofire
      public final class Client { func load() { AF.request("menu") } }
      """,
      "take the conformance to 'APIModel' off 'Dish', declare types in Data that conform in its place, and remove 'ShopNetworking' from 'ShopDomain'"
    ),
  ]

  private static let rings: [Way] = [
    Way(
      .layerReference, "of a generic chain the use case is erased",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Data/Repositories/LiveMenuRepository.swift
      import Foundation
      final class LiveMenuRepository { func load() -> String { URLSession.shared.description } }
      //- Presentation/Menu/MenuView.swift
      import SwiftUI
      struct MenuView: View {
        @ObservedObject var presenter: GetListPresenter<Dish, Interactor<[Dish], LiveMenuRepository>>
        var body: some View { Text("menu") }
      }
      """, "erase its type: declare a class 'AnyInteractor' that conforms to"),
    Way(
      .layerReference, "in Domain the whole generic type goes",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Domain/UseCases/LoadDishUseCase.swift
      struct LoadDishUseCase {
        let repository: GetRepository<LiveMenuSource>
        func execute() -> Dish { Dish(name: repository.load()) }
      }
      //- Data/Sources/LiveMenuSource.swift
      import Foundation
      final class LiveMenuSource { func load() -> String { URLSession.shared.description } }
      """,
      "declare what 'LoadDishUseCase' asks of 'GetRepository' as a protocol of Domain without type parameters, and take that in place of 'GetRepository<…>'"
    ),
    Way(
      .layerReference, "a namespace of functions is a service, and no value",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Domain/UseCases/LoadDishUseCase.swift
      struct LoadDishUseCase { func execute() -> Dish { Dish(name: Networking.get("dish")) } }
      //- Data/Network/Networking.swift
      import Foundation
      enum Networking {
        static func get(_ path: String) -> String { URLSession.shared.description + path }
      }
      """,
      "declare what 'LoadDishUseCase' needs as a protocol in Domain, implement it over 'Networking' in Data, and pass that in"
    ),
    Way(
      .frameworkType, "what the system lists is no part of the value",
      """
      //- Domain/Entities/Feed.swift
      import AppIntents
      enum Feed: String, AppEnum { case top, new }
      //- Domain/UseCases/LoadFeedUseCase.swift
      struct LoadFeedUseCase { func execute() -> Feed { .top } }
      """,
      "move the conformance to 'AppEnum' out of Domain: to an extension of 'Feed' in Presentation"),
    Way(
      .frameworkType, "what only Observation watches is a warning",
      """
      //- Domain/Services/Fleet.swift
      import Observation
      @Observable final class Fleet { var count = 0 }
      //- Domain/UseCases/StartUseCase.swift
      struct StartUseCase { let fleet: Fleet; func execute() { fleet.count += 1 } }
      """, "leave 'Fleet' a plain value", as: .warning),
  ]

  @Test(arguments: records + protocols + screens + links + rings + sums)
  fileprivate func helpTurns(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
    guard let severity = way.severity else { return }
    let source = MarkedSource(way.source)
    let found = try findings(in: source.files, before: source.before, of: way.rule)
    #expect(found.allSatisfy { $0.severity == severity }, "\(found.map(\.severity))")
  }
}
