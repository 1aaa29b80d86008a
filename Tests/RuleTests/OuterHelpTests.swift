import StrataCode
import StrataRules
import TestSupport
import Testing

/// Help says where a thing goes by who holds it, who codes it and what is asked already.
@Suite("Help by who is around")
struct OuterHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static let coded: [Way] = [
    Way(
      .codable, "a part of an answer in a namespace",
      """
      //- Domain/Entities/Order.swift
      enum Order {}
      extension Order {
        struct Response: Codable { let page: Int; let items: [Item] }
        struct Item: Codable { let name: String }
      }
      //- Domain/Repositories/OrderRepository.swift
      protocol OrderRepository { func orders() async throws -> Order.Response }
      //- Data/OrderClient.swift
      struct OrderClient {
        func orders(_ data: Data) throws -> Order.Response {
          try JSONDecoder().decode(Order.Response.self, from: data)
        }
      }
      //- Presentation/OrderViewModel.swift
      final class OrderViewModel { var items: [Order.Item] = [] }
      """,
      "move 'Order.Response', which stores it, to Data, let it store a new Codable 'OrderItemDTO'"),
    Way(
      .codable, "keys of what nobody outside names",
      """
      //- Domain/Entities/Failure.swift
      struct Failure: Codable, Equatable {
        let code: Int
        enum CodingKeys: String, CodingKey { case code }
      }
      //- Domain/Entities/ShopError.swift
      enum ShopError: Error { case remote(Failure) }
      //- Data/Client.swift
      struct Client { let decoder = JSONDecoder() }
      """,
      "remove the conformance if everything builds without it; otherwise declare a Codable 'FailureDTO'"
    ),
    Way(
      .codable, "what a store keeps by a protocol of its own",
      """
      //- Domain/Entities/Track.swift
      struct Track: Codable { let id: Int; let title: String }
      //- Domain/Repositories/TrackRepository.swift
      protocol TrackRepository { func tracks() async throws -> [Track] }
      //- Data/Records.swift
      import GRDB
      extension Track: FetchableRecord {}
      //- Data/RemoteNode.swift
      struct RemoteNode: Decodable { let id: Int; let title: String }
      extension RemoteNode { func toTrack() -> Track { Track(id: id, title: title) } }
      """,
      "declare a Codable 'TrackDTO' in Data, let that conform to 'FetchableRecord' in place of 'Track'"
    ),
    Way(
      .frameworkInDomain, "a stack of a store that a repository beside it asks",
      """
      //- Domain/CoreDataHelper.swift
      import CoreData
      class CoreDataHelper {
        static let shared = CoreDataHelper()
        lazy var container = NSPersistentContainer(name: "Menu")
        func save() { try? container.viewContext.save() }
      }
      //- Domain/MenuRepository.swift
      protocol MenuRepositoryProtocol { func keep() }
      final class MenuRepository: MenuRepositoryProtocol {
        func keep() { CoreDataHelper.shared.save() }
      }
      """, "move 'CoreDataHelper' to Data with 'MenuRepository', which asks it"),
    Way(
      .frameworkType, "a model that is called after its store",
      """
      //- Domain/Entities/MemoRealm.swift
      import RealmSwift
      final class MemoRealm: Object { @Persisted var text: String }
      //- Domain/Repositories/MemoRepository.swift
      protocol MemoRepository { func memos() -> [MemoRealm] }
      """, "move 'MemoRealm' to Data, declare a plain 'Memo' here in its place"),
  ]

  private static let asked: [Way] = [
    Way(
      .dtoInDomain, "a record that a completion hands out",
      """
      //- Domain/Entities/User.swift
      struct User: Equatable { let name: String }
      //- Domain/UseCases/LoginUseCase.swift
      final class LoginUseCase {
        func login(_ name: String, completion: @escaping (_ user: UserDTO?) -> Void) {}
      }
      //- Data/DTO/UserDTO.swift
      struct UserDTO: Decodable { let name: String }
      """, "use 'User' (Domain) and turn 'UserDTO' into it in Data"),
    Way(
      .dtoInDomain, "a page of which Domain has its own",
      """
      //- Domain/Entities/Pages.swift
      struct Pages<Item> { let items: [Item] }
      //- Domain/Repositories/MenuRepository.swift
      protocol MenuRepository { func menu() async throws -> PagesDTO<String> }
      //- Data/DTO/PagesDTO.swift
      struct PagesDTO<Item: Decodable>: Decodable { let items: [Item] }
      extension PagesDTO { func toDomain() -> Pages<Item> { Pages(items: items) } }
      """, "use 'Pages' (Domain) and turn 'PagesDTO' into it in Data"),
    Way(
      .frameworkInDomain, "a protocol that says how it is made",
      """
      //- Domain/Repositories/TokenRepository.swift
      import Foundation
      protocol TokenRepository {
        init(defaults: UserDefaults)
        func token() -> String?
      }
      //- Data/DefaultTokenRepository.swift
      import Foundation
      final class DefaultTokenRepository: TokenRepository {
        init(defaults: UserDefaults) {}
        func token() -> String? { nil }
      }
      //- Domain/UseCases/ReadTokenUseCase.swift
      struct ReadTokenUseCase { let repository: any TokenRepository }
      """,
      "take 'init(defaults:)' out of 'TokenRepository': who builds what implements it knows what that needs"
    ),
    Way(
      .frameworkInDomain, "a use case that has a repository already",
      """
      //- Domain/Repositories/ImageRepository.swift
      protocol ImageRepository { func address() async throws -> String }
      //- Domain/UseCases/UploadImageUseCase.swift
      import Foundation
      struct UploadImageUseCase {
        let images: any ImageRepository
        func execute(_ data: Data) async throws {
          let url = URL(string: try await images.address())!
          _ = try await URLSession.shared.upload(for: URLRequest(url: url), from: data)
        }
      }
      """,
      "let 'ImageRepository', which 'UploadImageUseCase' asks already, do what it uses 'URLSession' for"
    ),
    Way(
      .layerReference, "a helper among screens that Data alone uses",
      """
      //- Domain/Entities/Day.swift
      struct Day: Equatable { let text: String }
      //- Presentation/Utils/DayFormatter.swift
      import Foundation
      struct DayFormatter {
        static func text(_ date: Date) -> String { DateFormatter().string(from: date) }
      }
      //- Data/DTO/DayDTO.swift
      import Foundation
      struct DayDTO: Decodable {
        let date: Date
        func toDomain() -> Day { Day(text: DayFormatter.text(date)) }
      }
      """, "move 'DayFormatter' to Data: nothing else uses it"),
    Way(
      .infrastructureAccess, "a view of a feature with a reducer",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Presentation/Menu/Menu.swift
      import ComposableArchitecture
      @Reducer struct Menu { struct State {} }
      //- Presentation/Menu/MenuView.swift
      import SwiftUI
      struct MenuView: View {
        var body: some View { Text("").onTapGesture { UserDefaults.standard.set(1, forKey: "a") } }
      }
      """,
      "declare what 'MenuView' needs as a protocol in Domain, implement it with 'UserDefaults' in a repository in Data, and let its reducer call it for 'MenuView'"
    ),
  ]

  private static let named: [Way] = [
    Way(
      .dtoInDomain, "a record that is called like a value of the business",
      """
      //- Domain/Repositories/CountryRepository.swift
      protocol CountryRepository { func countries() async throws -> [Country] }
      //- Data/Country.swift
      struct Country: Decodable { let name: String; let people: Int }
      """,
      "rename 'Country' to 'CountryDTO', declare a plain 'Country' in Domain, and turn the one into the other in Data"
    ),
    Way(
      .dtoInDomain, "a record that a protocol of Domain codes",
      """
      //- Domain/Entity.swift
      protocol Entity: Codable, Identifiable {}
      //- Domain/Article.swift
      struct Article: Entity { let id: Int; let title: String }
      //- Domain/ArticleRepository.swift
      protocol ArticleRepository { func articles() async throws -> [Article] }
      //- Data/ArticleClient.swift
      struct ArticleClient {
        func read(_ data: Data) throws -> [Article] {
          try JSONDecoder().decode([Article].self, from: data)
        }
      }
      """,
      "take the coding out of 'Entity', by which 'Article' has it, declare a Codable 'ArticleDTO' in Data"
    ),
    Way(
      .frameworkInDomain, "what screens call of an extension, and what Data does",
      """
      //- Domain/Model.swift
      import Foundation
      protocol Model: Encodable {}
      extension Model {
        func toData() -> Data? { try? JSONEncoder().encode(self) }
        func toJson() -> [String: Any]? {
          guard let data = toData() else { return nil }
          return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        }
      }
      //- Data/RemoteAddAccount.swift
      struct RemoteAddAccount { func add(_ model: any Model) { _ = model.toData() } }
      //- Presentation/SignUpPresenter.swift
      struct SignUpRequest: Model { let name: String }
      final class SignUpPresenter { func sign(_ request: SignUpRequest) { _ = request.toJson() } }
      """,
      "move 'toData' to an extension of 'Model' in Data, and 'toJson', with what it needs of that, to one in Presentation, where 'SignUpPresenter.swift' calls it"
    ),
    Way(
      .frameworkInDomain, "a use case that takes a library's container",
      """
      //- Domain/LoginRepository.swift
      protocol LoginRepository { func login() }
      //- Domain/LoginUseCase.swift
      import Swinject
      class LoginUseCase {
        let repository: LoginRepository
        init(resolver: Resolver) { repository = resolver.resolve(LoginRepository.self)! }
      }
      //- Data/LiveLoginRepository.swift
      struct LiveLoginRepository: LoginRepository { func login() {} }
      """,
      "take 'LoginRepository' in the initializer of 'LoginUseCase' in place of 'Resolver', which is asked for that where 'LoginUseCase' is registered"
    ),
    Way(
      .misplacedType, "a view model that a protocol of Domain names",
      """
      //- Domain/Entities/Weather.swift
      struct Weather: Equatable { let degrees: Int }
      //- Domain/WeatherViewModel.swift
      struct WeatherViewModel { let text: String }
      //- Domain/WeatherPresenter.swift
      protocol WeatherPresenting { func present(_ weather: Weather) -> WeatherViewModel }
      //- Presentation/WeatherViewController.swift
      import UIKit
      final class WeatherViewController: UIViewController { var model: WeatherViewModel? }
      """, "move 'WeatherViewModel.swift' to a folder of Presentation, with 'WeatherPresenting'"),
  ]

  private static let shown: [Way] = [
    Way(
      .uiFrameworkInViewModel, "an animation of what another object keeps",
      Way.menu
        + Way.model(
          "SwiftUI",
          """
          let router: Router
            init(router: Router) { self.router = router }
            func leave() { withAnimation { router.set(["home"]) } }
          """,
          """
          //- Presentation/Router.swift
          final class Router { func set(_ path: [String]) {} }
          """),
      "leave 'withAnimation' to the view that shows what is changed there")
  ]

  @Test(arguments: coded + asked + named + shown)
  fileprivate func saysWhatIsAround(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }

  @Test("a class whose methods all end the program is no implementation")
  func abstractClass() throws {
    func told(_ body: String) throws -> [Finding] {
      try findings(
        in: MarkedSource(
          """
          //- Domain/Repositories/Store.swift
          protocol BaseRepositoryProtocol {
            associatedtype Item
            func load() -> [Item]
          }
          class BaseRepository<Item>: BaseRepositoryProtocol {
            func load() -> [Item] { \(body) }
          }
          //- Data/RealmRepository.swift
          final class RealmRepository<Item>: BaseRepository<Item> {
            override func load() -> [Item] { [] }
          }
          //- Presentation/ListViewModel.swift
          final class ListViewModel {
            let repository: BaseRepository<String>
            init(repository: BaseRepository<String>) { self.repository = repository }
          }
          """
        ).files, before: [], of: .concreteRepository)
    }
    #expect(try told("fatalError(\"to be written\")").isEmpty)
    #expect(try told("[]").count == 1)
  }
}
