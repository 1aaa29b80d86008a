import StrataCode
import StrataRules
import TestSupport
import Testing

/// Help names who takes what is sent, what is there already, and by whose hands a thing goes.
@Suite("Help by what is there")
struct SentRecordHelpTests {
  fileprivate typealias Way = RouteHelpTests.Way

  private static let login = """
    //- Domain/Entities/Member.swift
    struct Member { let name: String }
    //- Data/LoginRequest.swift
    struct LoginRequest: Encodable { let name: String }

    """

  fileprivate static let sent: [Way] = [
    Way(
      .dtoInPresentation, "a record that a use case takes",
      login + """
        //- Domain/LoginUseCase.swift
        protocol LoginUseCase { func login(_ request: LoginRequest) async throws -> Member }
        final class DefaultLoginUseCase: LoginUseCase {
          func login(_ request: LoginRequest) async throws -> Member { Member(name: "") }
        }
        //- Presentation/LoginViewModel.swift
        final class LoginViewModel {
          let useCase: LoginUseCase
          init(useCase: LoginUseCase) { self.useCase = useCase }
          func login() async throws { _ = try await useCase.login(LoginRequest(name: "")) }
        }
        """, "hand 'LoginUseCase' plain values, and make 'LoginRequest' of them in Data"),
    Way(
      .dtoInPresentation, "a record that nothing of Domain takes",
      login + """
        //- Presentation/LoginViewModel.swift
        final class LoginViewModel {
          func login() { _ = LoginRequest(name: "") }
        }
        """,
      "let a protocol of Domain take plain values, and make 'LoginRequest' of them in Data"),
    Way(
      .dtoInPresentation, "a record that a screen passes on",
      login + """
        //- Domain/LoginUseCase.swift
        protocol LoginUseCase { func login(_ request: LoginRequest) async throws -> Member }
        //- Presentation/LoginViewModel.swift
        final class LoginViewModel {
          var request: LoginRequest?
          func text() -> String { request?.name ?? "" }
        }
        """,
      "hold what is sent as a value of Domain here, let 'LoginUseCase' take that, and make"),
    Way(
      .layerReference, "an answer that lies among screens",
      login + """
        //- Data/Endpoint.swift
        final class Endpoint {
          func direction() -> Answer<DirectionDTO> { Answer() }
        }
        struct Answer<Value> {}
        //- Presentation/DirectionDTO.swift
        struct DirectionDTO: Decodable { let x: Int }
        //- Presentation/MapViewModel.swift
        final class MapViewModel { var direction: DirectionDTO? }
        """, "move 'DirectionDTO' to Data, which decodes it"),
  ]

