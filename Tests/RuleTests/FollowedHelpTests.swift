import StrataCode
import StrataRules
import TestSupport
import Testing

/// Who does just what the help says ends the finding and breaks nothing.
@Suite("Help that can be followed")
struct FollowedHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static func model(_ imports: String, _ body: String) -> String {
    """
    //- Presentation/Menu/MenuViewModel.swift
    \(imports)
    @MainActor final class MenuViewModel: ObservableObject {
      @Published var text = ""
      \(body)
    }
    """
  }

  private static let looks: [Way] = [
    Way(
      .layerReference, "what gives previews their data builds nothing for the app",
      """
      //- Domain/Repositories/MenuRepository.swift
      protocol MenuRepository { func menu() async throws -> [String] }
      //- Data/Repositories/LiveMenuRepository.swift
      import Foundation
      final class LiveMenuRepository: MenuRepository {
        func menu() async throws -> [String] {
          [try await URLSession.shared.data(from: URL(filePath: "/")).0.description]
        }
      }
      //- Presentation/Menu/MenuViewModel.swift
      @MainActor final class MenuViewModel {
        private let repository: any MenuRepository
        init() { repository = LiveMenuRepository() }
        func load() async throws -> [String] { try await repository.menu() }
      }
      //- Presentation/Menu/OrderViewModel.swift
      @MainActor final class OrderViewModel {
        private let repository: any MenuRepository
        init(repository: any MenuRepository) { self.repository = repository }
        func load() async throws -> [String] { try await repository.menu() }
      }
      //- Presentation/PreviewFactory.swift
      @MainActor struct PreviewFactory {
        func makeRepository() -> any MenuRepository { LiveMenuRepository() }
        func makeOrder() -> OrderViewModel { OrderViewModel(repository: LiveMenuRepository()) }
      }
      //- App/ShopApp.swift
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Text("menu") } } }
      """,
      "depend on 'MenuRepository' (Domain) and build 'LiveMenuRepository' in 'ShopApp', where the app starts"
    ),
    Way(
      .uiFrameworkInViewModel, "what catches errors reads what Foundation says of them",
      model(
        "import SwiftUI",
        "func load() { do { try open() } catch { text = error.localizedDescription } }"
      ),
      "write 'import Combine' and 'import Foundation' instead of 'import SwiftUI'"),
    Way(
      .uiFrameworkInViewModel, "what trims text needs Foundation",
      model(
        "import SwiftUI\nimport Combine",
        "func load() { text = text.trimmingCharacters(in: .whitespaces) }"),
      "write 'import Foundation' instead of 'import SwiftUI'"),
    Way(
      .uiFrameworkInViewModel, "what only joins text does not",
      model("import SwiftUI", "func load() { text = text.uppercased() }"),
      "write 'import Combine' instead of 'import SwiftUI'"),
    Way(
      .uiFrameworkInViewModel, "a view listens to the keyboard",
      model(
        "import UIKit",
        """
        private var isUp = false
          func load() { watch(UIResponder.keyboardWillShowNotification) }
          func stop() { watch(UIResponder.keyboardWillHideNotification) }
        """),
      "let the view listen to what 'UIResponder' posts, and tell 'MenuViewModel' what happened"),
    Way(
      .uiFrameworkInViewModel, "a gesture is the view's",
      model("import UIKit", "var tap: UITapGestureRecognizer?"),
      "leave 'UITapGestureRecognizer' to the view, which tells 'MenuViewModel' what happened"),
    Way(
      .uiFrameworkInViewModel, "a style is a value",
      model("import UIKit", "var style: UIBarStyle = .default"),
      "use a plain value, such as an enum, in place of 'UIBarStyle' in 'style', and let the view turn it into what is drawn"
    ),
    Way(
      .frameworkInDomain, "points in space are numbers, and no hex string",
      """
      //- Domain/Entities/Dish.swift
      import SceneKit
      struct Dish { let places: [SCNVector3] }
      """, "keep plain numbers in place of 'SCNVector3'"),
    Way(
      .frameworkInDomain, "what implements a protocol beside it goes",
      """
      //- Domain/Services/AudioService.swift
      import AVFoundation
      protocol AudioService { func player(for path: String) -> AVPlayer }
      final class LiveAudioService: AudioService {
        func player(for path: String) -> AVPlayer { AVPlayer() }
      }
      """, "move 'LiveAudioService', which implements 'AudioService', to Data"),
    Way(
      .frameworkInDomain, "what is implemented elsewhere is turned there",
      """
      //- Domain/Services/AudioService.swift
      import AVFoundation
      protocol AudioService { func player(for path: String) -> AVPlayer }
      """, "use a value of Domain instead of 'AVPlayer', and convert between the two"),
  ]

  private static let repository = """
    //- Domain/Repositories/MenuRepository.swift
    protocol MenuRepository { func menu() -> [String] }
    //- Data/Repositories/LiveMenuRepository.swift
    import Foundation
    final class LiveMenuRepository: MenuRepository {
      func menu() -> [String] { UserDefaults.standard.stringArray(forKey: "menu") ?? [] }
      func count() -> Int { menu().count }
    }

    """

  private static func holding(_ call: String) -> String {
    repository + """
      //- Presentation/Menu/MenuViewModel.swift
      @MainActor final class MenuViewModel {
        private let menu: LiveMenuRepository
        init(menu: LiveMenuRepository) { self.menu = menu }
        func load() -> Int { \(call) }
      }
      """
  }

  private static let collaborators: [Way] = [
    Way(
      .concreteRepository, "a protocol lacks what is called", holding("menu.count()"),
      "add 'count' to 'MenuRepository', depend on 'MenuRepository'"),
    Way(
      .concreteRepository, "a protocol has what is called", holding("menu.menu().count"),
      "depend on 'MenuRepository'"),
    Way(
      .infrastructureAccess, "a class of values is moved, and not handed in",
      repository + """
        //- Data/Arrival.swift
        class Arrival: Hashable {
          let stop: String
          init(stop: String) { self.stop = stop }
          func hash(into hasher: inout Hasher) { hasher.combine(stop) }
          static func == (a: Arrival, b: Arrival) -> Bool { a.stop == b.stop }
        }
        //- Presentation/Menu/StopView.swift
        import SwiftUI
        struct StopView: View {
          @State var items: [Arrival] = []
          var body: some View { Text("stops") }
        }
        """, "move 'Arrival' to Presentation: only screens use it"),
    Way(
      .codable, "a mapper that asks for coding lets go of it, too",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Codable, Equatable { let name: String }
      //- Data/DishDTO.swift
      struct DishDTO: Codable { let name: String }
      //- Data/DomainMapper.swift
      protocol DomainMapper {
        associatedtype Wire: Codable
        associatedtype Value: Codable
        func value(of wire: Wire) -> Value
      }
      //- Data/DishMapper.swift
      struct DishMapper: DomainMapper {
        func value(of wire: DishDTO) -> Dish { Dish(name: wire.name) }
      }
      """, "remove the conformance, and what 'DomainMapper' asks for of it"),
    Way(
      .dtoInDomain, "what is sent is made of what Domain says",
      """
      //- Domain/UseCases/Login.swift
      struct Login {
        let request: LoginRequest
        func execute() -> Int { 1 }
      }
      //- Data/LoginRequest.swift
      struct LoginRequest: Encodable { let name: String }
      """, "let 'Login' ask with a value of Domain, and make 'LoginRequest' of it in Data"),
    Way(
      .dtoInDomain, "a value that is made of a page already",
      """
      //- Domain/PageResponse.swift
      struct PageResponse: Codable {
        let total_pages: Int
        enum CodingKeys: String, CodingKey { case total_pages }
      }
      //- Domain/Page.swift
      struct Page: Equatable { let count: Int }
      //- Domain/PageMapper.swift
      struct PageMapper {
        func map(_ page: PageResponse) -> Page { Page(count: page.total_pages) }
      }
      """, "move 'PageResponse' to Data, and "),
  ]

  @Test(arguments: looks + collaborators)
  fileprivate func theHelpCanBeFollowed(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }
}
