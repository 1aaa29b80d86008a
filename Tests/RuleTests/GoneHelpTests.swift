import StrataCode
import StrataRules
import TestSupport
import Testing

@Suite("Help that says what goes where")
struct GoneHelpTests {
  typealias Way = RouteHelpTests.Way

  private static let dish = """
    //- Domain/Entities/Dish.swift
    struct Dish { let name: String }
    //- Domain/Services/DishFinder.swift
    protocol DishFinder { func dishes() async throws -> [Dish] }

    """

  private static let ways: [Way] = [
    Way(
      .frameworkInDomain, "what asks the network for a promise goes, and is no entity",
      dish + """
        //- Domain/Services/ServerDishFinder.swift
        import Foundation
        struct ServerDishFinder: DishFinder {
          let session: URLSession
          func dishes() async throws -> [Dish] {
            [Dish(name: try await session.data(from: URL(filePath: "/")).0.description)]
          }
        }
        """, "move 'ServerDishFinder' to Data"),
    Way(
      .layerReference, "what a library keeps a promise with goes, whatever it is called",
      dish + """
        //- Domain/Services/DishReader.swift
        import FirebaseFirestore
        final class DishReader: DishFinder {
          func dishes() async throws -> [Dish] { [DishTurner.dish("tea")] }
        }
        //- Data/Mappers/DishTurner.swift
        import FirebaseFirestore
        enum DishTurner { static func dish(_ name: String) -> Dish { Dish(name: name) } }
        """, "move 'DishReader' to Data: it implements what Domain only asks for"),
    Way(
      .infrastructureAccess, "who uses a store already shows where, and does no more",
      dish + """
        //- Data/Stores/SettingsStore.swift
        import Foundation
        final class SettingsStore { func size() -> Int { UserDefaults.standard.integer(forKey: "size") } }
        //- Presentation/Menu/MenuViewModel.swift
        import Foundation
        final class MenuViewModel { func clear() { UserDefaults.standard.removeObject(forKey: "last") } }
        """,
      "declare what 'MenuViewModel' needs as a protocol in Domain, implement it with 'UserDefaults' beside 'SettingsStore' (Data), which uses it already"
    ),
    Way(
      .dtoInDomain, "a record that screens and promises name stays a value",
      """
      //- Domain/Entities/Routine.swift
      struct Routine: Codable { let steps: [String] }
      struct Challenge { let steps: Int }
      //- Domain/Repositories/RoutineRepository.swift
      protocol RoutineRepository { func routine() async throws -> Routine }
      //- Domain/UseCases/ChallengeUseCase.swift
      struct ChallengeUseCase {
        func map(_ routine: Routine) -> Challenge { Challenge(steps: routine.steps.count) }
      }
      //- Data/Stores/RoutineStore.swift
      import Foundation
      struct RoutineStore {
        func read(_ data: Data) throws -> Routine { try JSONDecoder().decode(Routine.self, from: data) }
      }
      //- Presentation/Routine/RoutineViewModel.swift
      final class RoutineViewModel { var routine: Routine? }
      """, "declare a Codable 'RoutineDTO' in Data, turn it into 'Routine' there"),
    Way(
      .dtoInDomain, "a value that holds little is given more",
      """
      //- Domain/Entities/User.swift
      struct User { let id: Int }
      //- Domain/Entities/UserResponse.swift
      struct UserResponse: Decodable {
        let id: Int; let name: String; let mail: String; let city: String; let street: String
      }
      //- Presentation/User/UserViewModel.swift
      final class UserViewModel { var user: UserResponse? }
      """, "add what is needed of 'UserResponse' to 'User', move 'UserResponse' to Data"),
    Way(
      .manifestEdge, "what adds members to others is used without a name",
      """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Domain"),
          .target(name: "Data"),
          .target(name: "Presentation", dependencies: ["Data", "Domain"]),
        ]
      )
      //- Sources/Domain/Dish.swift
      public struct Dish { public let name: String }
      //- Sources/Data/DishClient.swift
      import Dependencies
      public struct DishClient { public func load() {} }
      extension DependencyValues {
        public var dishes: DishClient { DishClient() }
      }
      //- Sources/Presentation/MenuViewModel.swift
      import Data
      import Dependencies
      final class MenuViewModel { @Dependency(\\.dishes) var dishes }
      """, "remove 'Data' from 'Presentation' and pass what is needed in"),
  ]