  fileprivate static let known: [Way] = [
    Way(
      .layerReference, "the one error of Domain",
      """
      //- Domain/RepositoryError.swift
      enum RepositoryError: Error { case notFound }
      //- Data/APIError.swift
      import Foundation
      enum APIError: Error { case server(HTTPURLResponse) }
      //- Data/Client.swift
      struct Client { func load() throws { throw APIError.server(.init()) } }
      //- Presentation/LoginViewModel.swift
      final class LoginViewModel {
        func show(_ error: Error) { if error is APIError {} }
      }
      """, "turn 'APIError' into 'RepositoryError' (Domain) in Data, and name only that here"),
    Way(
      .layerReference, "a nested value goes with its whole",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Data/Category.swift
      struct Category {
        struct Goal { let mark: Mark }
        let goals: [Goal]
      }
      struct Mark { let number: Int }
      //- Data/Store.swift
      final class Store { func goals() -> [Category.Goal] { [] } }
      //- Presentation/GoalViewModel.swift
      final class GoalViewModel { var goal: Category.Goal? }
      """, "move 'Category' to Domain with 'Mark', which it is made of: they need nothing of Data"),
    Way(
      .infrastructureAccess, "a shared instance goes by way of who builds the taker",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Data/SavedItems.swift
      import Foundation
      final class SavedItems {
        static let shared = SavedItems()
        private init() {}
        func load() async throws { _ = try await URLSession.shared.data(from: URL(filePath: "/")) }
      }
      //- Presentation/MenuView.swift
      import SwiftUI
      struct MenuView: View {
        @StateObject var model = MenuViewModel()
        var body: some View { Text("menu") }
      }
      //- Presentation/MenuViewModel.swift
      import Combine
      final class MenuViewModel: ObservableObject {
        func load() async throws { try await SavedItems.shared.load() }
      }
      """,
      "declare what 'MenuViewModel' needs as a protocol in Domain, let 'SavedItems' conform to it, and pass its shared instance in from the composition root, by way of 'MenuView', which builds 'MenuViewModel'"
    ),
    Way(
      .layerReference, "a constant of who works for a screen",
      """
      //- Domain/PaymentRepository.swift
      protocol PaymentRepository { func pay() async throws }
      //- Data/LivePaymentRepository.swift
      final class LivePaymentRepository: PaymentRepository {
        static let productID = "pro"
        func pay() async throws {}
      }
      //- Presentation/PaywallViewModel.swift
      final class PaywallViewModel {
        func text() -> String { LivePaymentRepository.productID }
      }
      """,
      "move 'productID' of 'LivePaymentRepository' to Domain, where 'PaywallViewModel' needs it"),
    Way(
      .serviceLocator, "a container that is only kept",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- App/AppDIContainer.swift
      final class AppDIContainer {
        func makeMapModel() -> MapViewModel { MapViewModel() }
        func makeMap() -> MapViewController {
          MapViewController(model: makeMapModel(), container: self)
        }
      }
      //- Presentation/MapViewModel.swift
      final class MapViewModel {}
      //- Presentation/MapViewController.swift
      import UIKit
      final class MapViewController: UIViewController {
        private let model: MapViewModel
        private let container: AppDIContainer
        init(model: MapViewModel, container: AppDIContainer) {
          self.model = model
          self.container = container
          super.init(nibName: nil, bundle: nil)
        }
        func show() { _ = model }
      }
      """, "delete 'container': 'MapViewController' never uses it"),
    Way(
      .layerReference, "what is asked by is no record of what is given",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Domain/DishUseCase.swift
      protocol DishUseCase { func dish(_ key: DishKey) async throws -> Dish }
      //- Data/DishKey.swift
      struct DishKey {
        let number: Int
        func next() -> DishKey { DishKey(number: number + 1) }
      }
      //- Data/DishStore.swift
      final class DishStore { func dish(_ key: DishKey) async throws -> Dish { Dish(name: "") } }
      """, "move 'DishKey' to Domain"),
  ]

  private static let dish = """
    //- Domain/Entities/Dish.swift
    struct Dish: Equatable { let name: String }

    """

  fileprivate static let fitting: [Way] = [
    Way(
      .frameworkInDomain, "what a value stores is a plain value",
      """
      //- Domain/Entities/Place.swift
      import Firebase
      struct Place { let seen: Timestamp }
      //- Domain/PlaceRepository.swift
      protocol PlaceRepository { func place() -> Place }
      """, "let 'Place' keep a plain value in place of 'Timestamp'"),
    Way(
      .selfConstruction, "a cell is given what it shows",
      dish + """
        //- Domain/LoadDishUseCase.swift
        protocol LoadDishUseCase { func execute() async -> Dish }
        final class DefaultLoadDishUseCase: LoadDishUseCase {
          let repository: DishRepository
          init(repository: DishRepository) { self.repository = repository }
          func execute() async -> Dish { await repository.dish() }
        }
        protocol DishRepository { func dish() async -> Dish }
        //- Data/LiveDishRepository.swift
        import Foundation
        final class LiveDishRepository: DishRepository {
          func dish() async -> Dish { Dish(name: URLSession.shared.description) }
        }
        //- Presentation/DishCell.swift
        import UIKit
        final class DishCell: UICollectionViewCell {
          let load = DefaultLoadDishUseCase(repository: LiveDishRepository())
          func show() async { _ = await load.execute() }
        }
        """, "give 'DishCell' its 'DefaultLoadDishUseCase' where it is dequeued"),
    Way(
      .layerReference, "an extension of a framework's view is handed what it shows",
      dish + """
        //- Data/ImageLoader.swift
        import Foundation
        final class ImageLoader {
          func load(_ url: URL) async throws -> Data {
            try await URLSession.shared.data(from: url).0
          }
        }
        //- Presentation/UIImageView+Load.swift
        import UIKit
        extension UIImageView {
          func show(_ url: URL) async throws { _ = try await ImageLoader().load(url) }
        }
        """,
      "let 'show' of 'UIImageView' take what it shows, and let those who call it ask a protocol of Domain"
    ),
    Way(
      .infrastructureAccess, "what a chain of calls begins with is asked in Domain's words",
      dish + """
        //- Data/PictureCache.swift
        import Combine
        import UIKit
        final class PictureCache {
          static let shared = PictureCache()
          private init() {}
          func load(_ url: URL) -> AnyPublisher<UIImage?, Error> {
            URLSession.shared.dataTaskPublisher(for: url).map { UIImage(data: $0.data) }
              .mapError { $0 }.eraseToAnyPublisher()
          }
        }
        //- Presentation/DishViewModel.swift
        import Combine
        final class DishViewModel {
          var picture: AnyCancellable?
          func load(_ url: URL) {
            picture = PictureCache.shared.load(url).sink(receiveCompletion: { _ in }) { _ in }
          }
        }
        """,
      "declare what 'DishViewModel' needs as a protocol in Domain, with values of its own in place of 'UIImage'"
    ),
  ]

