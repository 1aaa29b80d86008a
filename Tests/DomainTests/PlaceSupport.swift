import StrataData
import StrataFeatures
import TestSupport

/// Places texts in a small project in memory.
struct Placing {
  private let codebase: InMemoryCodebase
  private let memory: any PlaceRemembering

  init(_ source: String, memory: any PlaceRemembering = NoPlaceMemory()) {
    codebase = InMemoryCodebase(MarkedSource(source))
    self.memory = memory
  }

  private var place: PlaceCode {
    PlaceCode(
      judge: JudgeCodebase(reader: codebase, text: codebase), text: TextFacts(), memory: memory)
  }

  /// Where a file of the project belongs.
  func file(_ path: String, type: String? = nil) throws -> PlaceAnswer {
    try place(PlaceRequest(.file(path), type: type, in: CodebaseRequest(path: path)))
  }

  /// Where an unsaved text belongs.
  func text(
    _ text: String, assumed: String? = nil, type: String? = nil
  ) throws -> PlaceAnswer {
    let source = PlaceRequest.Source.text(Array(text.utf8), assumed: assumed.map { "/" + $0 })
    return try place(PlaceRequest(source, type: type, in: CodebaseRequest(path: ".")))
  }

  /// Why there is no answer.
  func error(_ work: (Placing) throws -> PlaceAnswer) -> PlaceError? {
    do { _ = try work(self) } catch { return error as? PlaceError }
    return nil
  }

  /// A shop of three layers, with one screen.
  static let shop = Placing(
    """
    //- Domain/Entities/Order.swift
    struct Order { let id: String; var total: Int }
    //- Domain/Repositories/OrderRepository.swift
    protocol OrderRepository { func orders() async throws -> [Order] }
    //- Domain/UseCases/LoadOrdersUseCase.swift
    struct LoadOrdersUseCase {
      let repository: any OrderRepository
      func execute() async throws -> [Order] { try await repository.orders().reversed() }
    }
    //- Data/DTO/OrderDTO.swift
    struct OrderDTO: Decodable { let id: String; let total: Int }
    //- Data/Network/APIClient.swift
    import Foundation
    final class APIClient {
      func load() async throws -> [OrderDTO] {
        let (data, _) = try await URLSession.shared.data(from: URL(string: "/")!)
        return try JSONDecoder().decode([OrderDTO].self, from: data)
      }
    }
    //- Data/Repositories/LiveOrderRepository.swift
    final class LiveOrderRepository: OrderRepository {
      private let client: APIClient
      init(client: APIClient) { self.client = client }
      func orders() async throws -> [Order] {
        try await client.load().map { Order(id: $0.id, total: $0.total) }
      }
    }
    //- Presentation/Orders/OrdersViewModel.swift
    import Combine
    @MainActor final class OrdersViewModel: ObservableObject {
      @Published var orders: [Order] = []
      private let loadOrders: LoadOrdersUseCase
      init(loadOrders: LoadOrdersUseCase) { self.loadOrders = loadOrders }
    }
    //- Presentation/Orders/OrdersView.swift
    import SwiftUI
    struct OrdersView: View {
      @StateObject var viewModel: OrdersViewModel
      var body: some View { Text("orders") }
    }
    //- Presentation/Orders/Receipt.swift
    import Foundation
    struct ReceiptResponse: Decodable { let id: String }
    final class ReceiptLoader {
      func load() async throws -> ReceiptResponse {
        let (data, _) = try await URLSession.shared.data(from: URL(string: "/")!)
        return try JSONDecoder().decode(ReceiptResponse.self, from: data)
      }
    }
    //- App/AppContainer.swift
    @MainActor final class AppContainer {
      let repository: any OrderRepository = LiveOrderRepository(client: APIClient())
      func makeOrdersViewModel() -> OrdersViewModel {
        OrdersViewModel(loadOrders: LoadOrdersUseCase(repository: repository))
      }
    }
    """)
}
