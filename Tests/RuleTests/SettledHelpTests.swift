import StrataCode
import StrataRules
import TestSupport
import Testing

/// What help says of a place where what is needed exists already, or has to go.
@Suite("Help that knows what is there")
struct SettledHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static let mappers: [Way] = [
    Way(
      .dtoInDomain, "a mapper of Domain goes to where its record is known",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Domain/Mappers/DishMapper.swift
      struct DishMapper {
        func map(_ response: DishResponse) -> Dish { Dish(name: response.title) }
      }
      //- Domain/UseCases/LoadMenuUseCase.swift
      struct LoadMenuUseCase {
        let mapper: DishMapper
        func execute() -> [Dish] { [] }
      }
      //- Data/DTO/DishResponse.swift
      struct DishResponse: Decodable { let title: String }
      """,
      "move 'DishMapper' to Data: it maps what only that may know, and give 'LoadMenuUseCase', which asks it, values of Domain"
    ),
    Way(
      .dtoInDomain, "an entity that holds the same is named",
      """
      //- Domain/Entities/Film.swift
      struct Film: Equatable {
        let id: Int
        let overview: String
        let posterPath: String
        let voteAverage: Double
      }
      //- Domain/UseCases/SuggestUseCase.swift
      struct SuggestUseCase {
        func execute(_ answer: MovieResponse) -> Bool { answer.vote_average > 7 }
      }
      //- Data/DTO/MovieResponse.swift
      struct MovieResponse: Decodable {
        let id: Int
        let overview: String
        let poster_path: String
        let vote_average: Double
      }
      """,
      "use 'Film' (Domain), and map between it and 'MovieResponse' in Data"),
    Way(
      .dtoInDomain, "two properties alike are no entity",
      """
      //- Domain/Entities/Film.swift
      struct Film: Equatable { let id: Int; let overview: String }
      //- Domain/UseCases/SuggestUseCase.swift
      struct SuggestUseCase {
        func execute(_ answer: MovieResponse) -> Bool { answer.id > 7 }
      }
      //- Data/DTO/MovieResponse.swift
      struct MovieResponse: Decodable { let id: Int; let overview: String }
      """,
      "declare an entity or plain parameters in Domain, and map between them and 'MovieResponse' in Data"
    ),
    Way(
      .codable, "what only an unnamed record needs goes with that",
      """
      //- Domain/Entities/MenuResponse.swift
      struct MenuResponse: Codable { let dishes: [Dish] }
      //- Domain/Entities/Dish.swift
      struct Dish: Codable, Equatable {
        let name: String
        enum CodingKeys: String, CodingKey { case name = "dish_name" }
      }
      //- Domain/UseCases/SortUseCase.swift
      struct SortUseCase { func execute(_ dishes: [Dish]) -> [Dish] { dishes.reversed() } }
      """,
      "delete 'MenuResponse', which nothing names, and the coding of 'Dish' with it"),
  ]

  private static let frameworks: [Way] = [
    Way(
      .frameworkInDomain, "what Data alone uses goes to Data, with its extension",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Domain/Support/Remembered.swift
      final class Remembered {
        static func forget() { UserDefaults.standard.removeObject(forKey: "menu") }
      }
      //- Domain/Support/Remembered+Dish.swift
      extension Remembered { static var key: String { "dish" } }
      //- Data/Repositories/LiveMenuRepository.swift
      final class LiveMenuRepository { func reset() { Remembered.forget() } }
      """,
      "move 'Remembered.swift' to Data, along with the extension in 'Remembered+Dish.swift': nothing else uses what it declares"
    ),
    Way(
      .frameworkInDomain, "what Domain uses too asks for a protocol",
      """
      //- Domain/Support/Remembered.swift
      final class Remembered {
        static func forget() { UserDefaults.standard.removeObject(forKey: "menu") }
      }
      //- Domain/UseCases/ResetUseCase.swift
      struct ResetUseCase { func execute() { Remembered.forget() } }
      //- Data/Repositories/LiveMenuRepository.swift
      final class LiveMenuRepository { func reset() { Remembered.forget() } }
      """,
      "declare a protocol here for what it does and leave the call to Data"),
    Way(
      .frameworkInDomain, "a value that conforms to what a list of a screen asks for",
      """
      //- Domain/Entities/Dish.swift
      import RxDataSources
      struct Dish: IdentifiableType, Equatable { let identity: String }
      //- Domain/UseCases/SortUseCase.swift
      struct SortUseCase { func execute(_ dishes: [Dish]) -> [Dish] { dishes.reversed() } }
      """,
      "move the conformance of 'Dish' to 'IdentifiableType' to an extension in Presentation"),
    Way(
      .uiInData, "the name of a notification is observed where the app starts",
      """
      //- Data/Services/RouteService.swift
      import UIKit
      final class RouteService {
        func start() {
          NotificationCenter.default.addObserver(
            forName: UIApplication.significantTimeChangeNotification, object: nil, queue: nil
          ) { _ in }
        }
      }
      """,
      "observe 'UIApplication.significantTimeChangeNotification' where the app starts, and call 'RouteService' then"
    ),
    Way(
      .uiInData, "a protocol of Domain that asks for pictures changes first",
      """
      //- Domain/Repositories/DishPictures.swift
      import UIKit
      protocol DishPictures { func picture(_ id: Int) -> UIImage? }
      //- Data/Repositories/StoredDishPictures.swift
      import UIKit
      final class StoredDishPictures: DishPictures {
        func picture(_ id: Int) -> UIImage? { UIImage(data: Data()) }
      }
      """,
      "change 'DishPictures' first, which asks for 'UIImage'; then return Data or a URL from here"),
    Way(
      .uiInData, "the settings are opened by a screen",
      """
      //- Data/Services/LocationService.swift
      import UIKit
      final class LocationService {
        func ask() {
          UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
        }
      }
      """,
      "let 'LocationService' only tell that it is needed, and open the settings in Presentation"
    ),
    Way(
      .uiInData, "what is asked of the app otherwise is handed in",
      """
      //- Data/Services/BadgeService.swift
      import UIKit
      final class BadgeService {
        func reset() { UIApplication.shared.applicationIconBadgeNumber = 0 }
      }
      """,
      "take what is needed of 'UIApplication' from the composition root"),
  ]

  private static let parts: [Way] = [
    Way(
      .frameworkInDomain, "a picture that a value makes on demand is made by an extension",
      """
      //- Domain/Entities/Keyword.swift
      import UIKit
      enum Keyword: Int {
        case fall
        var image: UIImage? { UIImage(named: "fall") }
      }
      //- Domain/UseCases/SortUseCase.swift
      struct SortUseCase { func execute(_ words: [Keyword]) -> [Keyword] { words.reversed() } }
      """,
      "move 'image' to an extension of 'Keyword' in Presentation"),
    Way(
      .frameworkInDomain, "a factory of Domain goes to the app",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Domain/Factories/UseCaseFactory.swift
      struct UseCaseFactory {
        let settings: UserDefaults
        func sort() -> SortUseCase { SortUseCase(limit: settings.integer(forKey: "limit")) }
      }
      //- Domain/UseCases/SortUseCase.swift
      struct SortUseCase {
        let limit: Int
        func execute(_ dishes: [Dish]) -> [Dish] { Array(dishes.prefix(limit)) }
      }
      """,
      "move 'UseCaseFactory' to the app, which puts its parts together"),
    Way(
      .frameworkInDomain, "a use case that decodes asks a repository",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Domain/UseCases/DrawsUseCase.swift
      struct DrawsUseCase {
        func execute(_ data: Data) throws -> [String] {
          try JSONDecoder().decode([String].self, from: data).sorted()
        }
      }
      """,
      "declare a repository protocol here for what 'DrawsUseCase' asks, and let Data use 'JSONDecoder' behind it"
    ),
  ]

  private static let screens: [Way] = [
    Way(
      .uiInData, "pictures that a closure is given go out",
      """
      //- Domain/Entities/Photo.swift
      struct Photo { let name: String }
      //- Data/Images/PhotoLoader.swift
      import UIKit
      struct PhotoLoader { func load(_ name: String, completion: (UIImage?) -> Void) { completion(UIImage()) } }
      """, "return Data or a URL from here and make the picture in Presentation"),
    Way(
      .layerReference, "a request that a view model makes anew each time",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Presentation/Menu/MenuPresenter.swift
      final class MenuPresenter { func load(_ page: Int) -> String { MenuRequest(page: page).text } }
      //- Data/Network/MenuRequest.swift
      import Foundation
      final class MenuRequest {
        let page: Int
        let session = URLSession.shared
        init(page: Int) { self.page = page }
        var text: String { "page=\\(page)" }
      }
      """, "let 'MenuPresenter' ask with a value of Domain, and make 'MenuRequest' of it in Data"),
    Way(
      .infrastructureAccess, "a protocol of Domain that asks for what is called already",
      """
      //- Domain/Repositories/PostsRepository.swift
      protocol PostsRepository { func posts() async throws -> [String] }
      //- Data/Network/RemotePosts.swift
      import Foundation
      final class RemotePosts {
        let session = URLSession.shared
        func posts() async throws -> [String] { [] }
      }
      //- Presentation/Posts/PostsPresenter.swift
      final class PostsPresenter {
        let remote = RemotePosts()
        func load() async throws -> [String] { try await remote.posts() }
      }
      """,
      "let 'RemotePosts' conform to 'PostsRepository' (Domain), which asks for the same, depend on that alone in 'PostsPresenter'"
    ),
    Way(
      .protocolOutsideDomain, "a package cannot see a Domain that is a part of the app",
      """
      //- Shop.xcodeproj/project.pbxproj
      // !$*UTF8*$!
      {
        rootObject = PROJECT;
        objects = {
          PROJECT = { isa = PBXProject; mainGroup = MAIN; targets = (SHOP); };
          MAIN = { isa = PBXGroup; children = (CASE); sourceTree = "<group>"; };
          CASE = { isa = PBXFileReference; path = App/Domain/UseCases/LoadMenuUseCase.swift; sourceTree = "<group>"; };
          SHOP = { isa = PBXNativeTarget; name = Shop; buildPhases = (SOURCES);
            productType = "com.apple.product-type.application"; };
          SOURCES = { isa = PBXSourcesBuildPhase; files = (BUILD); };
          BUILD = { isa = PBXBuildFile; fileRef = CASE; };
        };
      }
      //- App/Domain/UseCases/LoadMenuUseCase.swift
      import DataLayer
      struct LoadMenuUseCase {
        let repository: any MenuRepository
        func execute() -> [String] { repository.menu().filter { !$0.isEmpty } }
      }
      //- DataLayer/Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "DataLayer", targets: [.target(name: "DataLayer")])
      //- DataLayer/Sources/DataLayer/Repositories/MenuRepository.swift
      public protocol MenuRepository { func menu() -> [String] }
      """,
      "move 'MenuRepository' to Domain, where it is needed; first make a target of Domain, which 'DataLayer' can link: it cannot see the app"
    ),
    Way(
      .layerReference, "an alias of Domain that names a repository's implementation",
      """
      //- Domain/Repositories/MenuRepository.swift
      protocol MenuRepository { func menu() async throws -> [String] }
      //- Domain/UseCases/Interactor.swift
      struct Interactor<Repository: MenuRepository> { let repository: Repository }
      //- Domain/UseCases/MenuInteractor.swift
      typealias MenuInteractor = Interactor<LiveMenuRepository>
      //- Data/Repositories/LiveMenuRepository.swift
      struct LiveMenuRepository: MenuRepository { func menu() async throws -> [String] { [] } }
      """,
      "declare beside 'MenuRepository' an 'AnyMenuRepository' that conforms to it and calls the one it is made with, write that in 'MenuInteractor' in place of 'LiveMenuRepository', and wrap the 'LiveMenuRepository' where 'Interactor' is built"
    ),
    Way(
      .layerReference, "an alias whose parts another package declares",
      """
      //- Domain/UseCases/MenuInteractor.swift
      import Core
      typealias MenuInteractor = Interactor<Int, LiveMenuRepository>
      //- Data/Repositories/LiveMenuRepository.swift
      import Core
      struct LiveMenuRepository: Repository { func execute(request: Int) async -> [String] { [] } }
      """,
      "declare 'MenuInteractor' in the composition root, which alone may name 'LiveMenuRepository', and let what takes it be generic"
    ),
    Way(
      .layerReference, "the texts of an error are the screens'",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Data/Network/MenuError.swift
      import Foundation
      enum MenuError: LocalizedError {
        case offline
        var errorDescription: String? { Texts.offline }
      }
      //- Presentation/Support/Texts.swift
      import SwiftUI
      enum Texts { static let offline = "You are offline" }
      //- Presentation/Menu/MenuView.swift
      import SwiftUI
      struct MenuView: View { var body: some View { Text(Texts.offline) } }
      """,
      "leave what 'MenuError' says to people to an extension in Presentation, where 'Texts' is known"
    ),
    Way(
      .layerReference, "a request that a use case makes anew each time",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Domain/UseCases/LoadMenuUseCase.swift
      struct LoadMenuUseCase { func execute() -> [String] { [MenuQuery(page: 1).text].filter { !$0.isEmpty } } }
      //- Data/Network/MenuQuery.swift
      import Foundation
      final class MenuQuery {
        let page: Int
        let session = URLSession.shared
        init(page: Int) { self.page = page }
        var text: String { "page=\\(page)" }
      }
      """, "let 'LoadMenuUseCase' ask with a value of Domain, and make 'MenuQuery' of it in Data"),
    Way(
      .layerReference, "what a repository of Domain gives back is Domain's, whoever names it",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Domain/Repositories/MenuRepository.swift
      protocol MenuRepository { func menu() async throws -> MenuList }
      //- Data/Repositories/LiveMenuRepository.swift
      struct LiveMenuRepository: MenuRepository { func menu() async throws -> MenuList { MenuList(dishes: []) } }
      //- Presentation/Menu/MenuView.swift
      import SwiftUI
      struct MenuList: Equatable { let dishes: [Dish] }
      struct MenuView: View {
        let list: MenuList
        var body: some View { Text("\\(list.dishes.count)") }
      }
      """,
      "move 'MenuList' to Domain: 'MenuRepository' names it there already"),
    Way(
      .layerReference, "what extends a type of an SDK for screens",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Domain/Extensions/UITableView+Cells.swift
      import UIKit
      extension UITableView { func register(_ cell: DishCell.Type) {} }
      //- Presentation/Menu/DishCell.swift
      import UIKit
      final class DishCell: UITableViewCell {}
      """,
      "move the extension of 'UITableView' to Presentation, where 'DishCell' is known"),
    Way(
      .frameworkInDomain, "a use case that gives back an error of the network's library",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Domain/UseCases/LoadMenuUseCase.swift
      import Combine
      import Moya
      protocol LoadMenuUseCase { func execute() -> AnyPublisher<[Dish], MoyaError> }
      """,
      "declare an error of Domain for what goes wrong, and turn 'MoyaError' into it in Data"),
    Way(
      .dtoInPresentation, "a screen that makes the entity of the record itself",
      """
      //- Domain/Entities/Order.swift
      struct Order: Equatable { let total: String }
      //- Data/DTO/OrderDTO.swift
      struct OrderDTO: Decodable {
        let total: String
        func toDomain() -> Order { Order(total: total) }
      }
      //- Presentation/Orders/OrderViewModel.swift
      @MainActor final class OrderViewModel {
        private(set) var order: Order?
        func show(_ record: OrderDTO) { order = record.toDomain() }
      }
      """,
      "turn 'OrderDTO' into 'Order' (Domain) in Data, and let 'OrderViewModel' ask for that alone"),
    Way(
      .dtoInPresentation, "what a screen never reads is deleted",
      """
      //- Domain/Entities/Order.swift
      struct Order: Equatable { let total: String }
      //- Data/DTO/OrderDTO.swift
      struct OrderDTO: Decodable { let total: String }
      //- Presentation/Orders/OrderViewController.swift
      import UIKit
      final class OrderViewController: UIViewController {
        private var response: OrderDTO?
        func show(_ order: Order) {
          // self.response = order
          title = order.total
        }
      }
      """,
      "delete 'response': 'OrderViewController' never uses it"),
    Way(
      .infrastructureAccess, "so is what a view finds around it and never reads",
      """
      //- Domain/Entities/Order.swift
      struct Order: Equatable { let total: String }
      //- Presentation/Orders/OrderView.swift
      import SwiftData
      import SwiftUI
      struct OrderView: View {
        let order: Order
        @Environment(\\.modelContext) var modelContext
        var body: some View { Text(order.total) }
      }
      """,
      "delete 'modelContext': 'OrderView' never uses it"),
    Way(
      .silentDefault, "an identity that the record has is passed on",
      """
      //- Domain/Entities/Game.swift
      import Foundation
      struct Genre { let id: UUID; let name: String }
      struct Studio { let id: UUID; let name: String }
      //- Data/DTO/GameDTO.swift
      struct GenreDTO: Decodable { let id: Int; let name: String }
      struct StudioDTO: Decodable { let id: Int; let name: String }
      //- Data/Mappers/GameMapper.swift
      import Foundation
      struct GameMapper {
        static func genres(_ genres: [GenreDTO]) -> [Genre] { genres.map { Genre(id: UUID(), name: $0.name) } }
        static func studios(_ all: [StudioDTO]) -> [Studio] { all.map { Studio(id: UUID(), name: $0.name) } }
      }
      """,
      "pass on 'id' of 'GenreDTO', and let 'id' of 'Genre' be of its type; so for the others whose record has one"
    ),
    Way(
      .protocolOutsideDomain, "an alias that a protocol names goes with it",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Domain/UseCases/LoadMenuUseCase.swift
      struct LoadMenuUseCase {
        let repository: any MenuRepository
        func execute() -> Menu { repository.menu() }
      }
      //- Data/Repositories/MenuRepository.swift
      import Combine
      typealias Menu = AnyPublisher<[Dish], Error>
      protocol MenuRepository { func menu() -> Menu }
      """,
      "move 'MenuRepository' to Domain, where it is needed, with 'Menu', which it names"),
    Way(
      .layerReference, "a repository that is the argument of a generic type",
      """
      //- Domain/Repositories/MenuRepository.swift
      protocol MenuRepository { func menu() async throws -> [String] }
      //- Domain/UseCases/Interactor.swift
      struct Interactor<Repository: MenuRepository> { let repository: Repository }
      //- Data/Repositories/LiveMenuRepository.swift
      struct LiveMenuRepository: MenuRepository { func menu() async throws -> [String] { [] } }
      //- Presentation/Menu/MenuViewModel.swift
      @MainActor final class MenuViewModel {
        let menu: Interactor<LiveMenuRepository>
        init(menu: Interactor<LiveMenuRepository>) { self.menu = menu }
      }
      """,
      "declare beside 'MenuRepository' an 'AnyMenuRepository' that conforms to it and calls the one it is made with, write that in 'MenuViewModel' in place of 'LiveMenuRepository', and wrap the 'LiveMenuRepository' where 'Interactor' is built"
    ),
    Way(
      .uiInData, "what draws in Data is left to Presentation",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Data/Support/Cursor.swift
      import AppKit
      extension NSCursor { func restore() {} }
      struct CursorStore { func last() -> NSCursor { NSCursor() } }
      """,
      "leave what works with 'NSCursor' to Presentation, and give plain values from here"),
    Way(
      .codable, "keys go with the conformance that nothing needs",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Codable, Equatable {
        let name: String
        enum CodingKeys: String, CodingKey { case name = "dish_name" }
      }
      //- Data/DTO/DishDTO.swift
      struct DishDTO: Decodable {
        let name: String
        func toDomain() -> Dish { Dish(name: name) }
      }
      //- Data/Network/MenuClient.swift
      struct MenuClient {
        func dish(_ data: Data) throws -> Dish {
          try JSONDecoder().decode(DishDTO.self, from: data).toDomain()
        }
      }
      """,
      "remove the conformance and its 'CodingKeys' if everything builds without them: only 'DishDTO' is encoded and decoded"
    ),
  ]

  @Test(arguments: mappers + frameworks + parts + screens)
  fileprivate func theHelpKnows(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }

  @Test(arguments: [
    (true, 8, ""), (false, 8, "; there is no Data yet: make a folder for it"), (false, 2, ""),
  ])
  func whatIsMissingIsMadeFirst(_ hasData: Bool, _ count: Int, _ told: String) throws {
    let entities = (0..<count).map {
      "//- Domain/Entities/Dish\($0).swift\nstruct Dish\($0): Equatable { let name: String }\n"
    }
    let data = "//- Data/Repositories/Files.swift\nstruct FileRepository { func read() {} }\n"
    let source = MarkedSource(
      entities.joined() + (hasData ? data : "") + """
        //- Domain/UseCases/DrawsUseCase.swift
        struct DrawsUseCase {
          func execute(_ data: Data) throws -> [String] {
            try JSONDecoder().decode([String].self, from: data).sorted()
          }
        }
        //- Domain/UseCases/SortUseCase.swift
        struct SortUseCase { func execute(_ dishes: [Dish0]) -> [Dish0] { dishes.reversed() } }
        """)
    let found = try findings(in: source.files, before: source.before, of: .frameworkInDomain)
    let help = try #require(found.first).help.text(in: .english)
    #expect(help.hasSuffix("behind it" + told), "\(help)")
  }

  @Test func theOuterRingIsCalledAsTheProjectCallsIt() throws {
    let source = MarkedSource(
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Domain/Entities/DishResponse.swift
      struct DishResponse: Decodable { let name: String }
      //- Domain/Database/Names.swift
      struct Names { let all: [String] }
      //- Infrastructure/Server/Server.swift
      import Foundation
      struct Server {
        func dish(_ data: Data) throws -> DishResponse {
          try JSONDecoder().decode(DishResponse.self, from: data)
        }
      }
      """)
    let found = try findings(in: source.files, before: source.before, of: .dtoInDomain)
    let help = try #require(found.first).help
    #expect(
      help.text(in: .english)
        == "move 'DishResponse' to Infrastructure, and map between it and 'Dish' there")
    #expect(help.text(in: .chinese).contains("移到 Infrastructure"))
  }
}