  @Test(
    "a package that nothing links is not judged; one that the app links is",
    arguments: [false, true])
  func unlinkedPackage(isLinked: Bool) throws {
    let source = MarkedSource(
      """
      //- project.yml
      name: Shop
      packages:
        Kit:
          path: Kit
        ShopDomain:
          path: ShopDomain
      targets:
        Shop:
          type: application
          platform: iOS
          sources: [App]
          dependencies:
            - package: Kit
            \(isLinked ? "- package: ShopDomain" : "")
      //- App/ShopApp.swift
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Text("shop") } } }
      //- Kit/Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])
      //- Kit/Sources/Kit/Kit.swift
      public struct Kit {}
      //- ShopDomain/Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "ShopDomain", products: [.library(name: "ShopDomain", targets: ["ShopDomain"])],
        targets: [
          .target(name: "ShopDomain"),
          .testTarget(name: "ShopDomainTests", dependencies: ["ShopDomain"]),
        ])
      //- ShopDomain/Sources/ShopDomain/Dish.swift
      import SwiftUI
      public struct Dish { let color: Color }
      """)
    let found = try findings(in: source.files, before: [], of: .frameworkInDomain)
    #expect(found.isEmpty != isLinked, "\(found.map(\.message))")
  }

  @Test("a struct of plain values is no implementation of a repository, whatever it is called")
  func codeRepository() throws {
    func told(_ stored: String) throws -> [Finding] {
      try findings(
        in: MarkedSource(
          """
          //- Domain/Repositories/Store.swift
          protocol Store { func keep() }
          //- Data/GitRepository.swift
          struct GitRepository {
            \(stored)
            func title() -> String { "" }
          }
          //- Presentation/ListViewModel.swift
          final class ListViewModel {
            let repository: GitRepository
            init(repository: GitRepository) { self.repository = repository }
          }
          """
        ).files, before: [], of: .concreteRepository)
    }
    #expect(try told("let id: Int; let name: String; let stars: Int").isEmpty)
    #expect(try told("let store: Store; let name: String; let stars: Int").count == 1)
  }

  @Test("what another module calls like a framework's is none of it")
  func ownLetters() throws {
    let source = MarkedSource(
      """
      //- Core/Feature.swift
      open class UIFeatureModel {}
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Presentation/DishViewModel.swift
      import Core
      import UIKit
      final class DishViewModel: UIFeatureModel { var title = "" }
      """)
    let found = try findings(in: source.files, before: [], of: .uiFrameworkInViewModel)
    #expect(
      found.map { $0.message.text(in: .english) } == [
        "the file of view model 'DishViewModel' imports 'UIKit' and uses none of its types"
      ])
  }

  @Test(arguments: sent + known + fitting)
  fileprivate func saysWhatIsThere(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }
}
