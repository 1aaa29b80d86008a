import StrataFeatures
import TestSupport

/// Explains subjects of a small project in memory.
struct Explaining {
  private let codebase: InMemoryCodebase

  init(_ source: String) { codebase = InMemoryCodebase(MarkedSource(source)) }

  func callAsFunction(_ subject: String) throws -> Explanation {
    let paths = try AskedSubject(subject).paths
    return try ExplainSubject(judge: JudgeCodebase(reader: codebase, text: codebase))(
      subject, in: CodebaseRequest(paths: paths))
  }

  /// The explanation of a type.
  func type(_ subject: String) throws -> TypeExplanation? {
    if case .type(let type) = try self(subject).subject { type } else { nil }
  }

  /// The explanation of a way.
  func route(_ subject: String) throws -> RouteExplanation? {
    if case .route(let route) = try self(subject).subject { route } else { nil }
  }

  /// Why there is nothing to say.
  func error(_ subject: String) -> ExplainError? {
    do { _ = try self(subject) } catch { return error as? ExplainError }
    return nil
  }

  /// A shop with a repository, its use case, two screens and a container.
  static let shop = Explaining(
    """
    //- Domain/Entities/Order.swift
    struct Order {
      enum Status { case open }
      let id: String
      var status: Status
    }
    //- Domain/Repositories/OrderRepository.swift
    protocol OrderRepository { func orders() async throws -> [Order] }
    //- Domain/UseCases/LoadOrdersUseCase.swift
    protocol LoadOrdersUseCase { func execute() async throws -> [Order] }
    struct DefaultLoadOrdersUseCase: LoadOrdersUseCase {
      let repository: any OrderRepository
      func execute() async throws -> [Order] { try await repository.orders().reversed() }
    }
    //- Data/DTO/OrderDTO.swift
    struct OrderDTO: Decodable {
      enum Status: String, Decodable { case open }
      let id: String
      let status: Status
    }
    extension Order {
      init(dto: OrderDTO) { self.init(id: dto.id, status: .open) }
    }
    //- Data/Network/APIClient.swift
    import Foundation
    final class APIClient {
      func load() async throws -> [OrderDTO] { [] }
    }
    //- Data/Repositories/LiveOrderRepository.swift
    final class LiveOrderRepository: OrderRepository {
      private let client: APIClient
      init(client: APIClient) { self.client = client }
      func orders() async throws -> [Order] { try await client.load().map { Order(dto: $0) } }
    }
    //- Presentation/Orders/OrdersViewModel.swift
    import Combine
    @MainActor final class OrdersViewModel: ObservableObject {
      enum State { case idle, shown([Order]) }
      private let loadOrders: any LoadOrdersUseCase
      init(loadOrders: any LoadOrdersUseCase) { self.loadOrders = loadOrders }
    }
    //- Presentation/Orders/OrdersView.swift
    import SwiftUI
    struct OrdersView: View {
      @StateObject var viewModel: OrdersViewModel
      var debugRow: OrderDTO?
      var body: some View { Text("orders") }
    }
    #Preview { OrdersView(viewModel: OrdersViewModel(loadOrders: StubLoadOrders())) }
    //- App/AppContainer.swift
    @MainActor final class AppContainer {
      let repository: any OrderRepository = LiveOrderRepository(client: APIClient())
      func makeLoadOrders() -> any LoadOrdersUseCase {
        DefaultLoadOrdersUseCase(repository: repository)
      }
      func makeOrdersViewModel() -> OrdersViewModel {
        OrdersViewModel(loadOrders: makeLoadOrders())
      }
    }
    //- ShopTests/OrdersViewModelTests.swift
    import XCTest
    final class OrdersViewModelTests: XCTestCase {
      func testItLoads() { _ = OrdersViewModel(loadOrders: StubLoadOrders()) }
    }
    struct StubLoadOrders: LoadOrdersUseCase {
      func execute() async throws -> [Order] { [] }
    }
    """)
}
