import StrataCode
import StrataRules
import TestSupport
import Testing

/// Help that says no more than the code shows.
@Suite("Help that spares words")
struct SparingHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static let screens: [Way] = [
    Way(
      .uiFrameworkInViewModel, "an animation follows what a method with one writes",
      Way.model(
        "SwiftUI",
        "@Published var isOpen: Bool = false\n  func open() { withAnimation { isOpen = true } }"),
      "leave 'withAnimation' to the view that shows 'isOpen', where '.animation(_:value:)' follows it"
    ),
    Way(
      .uiFrameworkInViewModel, "an animation of what cannot be compared",
      Way.model(
        "SwiftUI",
        "@Published var state: State = State()\n  struct State {}\n  func open() { withAnimation { state = State() } }"
      ),
      "leave 'withAnimation' to the view, where '.animation(_:value:)' follows what 'MenuViewModel' changes, by a value that can be compared"
    ),
    Way(
      .uiFrameworkInViewModel, "what the application posts is heard",
      Way.model("UIKit", "let name = UIApplication.didBecomeActiveNotification"),
      "let the view listen to what 'UIApplication' posts"),
    Way(
      .uiFrameworkInViewModel, "a style that is only named is no service",
      Way.model("UIKit", "var style: UIImpactFeedbackGenerator.FeedbackStyle = .light"),
      "take an enum of your own in place of 'UIImpactFeedbackGenerator.FeedbackStyle' in 'style'"
    ),
    Way(
      .uiFrameworkInViewModel, "a wrapper that isolated its class",
      """
      //- Presentation/Menu/MenuViewModel.swift
      import SwiftUI
      final class MenuViewModel: ObservableObject {
        @ObservedObject var row = MenuRow()
        func load() { row.load() }
      }
      final class MenuRow: ObservableObject { func load() {} }
      """,
      "keep a plain property in place of 'ObservedObject', which works in views alone, and write '@MainActor' before 'class MenuViewModel'"
    ),
  ]

  private static let layers: [Way] = [
    Way(
      .uiFrameworkInViewModel, "what the shop has sold is no animation",
      Way.model("StoreKit\nimport SwiftUI", "@Published var sold: [Transaction] = []"),
      "write 'import Combine' instead of 'import SwiftUI'"),
    Way(
      .unisolatedViewModel, "what builds it is isolated, too",
      """
      //- Presentation/Menu/MenuViewModel.swift
      import Combine
      protocol MenuViewModelProtocol: AnyObject { func load() async }
      final class MenuViewModel: MenuViewModelProtocol, ObservableObject {
        @Published var names: [String] = []
        func load() async { names = await read() }
        private func read() async -> [String] { [] }
      }
      //- Presentation/Menu/MenuBuilder.swift
      struct MenuBuilder { func build() -> MenuViewModel { MenuViewModel() } }
      """,
      "write '@MainActor' before 'protocol MenuViewModelProtocol', which 'class MenuViewModel' conforms to, and before what builds it in 'MenuBuilder'"
    ),
    Way(
      .layerReference, "what Data decodes is no screen's",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Presentation/Menu/MenuItem.swift
      struct MenuItem: Decodable { let name: String }
      //- Data/Repositories/MenuReader.swift
      import Foundation
      struct MenuReader {
        func read(_ data: Data) throws -> [MenuItem] {
          try JSONDecoder().decode([MenuItem].self, from: data)
        }
      }
      """, "move 'MenuItem' to Data, which decodes it, and let screens show a value of Domain"),
    Way(
      .frameworkType, "what starts the app names the model, too",
      """
      //- Domain/Entities/Dish.swift
      import SwiftData
      @Model final class DishRow { var name = "" }
      //- Data/Repositories/DishRepository.swift
      import SwiftData
      struct DishRepository { func add() { let row = DishRow() } }
      //- App/ShopApp.swift
      import SwiftUI
      @main struct ShopApp: App {
        let models = [DishRow.self]
        var body: some Scene { WindowGroup { Text("Shop") } }
      }
      """, "move 'DishRow' to Data, and let 'ShopApp' import it from there"),
    Way(
      .manifestEdge, "promises and records of Data come in, and the link turns",
      """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Domain", dependencies: ["Data"]),
          .target(name: "Data"),
        ]
      )
      //- Sources/Domain/Dish.swift
      public struct Dish { public let name: String }
      //- Sources/Domain/ListDishesUseCase.swift
      import Data
      struct ListDishesUseCase {
        let repository: any DishRepository
        func execute() async throws -> DishResponse { try await repository.dishes() }
      }
      //- Sources/Data/DishRepository.swift
      public protocol DishRepository { func dishes() async throws -> DishResponse }
      public struct DishResponse: Decodable { public let name: String }
      """,
      "move 'DishRepository' to 'Domain', name 'Dish' there in place of 'DishResponse', let 'Data' link 'Domain' instead of the other way round, and map there"
    ),
    Way(
      .frameworkInDomain, "an extension that Domain calls goes with what calls it",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Domain/Helpers/Data+Decoding.swift
      import Foundation
      extension Data {
        func decoded<T: Decodable>() throws -> T {
          try JSONDecoder().decode(T.self, from: self)
        }
      }
      //- Domain/UseCases/ReadUseCase.swift
      import Foundation
      struct ReadUseCase {
        func execute(_ data: Data) throws -> String { try data.decoded() }
      }
      """,
      "move the extension of 'Data' to Data, with what calls it in 'ReadUseCase.swift'"),
  ]

  private static let rest: [Way] = [
    Way(
      .silentDefault, "all that is made up is told",
      """
      //- Domain/Entities/Film.swift
      import Foundation
      struct Film { let id: UUID; let length: Int }
      //- Data/DTO/FilmDTO.swift
      import Foundation
      struct FilmDTO: Decodable {
        let id: String
        let length: String
        func toDomain() -> Film { Film(id: UUID(uuidString: id) ?? UUID(), length: Int(length) ?? 0) }
      }
      """,
      "throw, leave out the record of which 'id' or 'length' cannot be read, or make 'id' and 'length' of 'Film' optional if there may be none"
    ),
    Way(
      .layerReference, "a list of texts is made of nothing",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Presentation/Texts/Texts.swift
      enum Texts { static var none: String { "none" } }
      //- Presentation/Menu/MenuView.swift
      import SwiftUI
      struct MenuView: View { var body: some View { Text(Texts.none) } }
      //- Data/Repositories/DishRepository.swift
      protocol DishSource { func name() -> String }
      struct DishRepository: DishSource { func name() -> String { Texts.none } }
      """, "let Presentation hand 'DishRepository' what it takes of 'Texts', as a finished value"),
    Way(
      .layerReference, "constants that Data alone uses",
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Presentation/Styles/Fields.swift
      enum Fields { enum Dish { static let name = "name" } }
      //- Presentation/Menu/MenuView.swift
      import SwiftUI
      struct MenuView: View { var body: some View { Text("Menu") } }
      //- Data/Repositories/DishRepository.swift
      protocol DishSource { func name() -> String }
      struct DishRepository: DishSource { func name() -> String { Fields.Dish.name } }
      """, "move 'Fields' to Data: nothing else uses it"),
    Way(
      .layerReference, "what an entity says in a screen's words",
      """
      //- Domain/Entities/Dish.swift
      struct Dish {
        let name: String
        var title: String { name.isEmpty ? Texts.Empty.none : name }
      }
      //- Presentation/Texts/Texts.swift
      enum Texts { enum Empty { static var none: String { "none" } } }
      //- Presentation/Menu/MenuView.swift
      import SwiftUI
      struct MenuView: View { var body: some View { Text(Texts.Empty.none) } }
      """, "move 'title' to an extension of 'Dish' in Presentation, where 'Texts' is known"),
    Way(
      .unisolatedViewModel, "a class whose protocol is what others name",
      """
      //- Presentation/Menu/MenuViewModel.swift
      import Combine
      protocol MenuViewModelProtocol: AnyObject { func load() async }
      final class MenuViewModel: MenuViewModelProtocol, ObservableObject {
        @Published var names: [String] = []
        func load() async { names = await read() }
        private func read() async -> [String] { [] }
      }
      """,
      "write '@MainActor' before 'protocol MenuViewModelProtocol', which 'class MenuViewModel' conforms to"
    ),
  ]

  @Test(arguments: screens + layers + rest)
  fileprivate func theHelpSaysNoMore(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }
}
