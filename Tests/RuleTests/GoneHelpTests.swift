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

  @Test(arguments: ways)
  fileprivate func theHelpSaysWhatGoes(_ way: Way) throws { try way.expectHelp() }
}
