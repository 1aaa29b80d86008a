import StrataCode
import StrataFeatures
import StrataRules
import TestSupport
import Testing

@Suite("What strangers took for an error")
struct EarnedErrorTests {
  private func levels(_ source: String, settings: String? = nil) throws -> [String] {
    let stated = settings.map { [(path: ".strata.yml", text: $0)] } ?? []
    let request = CheckRequest(codebase: CodebaseRequest(path: "."))
    return try InMemoryCodebase(MarkedSource(source).files + stated).checked(request).findings
      .map { "\($0.severity.rawValue) \($0.rule)" }
  }

  /// A screen of Presentation that builds a service of Data.
  private func reference(from owner: String, to service: String) -> String {
    """
    //- Domain/Entities/Track.swift
    struct Track: Sendable { let title: String }
    //- Data/Services/\(service).swift
    import CoreData
    final class \(service) {
      func load() throws -> Int { try NSManagedObjectContext().count(for: NSFetchRequest()) }
    }
    //- Domain/Player/\(owner).swift
    struct \(owner) { func run() throws -> Int { try \(service)().load() } }
    """
  }

  @Test func aReferenceIsAnErrorWhereOneSideSaysWhatItIs() throws {
    let rule = "dependency.layer-reference"
    #expect(try levels(reference(from: "PlayTrackUseCase", to: "Deck")).contains("error \(rule)"))
    #expect(try levels(reference(from: "Player", to: "Deck")).contains("warning \(rule)"))
  }