  private static let more: [Way] = [
    Way(
      .dtoInDomain, "a factory of values goes as a mapper does",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Domain/Factories/DishFactory.swift
      struct DishFactory { func dish(from response: DishResponse) -> Dish { Dish(name: response.name) } }
      //- Data/Remote/DishResponse.swift
      struct DishResponse: Decodable { let name: String }
      """, "move 'DishFactory' to Data: it maps what only that may know"),
    Way(
      .dtoInDomain, "what is mapped already is the value, whatever is called alike",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      struct DishDomainModel { let title: String }
      //- Domain/UseCases/LoadDishUseCase.swift
      struct LoadDishUseCase {
        let answers: [DishResponse]
        func model(_ response: DishResponse) -> DishDomainModel { DishDomainModel(title: response.name) }
      }
      //- Data/Remote/DishResponse.swift
      struct DishResponse: Decodable { let name: String; let size: Int; let price: Int }
      """, "use 'DishDomainModel' (Domain)"),
    Way(
      .dtoInDomain, "what is sent is made of what Domain says",
      """
      //- Domain/Entities/Login.swift
      struct Login { let token: String }
      //- Domain/Entities/LoginRequest.swift
      struct LoginRequest: Encodable { let name: String }
      //- Domain/Repositories/LoginRepository.swift
      protocol LoginRepository { func login(_ request: LoginRequest) async throws -> Login }
      """, "move 'LoginRequest' to Data, where it is sent"),
    Way(
      .layerReference, "a value of the whole file",
      """
      //- Domain/Repositories/MenuRepository.swift
      protocol MenuRepository { func menu() async throws -> [String] }
      //- Domain/UseCases/Interactor.swift
      struct Interactor<Repository: MenuRepository> { let repository: Repository }
      //- Data/Repositories/LiveMenuRepository.swift
      struct LiveMenuRepository: MenuRepository { func menu() async throws -> [String] { [] } }
      //- Presentation/Menu/MenuView.swift
      import SwiftUI
      let loader: Interactor<LiveMenuRepository> = made()
      struct MenuView: View { var body: some View { Text("menu") } }
      """, "make 'loader' in the composition root, which may name 'LiveMenuRepository'"),
    Way(
      .dtoInDomain, "an extension of others goes, and declares nothing",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      extension Array where Element == DishResponse {
        var names: [String] { map(\\.name) }
      }
      //- Data/Remote/DishResponse.swift
      struct DishResponse: Decodable { let name: String }
      """, "move the extension that 'DishResponse' is named for to Data"),
    Way(
      .codable, "where nothing codes",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Codable {
        let name: String
        enum CodingKeys: String, CodingKey { case name = "dish_name" }
      }

      """
        + (1...8).map { "//- Domain/Entities/Part\($0).swift\nstruct Part\($0) { let size: Int }" }
        .joined(separator: "\n"),
      "remove the conformance: nothing in the project encodes or decodes"),
    Way(
      .layerReference, "a default that asks what hands it out",
      """
      //- Domain/Repositories/DishRepository.swift
      protocol DishRepository { func dishes() async throws -> [String] }
      //- Domain/UseCases/ListDishesUseCase.swift
      struct ListDishesUseCase {
        let repository: any DishRepository
        init(repository: any DishRepository = DataProvider.repository) { self.repository = repository }
      }
      //- Data/DataProvider.swift
      enum DataProvider { static let repository: any DishRepository = LiveDishRepository() }
      struct LiveDishRepository: DishRepository { func dishes() async throws -> [String] { [] } }
      """, "leave the default of 'repository' out"),
    Way(
      .infrastructureAccess, "what nobody else can build is passed in as it is",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Infrastructure/PlaceService.swift
      import CoreLocation
      final class PlaceService {
        static let shared = PlaceService()
        private let manager = CLLocationManager()
        private init() {}
        func start() { manager.startUpdatingLocation() }
      }
      //- Presentation/Menu/MenuView.swift
      import SwiftUI
      struct MenuView: View {
        var body: some View { Text("menu").onAppear { PlaceService.shared.start() } }
      }
      """,
      "declare what 'MenuView' needs as a protocol in Domain, let 'PlaceService' conform to it, and pass its shared instance in"
    ),
    Way(
      .uiFrameworkInViewModel, "a list that is changed as SwiftUI's are",
      Way.model(
        "SwiftUI",
        "var color: Color?\n  func remove(_ at: IndexSet, _ names: inout [String]) { names.remove(atOffsets: at) }"
      ),
      "use a plain value, such as an enum, in place of 'Color' in 'color', and let the view turn it into what is drawn; then write 'import Combine' and 'import Foundation' instead of 'import SwiftUI', and remove by index, from the last, in place of 'remove(atOffsets:)', which is SwiftUI's"
    ),
    Way(
      .uiInData, "an import beside Foundation",
      """
      //- Data/Remote/Server.swift
      import Foundation
      import UIKit
      struct Server { let session: URLSession }
      """, "remove 'import UIKit'; 'Foundation' is imported already"),
  ]

  @Test(arguments: ways + more)
  fileprivate func theHelpSaysWhatGoes(_ way: Way) throws { try way.expectHelp() }
}
