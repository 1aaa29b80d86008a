import StrataCode
import StrataFeatures
import StrataModel
import StrataRules
import TestSupport
import Testing

/// Help names no layer that an app does not have, and no initializer that nobody calls.
@Suite("Help in apps without a Domain")
struct PlainAppHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static let service = """
    //- Services/APIService.swift
    import Alamofire
    final class APIService {
      static func menu() { AF.request("menu") }
    }
    //- Scenes/Home/HomeViewModel.swift
    final class HomeViewModel {
      func load() { APIService.menu() }
    }

    """

  private static func model(_ body: String) -> String {
    """
    //- Scenes/Login/LoginViewModel.swift
    import Alamofire
    final class LoginViewModel {
      \(body)
    }
    //- Scenes/Login/LoginViewController.swift
    import UIKit
    final class LoginViewController: UIViewController {
      private let viewModel = LoginViewModel()
      override func viewDidLoad() { viewModel.login(); renew() }
      func renew() {}
    }
    """
  }

  private static let libraries: [Way] = [
    Way(
      .infrastructureAccess, "a sibling asks a service",
      service + model("func login() { AF.request(\"login\") }"),
      "let 'APIService' do what needs 'Alamofire', and let 'LoginViewModel' ask it, as 'HomeViewModel' does"
    ),
    Way(
      .infrastructureAccess, "the screen asks the service itself",
      service
        + model("func login() { AF.request(\"login\") }\n  func load() { APIService.menu() }"),
      "let 'APIService' do what needs 'Alamofire': 'LoginViewModel' uses it already"),
    Way(
      .infrastructureAccess, "a screen that makes the library's part of a service",
      """
      //- Services/MenuService.swift
      import Moya
      final class MenuService {
        init(provider: MoyaProvider<MenuAPI>) {}
        func load() {}
      }
      enum MenuAPI { case menu }
      //- Scenes/Menu/MenuViewModel.swift
      import Moya
      final class MenuViewModel {
        private let service = MenuService(provider: MoyaProvider<MenuAPI>())
        func load() { service.load() }
      }
      """, "build 'MenuService' once, where the app starts, and hand it to 'MenuViewModel'"),
  ]

  private static func objects(_ model: String) -> String {
    let objects = ["Dish", "Menu", "Order", "Table"].map { name in
      """
      //- Models/\(name).swift
      import RealmSwift
      class \(name): Object { @Persisted var name = "" }

      """
    }
    return objects.joined() + """
      //- ViewModels/MenuViewModel.swift
      import RealmSwift
      final class MenuViewModel {
        \(model)
      }
      """
  }

  private static let stores: [Way] = [
    Way(
      .infrastructureAccess, "the app's models are a store's objects",
      objects("var dishes: Results<Dish>?"),
      "put what uses 'RealmSwift' into a type of its own", as: .info),
    Way(
      .infrastructureAccess, "a screen that opens the store",
      objects("var dishes: Results<Dish>? { try? Realm().objects(Dish.self) }"),
      "put what uses 'RealmSwift' into a type of its own", as: .warning),
  ]

  private static let storyboards: [Way] = [
    Way(
      .serviceLocator, "a segue gives a screen what it needs",
      """
      //- App/AppContainer.swift
      final class AppContainer {
        private static let held = AppContainer()
        static var current: AppContainer { held }
        var loadMenu: (any LoadMenuUseCase)?
        var orderDish: (any OrderDishUseCase)?
      }
      //- Domain/UseCases/MenuUseCases.swift
      protocol LoadMenuUseCase { func execute() -> [String] }
      protocol OrderDishUseCase { func execute(_ dish: String) }
      //- Presentation/Page/PageViewController.swift
      import UIKit
      final class PageViewController: UIViewController {
        @IBOutlet private weak var label: UILabel!
        func load() { label.text = AppContainer.current.loadMenu?.execute().first }
      }
      //- Presentation/Page/PageRouter.swift
      import UIKit
      final class PageRouter {
        func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          (segue.destination as? PageViewController)?.title = "page"
        }
      }
      """,
      "give 'PageViewController', which a storyboard makes, properties for what it uses of 'AppContainer', and set them in 'prepare(for:)' of 'PageRouter'"
    ),
    Way(
      .layerReference, "a screen that exchanges the root of the window",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      struct LoadDishesUseCase { func execute() -> [Dish] { [] } }
      //- App/AppDelegate.swift
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let container = AppContainer()
      }
      struct AppContainer { func makeLoad() -> LoadDishesUseCase { LoadDishesUseCase() } }
      //- Presentation/SignIn/SignInViewController.swift
      import UIKit
      final class SignInViewController: UIViewController {
        func next() {
          let app = UIApplication.shared.delegate as? AppDelegate
          app?.window?.rootViewController = UIViewController()
        }
      }
      """, "set the root of 'view.window' in 'SignInViewController', or give it a closure"),
  ]

  private static func repository(_ parameter: String, _ value: String) -> String {
    """
    //- Domain/Repositories/DishRepository.swift
    protocol DishRepository { func names() -> [String] }
    //- Data/DishStorage.swift
    import Foundation
    protocol DishStorage { func names() -> [String] }
    final class DefaultsDishStorage: DishStorage {
      func names() -> [String] { UserDefaults.standard.stringArray(forKey: "a") ?? [] }
    }
    //- Data/LiveDishRepository.swift
    final class LiveDishRepository: DishRepository {
      private let storage: any DishStorage
      init(\(parameter)) { storage = \(value) }
      func names() -> [String] { storage.names() }
    }
    //- App/AppContainer.swift
    struct AppContainer {
      func makeDishes() -> any DishRepository {
        LiveDishRepository(storage: DefaultsDishStorage())
      }
    }
    \(entry("Text(\"menu\")"))
    """
  }

  private static func screens(_ builder: String) -> String {
    """
    //- Domain/Repositories/DishRepository.swift
    protocol DishRepository { func names() -> [String] }
    //- Data/LiveDishRepository.swift
    final class LiveDishRepository: DishRepository { func names() -> [String] { [] } }
    //- Presentation/Menu/MenuViewModel.swift
    final class MenuViewModel: ObservableObject {
      private let dishes: any DishRepository
      init(dishes: any DishRepository) { self.dishes = dishes }
    }
    //- Presentation/Menu/MenuView.swift
    import SwiftUI
    struct MenuView: View {
      @StateObject private var model = MenuViewModel(dishes: LiveDishRepository())
      var body: some View { Text("menu") }
    }
    //- Presentation/Home/HomeView.swift
    import SwiftUI
    struct HomeView: View {
      var body: some View { NavigationLink("menu") { MenuView() } }
    }
    \(entry("\(builder)()"))
    """
  }

  private static func entry(_ root: String) -> String {
    """
    //- App/ShopApp.swift
    import SwiftUI
    @main struct ShopApp: App { var body: some Scene { WindowGroup { \(root) } } }
    """
  }

  private static let construction: [Way] = [
    Way(
      .selfConstruction, "what stands in for an optional parameter is a default",
      repository("storage: (any DishStorage)? = nil", "storage ?? DefaultsDishStorage()"),
      "leave the fallback out: the initializer takes 'DishStorage' already", as: .info),
    Way(
      .selfConstruction, "what stands in for something else is none",
      repository("storage: [any DishStorage] = []", "storage.first ?? DefaultsDishStorage()"),
      "leave the fallback out", as: .warning),
    Way(
      .bareSingleton, "who keeps values alone is no dependency",
      """
      //- Domain/Entities/Selection.swift
      final class Selection {
        static let shared = Selection()
        var name: String?
      }
      //- Presentation/Menu/MenuViewModel.swift
      @MainActor final class MenuViewModel {
        func load() -> String { Selection.shared.name ?? "" }
      }
      """, "pass what 'MenuViewModel' reads of 'Selection' as values in its initializer"),
  ]

  private func findings(of way: RouteHelpTests.Way) throws -> [Finding] {
    var request = CheckRequest(codebase: CodebaseRequest(path: "."))
    request.onlyRules = [way.rule.id]
    (request.includesInfo, request.minimumConfidence) = (true, 0)
    return try InMemoryCodebase(MarkedSource(way.source).files).checked(request).findings
  }

  @Test(arguments: libraries + stores + storyboards + construction)
  fileprivate func theWayIsOneThatTheAppHas(_ way: RouteHelpTests.Way) throws {
    let found = try findings(of: way)
    let finding = try #require(found.first, "nothing is found")
    #expect(found.count == 1, "\(found.map(\.message))")
    #expect(finding.help.text(in: .english).hasPrefix(way.help), "\(finding.help)")
    if let severity = way.severity { #expect(finding.severity == severity) }
  }

  @Test func aScreenOfScreensIsMadeByAClosure() throws {
    func help(_ builder: String) throws -> String {
      let files = MarkedSource(Self.screens(builder)).files
      let found = try RuleTests.findings(in: files, of: .selfConstruction)
      return try #require(found.last).help.text(in: .english)
    }
    #expect(try help("HomeView").contains("in a closure that is passed to 'HomeView'"))
    #expect(try !help("MenuView").contains("closure"))
  }
}