  @Test func aReferenceIsAnErrorWhereTheTeamStatesBothLayers() throws {
    let stated = "layers: {Domain: [Domain/**], Data: [Data/**]}"
    #expect(
      try levels(reference(from: "Player", to: "Deck"), settings: stated)
        .contains("error dependency.layer-reference"))
  }

  /// A package of which one target links Data.
  private func package(linkedBy target: String) -> String {
    let links = { (name: String) in name == target ? #", dependencies: ["ShopData"]"# : "" }
    return """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "ShopDomain"\(links("ShopDomain"))),
          .target(name: "ShopData"),
          .target(name: "ShopPresentation"\(links("ShopPresentation"))),
        ]
      )
      //- Sources/ShopDomain/Entities/Item.swift
      public struct Item: Sendable { public let name: String }
      //- Sources/ShopData/DTO/ItemDTO.swift
      struct ItemDTO: Decodable { let name: String }
      //- Sources/ShopPresentation/Views/ItemView.swift
      import SwiftUI
      struct ItemView: View { var body: some View { Text("item") } }
      """
  }

  @Test func aLinkToDataIsAnErrorOfDomainAndAWarningOfScreens() throws {
    let rule = "dependency.manifest-edge"
    #expect(try levels(package(linkedBy: "ShopDomain")).contains("error \(rule)"))
    #expect(try levels(package(linkedBy: "ShopPresentation")).contains("warning \(rule)"))
  }

  @Test func anEntityThatAsksIsAWarningUnlessASchoolIsChosen() throws {
    let source = """
      //- Domain/Entities/Ticket.swift
      import Foundation
      struct Ticket: Sendable {
        let id: String
        var isSeen: Bool { UserDefaults.standard.bool(forKey: id) }
      }
      """
    let rule = "entity.external-state"
    #expect(try levels(source).contains("warning \(rule)"))
    #expect(try levels(source, settings: "rules: {\(rule): error}").contains("error \(rule)"))
  }

  @Test(arguments: [("ProfileDTO", "warning"), ("Profile", "error")])
  func anAnswerThatAnotherIsDecodedForIsAWarning(_ decoded: String, _ severity: String) throws {
    let source = """
      //- Domain/Entities/ProfileResponse.swift
      struct ProfileResponse: Decodable { let name: String }
      //- Domain/Repositories/ProfileRepository.swift
      protocol ProfileRepository { func profile() async throws -> ProfileResponse }
      //- Data/DTO/\(decoded).swift
      struct \(decoded): Decodable {
        let name: String
        func toDomain() -> \(decoded == "ProfileDTO" ? "ProfileResponse" : "String") {
          \(decoded == "ProfileDTO" ? "ProfileResponse(name: name)" : "name")
        }
      }
      """
    #expect(try levels(source).contains("\(severity) dependency.dto-in-domain"))
  }

  /// A Domain and as many views that read the store by SwiftUI's own wrapper.
  private func watched(by views: [String]) -> String {
    let domain = "//- Domain/Entities/Dish.swift\nstruct Dish: Sendable { let name: String }\n"
    return domain
      + views.map { view in
        """
        //- Presentation/\(view).swift
        import SwiftData
        import SwiftUI
        struct \(view): View {
          @Query private var names: [String]
          var body: some View { Text(names[0]) }
        }

        """
      }.joined()
  }

  @Test func viewsThatWatchTheStoreAreAWarningWhereSeveralDo() throws {
    let rule = "presentation.infrastructure-access"
    #expect(
      try levels(watched(by: ["MenuView"]), settings: "profile: router").filter {
        $0.hasSuffix(rule)
      } == ["error \(rule)"])
    #expect(
      try levels(watched(by: ["MenuView", "CartView", "OrderView"]), settings: "profile: router")
        .filter { $0.hasSuffix(rule) }
        == Array(repeating: "warning \(rule)", count: 3))
  }

  @Test(arguments: [("UNNotificationContentExtension", "warning"), ("Identifiable", "error")])
  func whatTheSystemMakesCannotBeHandedAnything(_ kind: String, _ severity: String) throws {
    let source = """
      //- Domain/Entities/Dish.swift
      struct Dish: Sendable { let name: String }
      //- Presentation/Notification/NotificationViewController.swift
      import UIKit
      import UserNotificationsUI
      final class NotificationViewController: UIViewController, \(kind) {
        func load(_ url: URL) async throws -> Data {
          try await URLSession.shared.data(from: url).0
        }
      }
      """
    #expect(
      try levels(source, settings: "profile: router").contains(
        "\(severity) presentation.infrastructure-access"))
  }

  @Test(arguments: [("MenuCoordinator", "warning"), ("MenuViewModel", "error")])
  func whatACoordinatorBuildsForScreensIsAWarning(_ name: String, _ severity: String) throws {
    let source = """
      //- Domain/Repositories/MenuRepository.swift
      protocol MenuRepository { func menu() async throws -> [String] }
      //- Data/Repositories/LiveMenuRepository.swift
      import Alamofire
      struct LiveMenuRepository: MenuRepository {
        let session = Session()
        func menu() async throws -> [String] { [] }
      }
      //- Presentation/Menu/\(name).swift
      import UIKit
      @MainActor final class \(name) {
        let navigationController = UINavigationController()
        func start() {
          let repository = LiveMenuRepository()
          navigationController.pushViewController(MenuController(repository), animated: true)
        }
      }
      //- Presentation/Menu/MenuController.swift
      import UIKit
      final class MenuController: UIViewController {
        init(_ repository: any MenuRepository) { super.init(nibName: nil, bundle: nil) }
      }
      """
    let levels = try levels(source)
    #expect(levels.contains("\(severity) dependency.layer-reference"), "\(levels)")
  }

  @Test(arguments: [("VIPER/Interactor", false), ("Domain/Interactors", true)])
  func aDomainThatNobodyDrewIsToldInRemarks(_ folder: String, _ isError: Bool) throws {
    let source = """
      //- \(folder)/FriendsInteractor.swift
      import Firebase
      protocol FriendsUseCase { func friends() async throws -> [String] }
      final class FriendsInteractor: FriendsUseCase {
        func friends() async throws -> [String] { [Firestore.firestore().app.name] }
      }
      //- VIPER/Presenter/FriendsPresenter.swift
      final class FriendsPresenter {
        let friends: any FriendsUseCase
        init(friends: any FriendsUseCase) { self.friends = friends }
      }
      //- VIPER/View/FriendsViewController.swift
      import UIKit
      final class FriendsViewController: UIViewController { var presenter: FriendsPresenter? }
      """
    let levels = try levels(source)
    #expect(levels.contains("error dependency.framework-in-domain") == isError, "\(levels)")
    #expect(!levels.contains("warning dependency.framework-in-domain"), "\(levels)")
  }

  @Test(arguments: [("Domain/UseCases", "error"), ("Interactors", "warning")])
  func aPlaceThatNobodyDrewIsNoErrorToMiss(_ folder: String, _ severity: String) throws {
    let source = """
      //- Data/Repositories/GamesRepository.swift
      protocol GamesRepository { func games() async throws -> [String] }
      struct LiveGamesRepository: GamesRepository { func games() async throws -> [String] { [] } }
      //- \(folder)/LoadGamesUseCase.swift
      struct LoadGamesUseCase {
        let repository: any GamesRepository
        func execute() async throws -> [String] { try await repository.games().sorted() }
      }
      """
    let levels = try levels(source)
    #expect(levels.contains("\(severity) repository.protocol-outside-domain"), "\(levels)")
  }

  @Test(arguments: [("Domain/UseCases", "error"), ("Presentation/Dishes", "warning")])
  func whatAScreensFolderHoldsIsNotDrawnAsDomain(_ folder: String, _ severity: String) throws {
    let source = """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable { let name: String }
      //- \(folder)/DishPictureUseCase.swift
      import UIKit
      struct DishPictureUseCase {
        func execute(_ dish: Dish) -> UIImage? { dish.name.isEmpty ? nil : UIImage(named: dish.name) }
      }
      """
    let levels = try levels(source)
    #expect(levels.contains("\(severity) dependency.framework-in-domain"), "\(levels)")
  }

  @Test func whoKeepsThePortOfAScreenOnlyNamesIt() throws {
    let source = """
      //- Domain/Entities/Game.swift
      struct Game: Equatable { let name: String }
      //- Presentation/Games/GamesPort.swift
      protocol GamesPort { func games() async throws -> [Game] }
      //- Presentation/Games/GamesViewModel.swift
      @MainActor final class GamesViewModel {
        let port: any GamesPort
        init(port: any GamesPort) { self.port = port }
      }
      //- Data/Repositories/LiveGamesRepository.swift
      struct LiveGamesRepository: GamesPort { func games() async throws -> [Game] { [] } }
      """
    let levels = try levels(source)
    #expect(levels.contains("warning dependency.layer-reference"), "\(levels)")
  }

  @Test(arguments: [("GamesRepositoryImpl", "warning"), ("GamesStore", "error")])
  func aTargetOfProtocolsBesideTheOneThatKeepsThemIsNoErrorToName(
    _ other: String, _ severity: String
  ) throws {
    let source = """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "ShopDomain", dependencies: ["GamesRepository"]),
          .target(name: "GamesRepository", path: "Data/GamesRepository"),
          .target(name: "\(other)", dependencies: ["GamesRepository"], path: "Data/\(other)"),
        ]
      )
      //- Sources/ShopDomain/UseCases/LoadGamesUseCase.swift
      import GamesRepository
      struct LoadGamesUseCase {
        let repository: any GamesRepository
        func execute() async throws -> [String] { try await repository.games().sorted() }
      }
      //- Data/GamesRepository/GamesRepository.swift
      public protocol GamesRepository { func games() async throws -> [String] }
      //- Data/\(other)/LiveGamesRepository.swift
      import GamesRepository
      struct LiveGamesRepository: GamesRepository { func games() async throws -> [String] { [] } }
      """
    let levels = try levels(source)
    #expect(levels.contains("\(severity) repository.protocol-outside-domain"), "\(levels)")
  }

  @Test(arguments: [("Domain", "error"), ("Application", "warning")])
  func anApplicationRingIsNoDomain(_ folder: String, _ severity: String) throws {
    let source = """
      //- Chat/Domain/Entities/Message.swift
      struct Message: Equatable { let text: String }
      //- Chat/\(folder)/UseCases/MessagePictureUseCase.swift
      import UIKit
      struct MessagePictureUseCase {
        func execute(_ message: Message) -> UIImage? {
          message.text.isEmpty ? nil : UIImage(named: message.text)
        }
      }
      """
    let levels = try levels(source)
    #expect(levels.contains("\(severity) dependency.framework-in-domain"), "\(levels)")
  }

  @Test func whatImplementsARepositoryInDomainIsToldAsThat() throws {
    let source = """
      //- Domain/Repositories/GamesRepository.swift
      protocol GamesRepository { func games() async throws -> Data }
      //- Domain/Repositories/LiveGamesRepository.swift
      struct LiveGamesRepository: GamesRepository {
        func games() async throws -> Data { try await URLSession.shared.data(from: url).0 }
        private let url = URL(filePath: "games")
      }
      """
    let levels = try levels(source)
    #expect(levels.contains("warning repository.implementation-outside-data"), "\(levels)")
    #expect(!levels.contains("error dependency.framework-in-domain"), "\(levels)")
  }

  @Test(arguments: [("Menu", false), ("Domain", true)])
  func anInteractorOfAnotherTargetIsNotWhatATeamDrewAsDomain(_ folder: String, _ isTold: Bool)
    throws
  {
    let source = """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop", targets: [.target(name: "ShopDomain"), .target(name: "Core")])
      //- Sources/ShopDomain/Entities/Dish.swift
      public struct Dish: Equatable { public let name: String }
      //- Sources/Core/\(folder)/MenuInteractor.swift
      import CoreLocation
      struct MenuInteractor {
        func execute(_ place: CLLocation) -> [String] { ["\\(place)"].sorted() }
      }
      """
    let levels = try levels(source)
    #expect(
      levels.contains { !$0.hasPrefix("info") && $0.hasSuffix("dependency.framework-in-domain") }
        == isTold, "\(levels)")
  }
}
