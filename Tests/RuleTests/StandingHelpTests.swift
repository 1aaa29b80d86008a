import StrataCode
import StrataRules
import TestSupport
import Testing

/// What help says where wiring stands already, where a value is made later, and where no protocol fits.
@Suite("Help that goes on from what stands")
struct StandingHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static let wiring: [Way] = [
    Way(
      .layerReference, "a container that builds the type goes on doing so",
      Way.menu + """
        //- Data/Stores/MenuKeeper.swift
        import Foundation
        final class MenuKeeper {
          func keep(_ dishes: [Dish]) { UserDefaults.standard.set(dishes.count, forKey: "menu") }
        }
        //- Domain/UseCases/KeepMenuUseCase.swift
        struct KeepMenuUseCase {
          let keeper: MenuKeeper
          func execute(_ dishes: [Dish]) { keeper.keep(dishes) }
        }
        //- Data/Repositories/LiveMenuRepository.swift
        final class LiveMenuRepository: MenuRepository {
          func menu() async throws -> [Dish] { [] }
        }
        //- App/CoreContainer.swift
        struct CoreContainer {
          func makeKeeper() -> MenuKeeper { MenuKeeper() }
          func makeRepository() -> any MenuRepository { LiveMenuRepository() }
        }
        //- App/CasesContainer.swift
        struct CasesContainer {
          let core: CoreContainer
          func keepMenu() -> KeepMenuUseCase { KeepMenuUseCase(keeper: core.makeKeeper()) }
        }
        """,
      "declare what 'KeepMenuUseCase' needs as a protocol in Domain, let 'MenuKeeper' conform to it, and build 'MenuKeeper' in 'CoreContainer', which does so already, and pass it to 'KeepMenuUseCase' in 'CasesContainer'"
    ),
    Way(
      .infrastructureAccess, "a view that watches a service",
      Way.menu + """
        //- Data/Services/MenuService.swift
        import Combine
        final class MenuService: ObservableObject {
          @Published private(set) var names: [String] = []
          func load() async {}
        }
        //- Presentation/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          @ObservedObject var service: MenuService
          var body: some View { Text(service.names.joined()) }
        }
        """,
      "let a view model of 'MenuView' ask a protocol of Domain that 'MenuService' is to keep, and publish what the view shows of it: '@ObservedObject' holds a class and no protocol"
    ),
    Way(
      .serviceLocator, "what is made of a value that is known later comes as a closure",
      Way.menu + """
        //- Presentation/Menu/DishViewModel.swift
        @MainActor final class DishViewModel {
          private let load: LoadDishUseCase
          init(id: Int, load: LoadDishUseCase) { self.load = load }
        }
        //- Domain/UseCases/LoadDishUseCase.swift
        struct LoadDishUseCase {
          let repository: any MenuRepository
          func execute() async throws -> Dish? { try await repository.menu().first }
        }
        //- Presentation/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          let container: AppContainer
          @State private var model: DishViewModel?
          var body: some View {
            Text("menu").onTapGesture { model = container.makeDishViewModel(id: 1) }
          }
        }
        //- App/AppContainer.swift
        @MainActor final class AppContainer {
          let repository: any MenuRepository
          init(repository: any MenuRepository) { self.repository = repository }
          func makeDishViewModel(id: Int) -> DishViewModel {
            DishViewModel(id: id, load: LoadDishUseCase(repository: repository))
          }
        }
        """,
      "take a closure that does what 'makeDishViewModel' of 'AppContainer' does in the initializer of 'MenuView', and use 'AppContainer' only where that is passed"
    ),
  ]

  private static let values: [Way] = [
    Way(
      .layerReference, "a helper of the screens that needs no screen",
      Way.menu + """
        //- Presentation/Support/Texts.swift
        final class Texts { static func language() -> String { "en" } }
        //- Data/Repositories/LiveMenuRepository.swift
        final class LiveMenuRepository: MenuRepository {
          func menu() async throws -> [Dish] { [Dish(name: Texts.language())] }
        }
        //- Presentation/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View { var body: some View { Text(Texts.language()) } }
        """,
      "move 'language' from 'Texts' to Common, where Data may call it"),
    Way(
      .layerReference, "an error of what carries any request is turned by Data",
      Way.menu + """
        //- Infrastructure/Network/ServerError.swift
        enum ServerError: Error { case status(Int) }
        //- Data/Repositories/LiveMenuRepository.swift
        final class LiveMenuRepository: MenuRepository {
          func menu() async throws -> [Dish] { throw ServerError.status(404) }
        }
        //- Presentation/Menu/MenuViewModel.swift
        final class MenuViewModel {
          private(set) var text = ""
          func show(_ error: any Error) { if error is ServerError { text = "Try again" } }
        }
        """,
      "declare an error in Domain for what went wrong, and turn 'ServerError' into it in Data"),
    Way(
      .frameworkInDomain, "a port that names the same type changes, too",
      """
      //- Domain/Repositories/MenuRepository.swift
      import Foundation
      protocol MenuRepository { func menu() -> URLSessionTask? }
      //- Domain/UseCases/LoadMenuUseCase.swift
      import Foundation
      struct LoadMenuUseCase {
        let repository: any MenuRepository
        func execute() -> URLSessionTask? { repository.menu() }
      }
      """,
      "leave 'URLSessionTask' out of 'MenuRepository', too, which 'LoadMenuUseCase' asks: let both take and give values of Domain, or a protocol of your own that Data keeps with 'URLSessionTask'"
    ),
  ]

  private static let screens: [Way] = [
    Way(
      .infrastructureAccess, "what a generic answer is made of is replaced, too",
      Way.menu + """
        //- Data/DTO/MenuResponse.swift
        struct MenuResponse: Decodable { let names: [String] }
        //- Data/Services/MenuService.swift
        import Foundation
        struct Answer<Value> { let value: Value }
        final class MenuService {
          func menu() async throws -> Answer<[MenuResponse]> {
            let data = try await URLSession.shared.data(from: URL(filePath: "/")).0
            return Answer(value: try JSONDecoder().decode([MenuResponse].self, from: data))
          }
        }
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let service: MenuService
          private(set) var names: [String] = []
          init(service: MenuService) { self.service = service }
          func load() async throws { names = try await service.menu().value.flatMap(\\.names) }
        }
        """,
      "declare what 'MenuViewModel' needs as a protocol in Domain, with values of its own in place of 'Answer' and 'MenuResponse'"
    ),
    Way(
      .infrastructureAccess, "the repository of the screen's part of the business is asked",
      Way.menu + """
        //- Data/Repositories/StoredMenuRepository.swift
        import SwiftData
        final class StoredMenuRepository: MenuRepository {
          let context: ModelContext
          init(context: ModelContext) { self.context = context }
          func menu() async throws -> [Dish] { [] }
        }
        //- Presentation/Menu/MenuEditorViewModel.swift
        import SwiftData
        @MainActor final class MenuEditorViewModel {
          private let context: ModelContext
          init(context: ModelContext) { self.context = context }
          func save() throws { try context.save() }
        }
        """,
      "ask 'MenuRepository' (Domain): 'StoredMenuRepository' (Data) uses 'ModelContext' behind it already"
    ),
    Way(
      .uiFrameworkInViewModel, "what a view model keeps things in is no constant of the view's",
      """
      //- Presentation/Menu/MenuViewModel.swift
      import UIKit
      final class PictureCache<Picture> {
        func keep(_ picture: Picture) {}
      }
      final class MenuViewModel {
        private let pictures = PictureCache<UIImage>()
        func load(_ data: Data) { if let image = UIImage(data: data) { pictures.keep(image) } }
      }
      """,
      "give a name, a URL or bytes (Data) in place of 'UIImage' in 'pictures' and 'load': the view makes the picture from it"
    ),
    Way(
      .uiFrameworkInViewModel, "what a protocol asks for is no constant of the view's",
      """
      //- Presentation/Menu/DishViewModel.swift
      import UIKit
      protocol DishShowing { var picture: UIImage? { get } }
      final class DishViewModel: DishShowing {
        private let name: String
        init(name: String) { self.name = name }
        var picture: UIImage? {
          let found = UIImage(named: name)
          return found
        }
      }
      """,
      "give a name, a URL or bytes (Data) in place of 'UIImage' in 'picture': the view makes the picture from it; remove 'UIImage' from 'DishShowing', too"
    ),
    Way(
      .uiFrameworkInViewModel, "a name that is written with its module",
      """
      //- Presentation/Menu/MenuViewModel.swift
      import SwiftUI
      @Observable final class MenuViewModel {
        private(set) var tint: SwiftUI.Color?
        func load() { tint = nil }
      }
      """, "take a plain value in place of 'Color' in"),
  ]

  private static let project = """
    //- Shop.xcodeproj/project.pbxproj
    // !$*UTF8*$!
    {
      rootObject = PROJECT;
      objects = {
        PROJECT = { isa = PBXProject; mainGroup = MAIN; targets = (SHOP); };
        MAIN = { isa = PBXGroup; children = (MENU); sourceTree = "<group>"; };
        MENU = { isa = PBXFileReference; path = App/Menu.swift; sourceTree = "<group>"; };
        SHOP = { isa = PBXNativeTarget; name = Shop; buildPhases = (SOURCES);
          productType = "com.apple.product-type.application"; };
        SOURCES = { isa = PBXSourcesBuildPhase; files = (BUILD); };
        BUILD = { isa = PBXBuildFile; fileRef = MENU; };
      };
    }

    """

  private static let files: [Way] = [
    Way(
      .unbuiltFile, "what compiled code calls is to be compiled",
      project + """
        //- App/Menu.swift
        struct Menu: Equatable, Sendable { let name: String }
        func first() -> Menu { Menu.build() }
        //- App/Menu+build.swift
        extension Menu { static func build() -> Menu { Menu(name: "soup") } }
        """,
      "add 'Menu+build.swift' to a target such as 'Shop': 'Menu.swift', which is compiled, calls 'Menu.build'"
    )
  ]

  @Test(arguments: wiring + values + screens + files)
  func helpGoesOnFromWhatStands(_ way: RouteHelpTests.Way) throws { try way.expectHelp() }
}
