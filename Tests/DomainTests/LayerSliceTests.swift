import StrataCode
import StrataModel
import TestSupport
import Testing

@Suite("Layers in modules of features and slices")
struct LayerSliceTests {
  private static let assembled = """
    struct CartAssembly {
      func makeViewModel() -> CartViewModel { CartViewModel() }
      func makeCoordinator() -> CartCoordinator { CartCoordinator() }
    }
    """
  private static let screens = """
    //- Sources/CartFeature/CartViewModel.swift
    final class CartViewModel {}
    //- Sources/CartFeature/CartCoordinator.swift
    final class CartCoordinator {}
    """

  @Test func whatAssemblesAFeatureInItsModuleIsTheFeatures() {
    let placed = layers(
      """
      //- Package.swift
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "CartFeature")])
      //- Sources/CartFeature/CartAssembly.swift
      \(Self.assembled)
      \(Self.screens)
      """)
    #expect(placed["Sources/CartFeature/CartAssembly.swift"] == .presentation)
  }

  @Test func whatAssemblesScreensInAFolderOfTheAppIsTheApps() {
    let placed = layers(
      """
      //- Scenes/Cart/CartAssembly.swift
      \(Self.assembled)
      //- Scenes/Cart/CartViewModel.swift
      final class CartViewModel {}
      //- Scenes/Cart/CartCoordinator.swift
      final class CartCoordinator {}
      """)
    #expect(placed["Scenes/Cart/CartAssembly.swift"] == .app)
  }

  @Test func dtosAndDataSourcesOfADomainModuleAreDataAndItsEntitiesAreNot() {
    let placed = layers(
      """
      //- Package.swift
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "GoalDomainInterface")])
      //- Sources/GoalDomainInterface/DTO/GoalResponseDTO.swift
      public struct GoalResponseDTO: Decodable { let title: String }
      //- Sources/GoalDomainInterface/DataSource/RemoteGoalDataSource.swift
      public protocol RemoteGoalDataSource { func goals() -> [Goal] }
      //- Sources/GoalDomainInterface/Entity/Goal.swift
      public struct Goal: Equatable { let title: String }
      """)
    let folder = "Sources/GoalDomainInterface/"
    #expect(placed[folder + "DTO/GoalResponseDTO.swift"] == .data)
    #expect(placed[folder + "DataSource/RemoteGoalDataSource.swift"] == .data)
    #expect(placed[folder + "Entity/Goal.swift"] == .domain)
  }

  @Test func aDTOFolderInAFolderThatIsAllDomainStaysThere() {
    let placed = layers(
      """
      //- Domain/DTO/GoalResponseDTO.swift
      struct GoalResponseDTO: Decodable { let title: String }
      //- Domain/Entities/Goal.swift
      struct Goal: Equatable { let title: String }
      """)
    #expect(placed["Domain/DTO/GoalResponseDTO.swift"] == .domain)
  }

  @Test func aMainInAModuleOfAFeatureStartsNothingAndOneInTheAppsOwnDoes() {
    let project = """
      //- Project.swift
      import ProjectDescription
      let project = Project(name: "P", targets: [
        .target(name: "P", product: .app, sources: ["App/**"]),
        .target(name: "CartFeature", product: .framework, sources: ["CartFeature/**"]),
        .target(name: "MainKit", product: .framework, sources: ["MainKit/**"]),
      ])
      """
    let leftover = """
      import SwiftUI
      @main struct Placeholder: App { var body: some Scene { WindowGroup { Text("hi") } } }
      """
    let placed = layers(
      """
      \(project)
      //- App/P.swift
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      //- CartFeature/Placeholder.swift
      \(leftover)
      //- MainKit/Start.swift
      \(leftover)
      """)
    #expect(placed["CartFeature/Placeholder.swift"] == .presentation)
    #expect(placed["MainKit/Start.swift"] == .app)
  }

  @Test func aClientsLiveValueWithTypesOfItsOwnIsData() {
    let placed = layers(
      """
      //- Domain/GoalDomain/Interface/GoalClient.swift
      import Dependencies
      struct GoalClient { var goals: () async throws -> [String] }
      //- Domain/GoalDomain/Sources/GoalClientLive.swift
      import Dependencies
      extension GoalClient: DependencyKey {
        static var liveValue: GoalClient { GoalClient(goals: { [Answer(title: "run").title] }) }
      }
      private struct Answer: Decodable { let title: String }
      """)
    #expect(placed["Domain/GoalDomain/Sources/GoalClientLive.swift"] == .data)
  }

  @Test func aNetworkFolderOfAScreenIsTheDataOfAnAppThatCallsNothingSo() {
    let placed = layers(
      """
      //- Screens/Menu/Network/MenuService.swift
      import Moya
      final class MenuService { let provider = MoyaProvider<MenuAPI>() }
      enum MenuAPI {}
      """)
    #expect(placed["Screens/Menu/Network/MenuService.swift"] == .data)
  }
}
