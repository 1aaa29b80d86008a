import StrataCode
import StrataRules
import TestSupport
import Testing

/// What help says of values and errors that stand in the wrong layer, and of what only a screen can do.
@Suite("Help that knows whose a thing is")
struct OwnerHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static func fault(_ text: String) -> String {
    Way.menu + """
      //- Data/Repositories/LiveMenuRepository.swift
      \(text)
      final class LiveMenuRepository: MenuRepository {
        func menu() async throws -> [Dish] { throw MenuFault.closed }
      }
      """
  }

  private static let values: [Way] = [
    Way(
      .unmappedError, "an error in words of the business",
      fault("enum MenuFault: Error { case closed }"),
      "move 'MenuFault' to Domain: it needs nothing of Data"),
    Way(
      .unmappedError, "an error that tells of the server",
      fault("enum MenuFault: Error { case closed, serverStatus(Int) }"),
      "declare in Domain what can go wrong with 'MenuRepository', and turn 'MenuFault' into it in 'menu'"
    ),
    Way(
      .layerReference, "what repositories of Domain take stands among screens",
      """
      //- Domain/Repositories/LoginRepository.swift
      protocol LoginRepository { func login(_ form: LoginForm) async throws }
      //- Data/Repositories/LiveLoginRepository.swift
      final class LiveLoginRepository: LoginRepository {
        func login(_ form: LoginForm) async throws {}
      }
      //- Presentation/Login/Model/LoginForm.swift
      struct LoginForm: Equatable { let name: String }
      //- Presentation/Login/LoginView.swift
      import SwiftUI
      struct LoginView: View {
        let form: LoginForm
        var body: some View { Text(form.name) }
      }
      """, "move 'LoginForm' to Domain: 'LoginRepository' names it there already"),
    Way(
      .concreteDependency, "only what the use case itself asks is replaced",
      Way.menu + """
        //- Data/Models/Payloads.swift
        struct DishPayload: Decodable { let name: String }
        struct DrinkPayload: Decodable { let name: String }
        //- Data/Repositories/LiveCardRepository.swift
        final class LiveCardRepository {
          func dishes() async throws -> [DishPayload] { [] }
          func drinks() async throws -> [DrinkPayload] { [] }
        }
        //- Domain/UseCases/CardUseCases.swift
        struct GetDishesUseCase {
          let repository: LiveCardRepository
          func execute() async throws -> Int { try await repository.dishes().count }
        }
        struct GetDrinksUseCase {
          let repository: LiveCardRepository
          func execute() async throws -> Int { try await repository.drinks().count }
        }
        """,
      "declare what 'GetDrinksUseCase' asks of 'LiveCardRepository' as a protocol in Domain, with values of its own in place of 'DrinkPayload', let"
    ),
    Way(
      .dtoInDomain, "Domain itself makes the entity of the record",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable {
        let name: String
        init(record: DishResponse) { name = record.name }
      }
      //- Domain/UseCases/GetDishUseCase.swift
      struct GetDishUseCase {
        let name: String
        func execute(_ record: DishResponse) -> Dish { Dish(record: record) }
      }
      //- Data/DTO/DishResponse.swift
      struct DishResponse: Decodable { let name: String }
      """,
      "let Data make 'Dish' of 'DishResponse', in an extension with 'init(record:)', and give 'GetDishUseCase', which does so now, 'Dish'"
    ),
    Way(
      .dtoInPresentation, "a part of the record is no entity of it",
      """
      //- Domain/Entities/DishPayload.swift
      struct DishPayload: Equatable, Decodable { let size: Int }
      //- Data/DTO/DishResponse.swift
      struct DishResponse: Decodable {
        let name: String
        let payload: DishPayload
      }
      //- Presentation/Menu/MenuView.swift
      import SwiftUI
      struct MenuView: View {
        let dish: DishResponse
        var body: some View { Text(dish.name) }
      }
      """, "declare an entity in Domain"),
  ]

  private static let records: [Way] = [
    Way(
      .dtoInDomain, "a record that says nothing",
      """
      //- Domain/Repositories/OrderRepository.swift
      protocol OrderRepository { func cancel() async throws -> Empty }
      //- Data/Network/Empty.swift
      struct Empty: Codable {}
      """,
      "let 'OrderRepository' give nothing back in place of 'Empty', which says nothing"),
    Way(
      .layerReference, "a screen that throws an error of Data in words of the business",
      Way.menu + """
        //- Data/Repositories/LiveMenuRepository.swift
        enum MenuFault: Error { case closed }
        final class LiveMenuRepository: MenuRepository {
          func menu() async throws -> [Dish] { [] }
        }
        //- Presentation/Menu/MenuViewModel.swift
        final class MenuViewModel {
          func check() throws { throw MenuFault.closed }
        }
        """, "move 'MenuFault' to Domain: it needs nothing of Data"),
  ]

  private static let errors: [Way] = [
    Way(
      .layerReference, "every layer may write to a log",
      Way.menu + """
        //- Presentation/Menu/MenuState.swift
        enum MenuState {
          case open
          static func open() -> MenuState {
            MenuLogger.write("opened")
            return .open
          }
        }
        //- Data/Util/MenuLogger.swift
        enum MenuLogger { static func write(_ text: String) { print(text) } }
        """, "move 'MenuLogger' to Common: every layer may write to a log"),
    Way(
      .frameworkInDomain, "nothing of a framework but its error",
      """
      //- Domain/UseCases/LoadMenuUseCase.swift
      import Moya
      protocol LoadMenuUseCase { func execute() -> Result<[String], MoyaError> }
      """, "declare an error of Domain for what goes wrong, and turn 'MoyaError' into it in Data"),
    Way(
      .protocolOutsideDomain, "what is asked for is made of what Domain says",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable { let name: String }
      //- Domain/UseCases/GetDishesUseCase.swift
      struct GetDishesUseCase {
        let repository: any DishRepository
        func execute() async throws -> [Dish] { try await repository.dishes(DishRequest(text: "")) }
      }
      //- Data/Repositories/DishRepository.swift
      protocol DishRepository { func dishes(_ request: DishRequest) async throws -> [Dish] }
      struct LiveDishRepository: DishRepository {
        func dishes(_ request: DishRequest) async throws -> [Dish] { [] }
      }
      //- Data/DTO/DishRequest.swift
      struct DishRequest: Encodable { let text: String }
      """,
      "move 'DishRepository' to Domain, where it is needed, with values of its own in place of 'DishRequest'"
    ),
    Way(
      .manifestEdge, "a link of its own would be no better",
      """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Data"), .target(name: "Domain", dependencies: ["Data"]),
          .target(name: "Presentation", dependencies: ["Domain"]),
        ])
      //- Sources/Data/MenuStore.swift
      public final class MenuStore { public init() {} }
      //- Sources/Domain/Dish.swift
      public struct Dish: Equatable, Sendable { public let name: String }
      //- Sources/Presentation/MenuViewModel.swift
      import Data
      import Domain
      final class MenuViewModel { let store = MenuStore() }
      """,
      "remove 'Data' from 'Domain': no file there imports it; first let 'Presentation' do without 'Data', which it reaches through this link alone"
    ),
  ]

  private static let screens: [Way] = [
    Way(
      .uiFrameworkInViewModel, "a binding that a view model keeps",
      Way.menu + """
        //- Presentation/Menu/MenuViewModel.swift
        import SwiftUI
        final class MenuViewModel: ObservableObject {
          @Binding var isOpen: Bool
          init(isOpen: Binding<Bool>) { _isOpen = isOpen }
          func close() { isOpen = false }
        }
        """,
      "keep a plain published property in place of the binding 'isOpen', and let the view pass on what changes by '.onChange'"
    ),
    Way(
      .uiFrameworkInViewModel, "a control that a stream tells of",
      Way.menu + """
        //- Presentation/Menu/MenuViewModel.swift
        import Combine
        import UIKit
        final class MenuViewModel {
          struct Input { let taps: AnyPublisher<UIControl, Never> }
        }
        //- Presentation/Menu/MenuViewController.swift
        import UIKit
        final class MenuViewController: UIViewController {
          var viewModel: MenuViewModel?
        }
        """,
      "leave 'UIControl' to 'MenuViewController', which tells 'MenuViewModel' what happened"),
    Way(
      .uiFrameworkInViewModel, "another view model of the file does the same",
      Way.menu + """
        //- Presentation/Menu/MenuViewModel.swift
        import SwiftUI
        final class MenuViewModel: ObservableObject {
          @Published var isOpen = false
          func open() { withAnimation { isOpen = true } }
        }
        final class OrderViewModel: ObservableObject {
          @Published var isOpen = false
          func open() { withAnimation { isOpen = true } }
        }
        """,
      "leave 'withAnimation' to the view, where '.animation(_:value:)' follows what 'MenuViewModel' changes, by a value that can be compared; remove 'withAnimation' from 'OrderViewModel', too; then write 'import Combine' instead of 'import SwiftUI'"
    ),
    Way(
      .infrastructureAccess, "an error of a library is looked for",
      Way.menu + """
        //- Presentation/Menu/MenuViewModel.swift
        import Alamofire
        final class MenuViewModel {
          private let repository: any MenuRepository
          init(repository: any MenuRepository) { self.repository = repository }
          func load() async -> Bool {
            do { return try await repository.menu().isEmpty } catch { return error is AFError }
          }
        }
        """,
      "turn 'AFError' into an error of Domain where Data uses 'Alamofire', and look for that here"),
    Way(
      .uiFrameworkInViewModel, "sizes are the screen's",
      Way.menu + """
        //- Presentation/Menu/MenuViewModel.swift
        import UIKit
        final class MenuViewModel {
          func height() -> Double { Double(UIScreen.main.bounds.height) / 3 }
        }
        //- Presentation/Menu/MenuViewController.swift
        import UIKit
        final class MenuViewController: UIViewController {
          var viewModel: MenuViewModel?
        }
        """, "leave to 'MenuViewController' what hangs on 'UIScreen', such as sizes"),
    Way(
      .navigatingViewModel, "cells are dequeued by the screen",
      Way.menu + """
        //- Presentation/Menu/MenuViewModel.swift
        import UIKit
        final class MenuViewModel {
          weak var list: UICollectionView?
          func prepare() { list?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "dish") }
        }
        //- Presentation/Menu/MenuViewController.swift
        import UIKit
        final class MenuViewController: UIViewController {
          var viewModel: MenuViewModel?
        }
        """,
      "keep 'list' in 'MenuViewController', which registers and dequeues its cells, and give from 'MenuViewModel' what each cell shows"
    ),
    Way(
      .bareSingleton, "all who use a shared instance",
      Way.menu + """
        //- Data/Session.swift
        final class Session {
          static let shared = Session()
          private var token: String?
          func renew() { token = nil }
        }
        //- Data/Repositories/LiveMenuRepository.swift
        final class LiveMenuRepository: MenuRepository {
          func menu() async throws -> [Dish] { Session.shared.renew(); return [] }
        }
        //- Data/Repositories/LiveOrderRepository.swift
        protocol OrderRepository { func order() }
        final class LiveOrderRepository: OrderRepository {
          func order() { Session.shared.renew() }
        }
        //- App/AppContainer.swift
        struct AppContainer {
          func menu() -> any MenuRepository { LiveMenuRepository() }
        }
        """,
      "declare what 'LiveMenuRepository' needs of 'Session' as a protocol, take that in its initializer, and use 'shared' only in the composition root; do the same for 'LiveOrderRepository'"
    ),
  ]

  @Test(arguments: values + records + errors + screens)
  func helpKnowsWhoseAThingIs(_ way: RouteHelpTests.Way) throws { try way.expectHelp() }
}
