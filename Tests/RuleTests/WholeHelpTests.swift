import StrataCode
import StrataRules
import TestSupport
import Testing

/// Help looks at all that has to change with what it says.
@Suite("Help that sees the whole")
struct WholeHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static let values: [Way] = [
    Way(
      .codable, "who asks for a value by its name",
      Way.menu + """
        //- Domain/Entities/Order.swift
        struct Order: Codable, Equatable { let id: Int }
        //- Domain/UseCases/LoadOrderUseCase.swift
        struct LoadOrderUseCase { func execute(_ order: Order) -> Int { order.id + 1 } }
        //- Data/Network/OrderClient.swift
        struct OrderClient {
          let http: Http
          func order() async throws -> Order { try await http.get("order", as: Order.self) }
        }
        //- Data/Network/Http.swift
        import Foundation
        struct Http {
          func get<T: Decodable>(_ path: String, as type: T.Type) async throws -> T {
            try JSONDecoder().decode(T.self, from: Data())
          }
        }
        """,
      "declare a Codable 'OrderDTO' in Data, which 'OrderClient' asks for in place of 'Order' and turns into that"
    ),
    Way(
      .dtoInDomain, "members of an entity that make records",
      Way.menu + """
        //- Data/DTO/OrderDTO.swift
        struct OrderDTO: Codable { let id: Int }
        //- Domain/Entities/Order.swift
        struct Order: Equatable {
          let id: Int
          var record: OrderDTO { OrderDTO(id: id) }
          init(id: Int) { self.id = id }
          init(_ record: OrderDTO) { id = record.id }
        }
        //- Domain/UseCases/SendOrderUseCase.swift
        struct SendOrderUseCase {
          let order: Order
          func execute() -> Int { order.id + 1 }
        }
        """,
      "move 'record' and 'init(_:)' to an extension of 'Order' in Data"
    ),
    Way(
      .protocolOutsideDomain, "a plain value beside a protocol goes along",
      Way.menu + """
        //- Data/Repositories/OrderRepository.swift
        enum OrderChange { case removed(Dish) }
        protocol OrderRepository { func change(_ change: OrderChange) async throws }
        struct LiveOrderRepository: OrderRepository {
          func change(_ change: OrderChange) async throws {}
        }
        //- Domain/UseCases/ChangeOrderUseCase.swift
        struct ChangeOrderUseCase {
          let repository: any OrderRepository
          func execute(_ dish: Dish) async throws {
            try await repository.change(.removed(dish))
          }
        }
        """,
      "move 'OrderRepository' to Domain, where it is needed, with 'OrderChange', which it names"),
  ]

  private static let frameworks: [Way] = [
    Way(
      .frameworkInDomain, "one type of a file has a color",
      Way.menu + """
        //- Domain/Entities/Entry.swift
        import SwiftUI
        struct Entry: Identifiable { let id: Int; let level: Level }
        enum Level: String {
          case low, high
          var color: Color { self == .low ? .green : .red }
        }
        //- Presentation/Log/LogView.swift
        import SwiftUI
        struct LogView: View {
          let entry: Entry
          let level: Level
          var body: some View { Text(level.rawValue).foregroundStyle(level.color) }
        }
        """, "move 'color' to an extension of 'Level' in Presentation"),
    Way(
      .frameworkInDomain, "what Data alone makes of a store's words",
      Way.menu + """
        //- Domain/Entities/Entry.swift
        import FirebaseFirestore
        struct Entry: Identifiable { let id: Int; let date: Date }
        extension Entry {
          static func read(_ data: [String: Any]) -> Entry? {
            (data["date"] as? Timestamp).map { Entry(id: 1, date: $0.dateValue()) }
          }
          func written() -> [String: Any] { ["date": Timestamp(date: date)] }
        }
        //- Data/Repositories/EntryRepository.swift
        struct EntryRepository { func entry() -> Entry? { Entry.read([:]) } }
        //- Domain/UseCases/LoadEntryUseCase.swift
        struct LoadEntryUseCase { func execute(_ entry: Entry) -> Int { entry.id + 1 } }
        """, "move 'read' and 1 more to an extension of 'Entry' in Data"),
    Way(
      .frameworkInDomain, "what its neighbour in the file stores stays",
      Way.menu + """
        //- Domain/Entities/Risks.swift
        import Foundation
        struct Risks {
          let rates: [Double]
          static func load() -> Risks { Risks(rates: [UserDefaults.standard.double(forKey: "a")]) }
        }
        struct Vector { let risks: Risks; func sum() -> Double { risks.rates.reduce(0, +) } }
        //- Data/Storage/RiskStore.swift
        struct RiskStore { func risks() -> Risks { Risks.load() } }
        """, "move 'load' to an extension of 'Risks' in Data"),
    Way(
      .frameworkInDomain, "an extension that keeps a protocol",
      Way.menu + """
        //- Domain/Requests/Formed.swift
        protocol Formed { func form() -> [Int] }
        //- Domain/Requests/UploadRequest.swift
        import Moya
        struct UploadRequest { let bytes: [UInt8] }
        extension UploadRequest: Formed {
          func form() -> [Int] { _ = MultipartFormData(provider: bytes); return [] }
        }
        //- Data/Network/UploadTarget.swift
        struct UploadTarget { let request: any Formed }
        """, "move the extension by which 'UploadRequest' conforms to 'Formed' to Data"),
    Way(
      .frameworkType, "what nobody observes",
      Way.menu + """
        //- Domain/UseCases/Quiz.swift
        import Combine
        final class Quiz: ObservableObject {
          @Published private(set) var score = 0
          func answer(_ value: Int) { if value > 3 { score += value } }
        }
        //- Presentation/Quiz/QuizViewModel.swift
        import Combine
        @MainActor final class QuizViewModel: ObservableObject {
          @Published private(set) var score = 0
          private let quiz: Quiz
          init(quiz: Quiz) { self.quiz = quiz }
          func answer() { quiz.answer(4) }
        }
        """, "remove 'ObservableObject' from 'Quiz': nothing observes it"),
  ]

  private static let screens: [Way] = [
    Way(
      .layerReference, "a helper among screens that Data alone calls",
      Way.menu + """
        //- Data/DTO/OrderDTO.swift
        import Foundation
        struct OrderDTO: Codable {
          let date: String
          func day() -> Date? { DayFormatter.date(from: date) }
        }
        //- Presentation/Menu/DayFormatter.swift
        import Foundation
        struct DayFormatter {
          static func date(from text: String) -> Date? { ISO8601DateFormatter().date(from: text) }
        }
        //- Presentation/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View { var body: some View { Text("menu") } }
        """, "move 'DayFormatter' to Data: nothing else uses it"),
    Way(
      .infrastructureAccess, "a protocol of the same words asks for something else",
      Way.menu + """
        //- Data/Storage/DishPhotoStore.swift
        import Foundation
        actor DishPhotoStore {
          func save(_ bytes: Data, at date: Date) throws { try bytes.write(to: URL(filePath: "/")) }
        }
        //- Domain/Repositories/DishRepository.swift
        protocol DishRepository { func save(_ dish: Dish) async throws }
        //- Domain/UseCases/SaveDishUseCase.swift
        struct SaveDishUseCase {
          let repository: any DishRepository
          func execute(_ dish: Dish) async throws { try await repository.save(dish) }
        }
        //- Presentation/Dish/DishViewModel.swift
        import Foundation
        @MainActor final class DishViewModel {
          private let store: DishPhotoStore
          init(store: DishPhotoStore) { self.store = store }
          func keep(_ bytes: Data) async throws { try await store.save(bytes, at: .now) }
        }
        """, "declare what 'DishViewModel' needs as a protocol in Domain"),
    Way(
      .infrastructureAccess, "a view that lends a store's context",
      Way.menu + """
        //- Stores/DishStore.swift
        import Observation
        import SwiftData
        @Observable final class DishStore {
          private(set) var names: [String] = []
          func load(from context: ModelContext) throws { names = [] }
        }
        //- Presentation/Dish/DishView.swift
        import SwiftData
        import SwiftUI
        struct DishView: View {
          @Environment(\\.modelContext) private var context
          @Environment(DishStore.self) private var store
          var body: some View { Text("dish").task { try? store.load(from: context) } }
        }
        """,
      "give 'DishStore' its 'ModelContext' where it is made, and take it out of what its methods ask for: 'DishView' only passes it on"
    ),
    Way(
      .serviceLocator, "what is asked of a container is named",
      Way.menu + """
        //- Domain/UseCases/LoadMenuUseCase.swift
        struct LoadMenuUseCase {
          let repository: any MenuRepository
          func execute() async throws -> [Dish] { try await repository.menu() }
        }
        //- App/AppContainer.swift
        final class AppContainer {
          let repository: any MenuRepository
          init(repository: any MenuRepository) { self.repository = repository }
          func makeLoadMenu() -> LoadMenuUseCase { LoadMenuUseCase(repository: repository) }
          func makeMenuViewModel() -> MenuViewModel { MenuViewModel(container: self) }
        }
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let container: AppContainer
          init(container: AppContainer) { self.container = container }
          func load() async throws { _ = try await container.makeLoadMenu().execute() }
        }
        """,
      "take the objects that come from 'AppContainer', such as what 'makeLoadMenu' gives, in the initializer of 'MenuViewModel'"
    ),
  ]

  @Test(arguments: values + frameworks + screens)
  fileprivate func theHelpSeesTheWhole(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }
}
