import StrataCode
import StrataRules
import TestSupport

extension PartHelpTests {
  /// A package in which Domain links Data.
  private static let linking = """
    //- Package.swift
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "Domain", dependencies: ["Data"]), .target(name: "Data"),
      ])

    """

  /// Records, repositories and targets that stand in the wrong place.
  static let records: [RouteHelpTests.Way] = [
    RouteHelpTests.Way(
      .codable, "an answer that only carries others",
      """
      //- Domain/Entities/Menu.swift
      struct Menu: Codable { let dishes: [Dish] }
      struct Dish: Codable { let name: String }
      //- Domain/UseCases/LoadMenuUseCase.swift
      struct LoadMenuUseCase {
        func execute() -> [Dish] { ask { (menu: Menu) in menu.dishes } }
      }
      """, "move 'Menu', which only carries 'Dish', to Data, declare a Codable 'DishDTO' there"),
    RouteHelpTests.Way(
      .codable, "a menu that a use case gives back is a value",
      """
      //- Domain/Entities/Menu.swift
      struct Menu: Codable { let dishes: [Dish] }
      struct Dish: Codable { let name: String }
      //- Domain/UseCases/LoadMenuUseCase.swift
      struct LoadMenuUseCase { func execute() -> Menu { Menu(dishes: []) } }
      """,
      "remove the conformance if everything builds without it; otherwise declare a Codable 'MenuDTO'"
    ),
    RouteHelpTests.Way(
      .codable, "what only Data names",
      """
      //- Domain/Entities/Session.swift
      struct Session: Codable { let token: String }
      //- Data/Network/SessionClient.swift
      import Alamofire
      struct SessionClient { func open() -> Session { Session(token: "") } }
      """, "move 'Session' to Data: only Data names it"),
    RouteHelpTests.Way(
      .codable, "a stored model that is not coded is not what is coded",
      """
      //- Domain/Entities/Note.swift
      struct Note: Codable {
        let text: String
        enum CodingKeys: String, CodingKey { case text = "t" }
      }
      //- Domain/UseCases/LoadNoteUseCase.swift
      struct LoadNoteUseCase { func execute() -> Note { Note(text: "") } }
      //- Data/Store/StoredNote.swift
      import RealmSwift
      final class StoredNote: Object {
        func asDomain() -> Note { Note(text: "") }
      }
      """, "declare a Codable 'NoteDTO' in Data, convert between the two there"),
    RouteHelpTests.Way(
      .dtoInDomain, "a value that is coded for a store stays",
      """
      //- Domain/Entities/Credit.swift
      struct Credit: Codable {
        let count: Int
        enum CodingKeys: String, CodingKey { case count = "n" }
        func isSpent() -> Bool { count == 0 }
      }
      //- Data/Store/CreditStore.swift
      import Foundation
      struct CreditStore {
        func load(_ data: Data) throws -> Credit { try JSONDecoder().decode(Credit.self, from: data) }
      }
      """, "declare a Codable 'CreditDTO' in Data, turn it into 'Credit' there"),
    RouteHelpTests.Way(
      .dtoInDomain, "a value that something else is decoded for",
      """
      //- Domain/Entities/PolicyDTO.swift
      struct PolicyDTO: Decodable {
        let title: String
        init(with policy: Policy) { title = policy.title }
      }
      //- Domain/UseCases/LoadPolicyUseCase.swift
      struct LoadPolicyUseCase { func execute() -> PolicyDTO? { nil } }
      //- Data/Models/Policy.swift
      struct Policy: Decodable { let title: String }
      //- Data/Policies.swift
      import Foundation
      struct Policies {
        func load(_ data: Data) throws -> PolicyDTO {
          PolicyDTO(with: try JSONDecoder().decode(Policy.self, from: data))
        }
      }
      """,
      "remove the conformance: 'Policy' is what is decoded, and turned into 'PolicyDTO' already"),
    RouteHelpTests.Way(
      .dtoInDomain, "an entity made of an answer",
      """
      //- Domain/Entities/Score.swift
      struct Score: Equatable { let points: Int }
      extension Score { init(from answer: ScoreResponse) { self.init(points: answer.points) } }
      //- Data/Network/ScoreResponse.swift
      struct ScoreResponse: Decodable { let points: Int }
      """, "move 'init(from:)' to an extension of 'Score' in Data"),
    RouteHelpTests.Way(
      .frameworkType, "an answer of a server is no value of Domain",
      """
      //- Domain/Entities/Media.swift
      import SwiftData
      @Model final class Media { var name = "" }
      struct MediaResponse: Decodable { let name: String }
      //- Domain/UseCases/LoadMediaUseCase.swift
      struct LoadMediaUseCase { func execute() -> Media { Media() } }
      """, "declare the model in Data, leave 'Media' a plain struct"),
    RouteHelpTests.Way(
      .uiInData, "a picture that an entity asks for",
      """
      //- Domain/Entities/Photo.swift
      import UIKit
      struct Photo { let image: UIImage }
      //- Data/Store/PhotoMapper.swift
      import UIKit
      struct PhotoMapper {
        func photo(_ bytes: Data) -> Photo { Photo(image: UIImage(data: bytes) ?? UIImage()) }
      }
      """, "let 'Photo' of Domain keep Data in place of 'UIImage', and hand that on here"),
    RouteHelpTests.Way(
      .frameworkInDomain, "a service beside its protocol",
      """
      //- Domain/Services/LoginService.swift
      import UIKit
      protocol LoginService { func login() }
      final class LiveLoginService: LoginService {
        func login() { UIApplication.shared.open(); window = UIWindow() }
        private var window: UIWindow?
      }
      """,
      "move 'LiveLoginService' out of Domain, to Presentation or the app, and leave 'LoginService'"),
    RouteHelpTests.Way(
      .frameworkInDomain, "a function that only screens call",
      """
      //- Domain/Entities/Genre.swift
      import SwiftUI
      enum Genre: String { case drama, comedy }
      func tint(of genre: Genre) -> Color { genre == .drama ? .red : .blue }
      //- Domain/UseCases/LoadGenreUseCase.swift
      struct LoadGenreUseCase { func execute() -> Genre { .drama } }
      """, "move 'tint' to Presentation: Domain never calls it"),
    RouteHelpTests.Way(
      .manyOperations, "three operations",
      """
      //- Domain/UseCases/RecordUseCase.swift
      struct RecordUseCase {
        func save() {}
        func load() -> Int { 1 }
        func delete() {}
      }
      """, "give 'load' and 'delete' each a use case of its own"),
    RouteHelpTests.Way(
      .layerReference, "an error of a store",
      """
      //- Domain/UseCases/SaveUseCase.swift
      struct SaveUseCase { func execute() throws { throw CoreDataError.full } }
      //- Data/Store/CoreDataError.swift
      enum CoreDataError: Error { case full }
      """, "declare an error in Domain for what went wrong"),
    RouteHelpTests.Way(
      .manifestEdge, "a repository in a target of Domain",
      linking
        + """
        //- Sources/Domain/Cart.swift
        public struct Cart: Equatable { let count: Int }
        public protocol CartRepository { func cart() async throws -> Cart }
        //- Sources/Domain/LiveCartRepository.swift
        import Data
        final class LiveCartRepository: CartRepository {
          private let client: CartClient
          init(client: CartClient) { self.client = client }
          func cart() async throws -> Cart { Cart(count: try await client.load().n) }
        }
        //- Sources/Data/CartClient.swift
        import Alamofire
        public struct CartClient { public func load() async throws -> CartResponse { fatalError() } }
        //- Sources/Data/CartResponse.swift
        public struct CartResponse: Decodable { public let n: Int }
        """,
      "move 'LiveCartRepository' to 'Data', and let that link 'Domain' instead of the other way round"
    ),
    RouteHelpTests.Way(
      .implementationOutsideData, "Data links Domain before it keeps what Domain promises",
      linking
        + """
        //- Sources/Domain/CartRepository.swift
        public protocol CartRepository { func count() async throws -> Int }
        //- Sources/Domain/LiveCartRepository.swift
        import Data
        final class LiveCartRepository: CartRepository {
          private let client = CartClient()
          func count() async throws -> Int { try await client.load() }
        }
        //- Sources/Data/CartClient.swift
        import Alamofire
        public struct CartClient { public func load() async throws -> Int { 1 } }
        """,
      "move 'LiveCartRepository' to Data; only 'CartRepository' is needed here; first let 'Data' link 'Domain'"
    ),
    RouteHelpTests.Way(
      .manifestEdge, "what puts the app together goes to the app",
      linking
        + """
        //- Sources/Domain/CartRepository.swift
        public protocol CartRepository { func count() -> Int }
        //- Sources/Domain/SetUp.swift
        import Data
        enum SetUp {
          static func run() { AppRegistry.shared.add(CartSource.self, WebCartSource()) }
        }
        //- Sources/Data/CartSource.swift
        public protocol CartSource { func get() -> Int }
        public struct WebCartSource: CartSource { public func get() -> Int { 1 } }
        """,
      "move 'SetUp' to the app, which puts its parts together, and remove 'Data' from 'Domain'"
    ),
    RouteHelpTests.Way(
      .frameworkInDomain, "a picture that an initializer takes is kept",
      """
      //- Domain/Entities/Logo.swift
      import UIKit
      struct Logo {
        let image: UIImage
        init(image: UIImage) { self.image = image }
      }
      //- Domain/Repositories/LogoRepository.swift
      protocol LogoRepository { func logo() async throws -> Logo }
      """, "keep a name, a URL or bytes (Data) in place of 'UIImage'"),
    RouteHelpTests.Way(
      .misplacedType, "a use case goes among its kind, and not to the entity's folder",
      """
      //- Domain/Entities/Meal/Meal.swift
      struct Meal { let name: String }
      //- Domain/Repositories/MealRepository.swift
      protocol MealRepository { func meal() async throws -> Meal }
      //- Domain/UseCases/Cart/GetCartUseCase.swift
      struct GetCartUseCase {
        let repository: any MealRepository
        func execute() async throws -> Meal { try await repository.meal() }
      }
      //- Data/UseCases/Meal/GetMealUseCase.swift
      struct GetMealUseCase {
        let repository: any MealRepository
        func execute() async throws -> Meal { try await repository.meal() }
      }
      //- Data/DTO/MealDTO.swift
      struct MealDTO: Decodable {
        let name: String
        func toDomain() -> Meal { Meal(name: name) }
      }
      """, "move 'GetMealUseCase.swift' to 'Domain/UseCases"),
  ]
}
