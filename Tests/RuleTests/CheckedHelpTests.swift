import StrataCode
import StrataRules
import TestSupport
import Testing

/// Help promises only what the code around a finding allows.
@Suite("Help that is checked")
struct CheckedHelpTests {
  private typealias Way = RouteHelpTests.Way

  private static let domain = """
    //- Domain/Repositories/MenuRepository.swift
    protocol MenuRepository { func menu() async throws -> [String] }
    //- Domain/Entities/Dish.swift
    struct Dish: Equatable { let name: String }

    """

  private static let service = """
    //- Data/Services/MenuService.swift
    import Foundation
    struct MenuResponse: Decodable { let names: [String] }
    final class MenuService {
      func latest() async throws -> MenuResponse {
        let data = try await URLSession.shared.data(from: URL(filePath: "/")).0
        return try JSONDecoder().decode(MenuResponse.self, from: data)
      }
      func count() async throws -> Int { try await latest().names.count }
    }

    """

  private static let protocols: [Way] = [
    Way(
      .frameworkInDomain, "a protocol that names records goes with what keeps it",
      domain + """
        //- Domain/Remote/MenuDataSource.swift
        import FirebaseFirestore
        struct MenuRecordDTO: Codable { let name: String }
        protocol MenuDataSource { func record() async throws -> MenuRecordDTO? }
        final class LiveMenuDataSource: MenuDataSource {
          func record() async throws -> MenuRecordDTO? {
            try await Firestore.firestore().document("menu").getDocument().data(as: MenuRecordDTO.self)
          }
        }
        """,
      "move 'LiveMenuDataSource' and 'MenuDataSource', which names 'MenuRecordDTO', to Data"),
    Way(
      .infrastructureAccess, "what a protocol of Domain could not say",
      domain + service + """
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let service: MenuService
          init(service: MenuService) { self.service = service }
          func load() async throws { _ = try await service.latest() }
        }
        """,
      "declare what 'MenuViewModel' needs as a protocol in Domain, with values of its own in place "
        + "of 'MenuResponse', let 'MenuService' conform to it"),
    Way(
      .infrastructureAccess, "only what is asked counts",
      domain + service + """
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let service: MenuService
          init(service: MenuService) { self.service = service }
          func load() async throws { _ = try await service.count() }
        }
        """,
      "declare what 'MenuViewModel' needs as a protocol in Domain, let 'MenuService' conform to it"),
    Way(
      .infrastructureAccess, "a view has its view model ask",
      domain + service + """
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel { var titles: [String] = [] }
        //- Presentation/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          let model: MenuViewModel
          let service: MenuService
          var body: some View { Button("Load") { Task { _ = try await service.count() } } }
        }
        """,
      "declare what 'MenuViewModel' needs as a protocol in Domain, let 'MenuService' conform to it"),
    Way(
      .layerReference, "a use case's own protocol among the screens",
      domain + """
        //- Presentation/Interface/LoadMenuUseCase.swift
        protocol LoadMenuUseCase { func execute() async throws -> [String] }
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let load: any LoadMenuUseCase
          init(load: any LoadMenuUseCase) { self.load = load }
        }
        //- Domain/UseCases/DefaultLoadMenuUseCase.swift
        struct DefaultLoadMenuUseCase: LoadMenuUseCase {
          let repository: any MenuRepository
          func execute() async throws -> [String] { try await repository.menu().sorted() }
        }
        """,
      "move 'LoadMenuUseCase' to Domain, where 'DefaultLoadMenuUseCase' keeps it"),
    Way(
      .layerReference, "an error in the words of a network stays outside",
      domain + """
        //- Data/Network/LoadError.swift
        enum LoadError: Error { case serverError, decodingError }
        //- Domain/UseCases/LoadMenuUseCase.swift
        struct LoadMenuUseCase {
          let repository: any MenuRepository
          func execute() async throws -> [String] {
            do { return try await repository.menu() } catch LoadError.serverError { return [] }
          }
        }
        """,
      "declare an error in Domain for what went wrong, and turn 'LoadError' into it in Data"),
    Way(
      .layerReference, "what a value makes of itself for a screen",
      domain + """
        //- Presentation/Menu/DishRow.swift
        struct DishRow: Identifiable { let id: String }
        //- Domain/Entities/Meal.swift
        struct Meal: Equatable {
          let name: String
          func toRow() -> DishRow { DishRow(id: name) }
        }
        """,
      "move 'toRow' to an extension in Presentation, where 'DishRow' is known"),
  ]

  private static let coding: [Way] = [
    Way(
      .dtoInDomain, "an answer that carries any other",
      """
      //- Domain/UseCases/LoadMenuUseCase.swift
      protocol LoadMenuUseCase { func execute() async throws -> BaseResponse<[String]> }
      //- Data/DTO/BaseResponse.swift
      struct BaseResponse<Content: Decodable>: Decodable {
        let code: Int
        let result: Content
      }
      """,
      "return what 'BaseResponse' carries as a value of Domain, and take it out in Data"),
    Way(
      .codable, "a root whose extension codes for all",
      """
      //- Domain/Models/Model.swift
      import Foundation
      protocol Model: Codable {}
      extension Model { func toData() throws -> Data { try JSONEncoder().encode(self) } }
      //- Domain/Models/Credentials.swift
      struct Credentials: Model { let name: String }
      //- Domain/UseCases/SignInUseCase.swift
      struct SignInUseCase { func execute(_ it: Credentials) throws { _ = try it.toData() } }
      //- Data/Repositories/LiveRepository.swift
      protocol SessionRepository {}
      struct LiveSessionRepository: SessionRepository {}
      """,
      "remove the conformance if everything builds without it; otherwise declare a Codable 'CredentialsDTO'"
    ),
    Way(
      .codable, "what has its DTO already and is stored besides",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Codable { let name: String }
      //- Data/DTO/DishDTO.swift
      struct DishDTO: Decodable {
        let name: String
        func toDomain() -> Dish { Dish(name: name) }
      }
      //- Data/Cache/StoredMenu.swift
      struct StoredMenu: Codable { let dishes: [Dish] }
      """,
      "remove the conformance if everything builds without it: 'DishDTO' is turned into 'Dish'"),
    Way(
      .codable, "what a screen decodes",
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Codable { let name: String }
      //- Presentation/Menu/MenuViewModel.swift
      import Foundation
      @MainActor final class MenuViewModel {
        var dish: Dish?
        func show(_ data: Data) throws { dish = try JSONDecoder().decode(Dish.self, from: data) }
      }
      """,
      "declare a Codable 'DishDTO' in Data, decode it there in place of 'MenuViewModel'"),
    Way(
      .dtoInDomain, "a part of another record goes with it",
      """
      //- Domain/Entities/OrderResponse.swift
      struct OrderResponse: Codable { let body: OrderBody }
      //- Domain/Entities/OrderBody.swift
      struct OrderBodyDTO: Codable { let number: Int }
      struct OrderEnvelopeResponse: Codable { let body: OrderBodyDTO }
      """,
      "move 'OrderBodyDTO' to Data with 'OrderEnvelopeResponse', which is made of it"),
  ]

  @Test(arguments: protocols)
  fileprivate func aProtocolIsPromisedInWordsOfDomain(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }

  @Test(arguments: coding)
  fileprivate func codingGoesWhereItsUsersLeaveIt(_ way: RouteHelpTests.Way) throws {
    try way.expectHelp()
  }
}
