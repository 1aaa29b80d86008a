import StrataFeatures
import StrataRules
import StrataCode
import TestSupport
import Testing

@Suite("Advice to use cases, one by one")
struct UseCaseAdviceTests {
  private func entries(_ source: String) throws -> [UseCaseAdvice.Entry] {
    let codebase = InMemoryCodebase(MarkedSource(Self.domain + "\n" + source))
    var request = AdviceRequest(codebase: CodebaseRequest(path: "."))
    request.terms.profile = .standard
    // A prototype is not told to make more of its use cases.
    request.answers = AdviceAnswers(isPrototype: false)
    return try AdviseArchitecture(
      check: CheckArchitecture(judge: JudgeCodebase(reader: codebase, text: codebase)))(
        request
      ).useCases.entries
  }

  private static let domain = """
    //- Domain/Entities/Order.swift
    enum OrderStatus { case open, shipped }
    struct Order {
      let id: Int
      let total: Int
      let status: OrderStatus
    }
    enum OrderError: Error { case tooSmall }
    //- Domain/Repositories/OrderRepository.swift
    protocol OrderRepository { func orders() async throws -> [Order] }
    //- Data/LiveCartRepository.swift
    import Foundation
    final class LiveCartRepository: CartRepository {
      func cart() async throws -> [Order] { _ = URLSession.shared; return [] }
    }
    //- Domain/Repositories/CartRepository.swift
    protocol CartRepository { func cart() async throws -> [Order] }
    """

  private static let parts = """
    //- Domain/UseCases/LoadOrdersUseCase.swift
    struct LoadOrdersUseCase {
      let repository: any OrderRepository
      func execute() async throws -> [Order] { try await repository.orders().reversed() }
    }
    //- Domain/UseCases/LoadCartUseCase.swift
    struct LoadCartUseCase {
      let repository: any CartRepository
      func execute() async throws -> [Order] { try await repository.cart().reversed() }
    }
    //- Domain/UseCases/RefreshShopUseCase.swift
    struct RefreshShopUseCase {
      let orders: LoadOrdersUseCase
      let cart: LoadCartUseCase
      func execute() async throws {
        _ = try await orders.execute()
        _ = try await cart.execute()
      }
    }
    """

  @Test func `parts that nobody else uses are one use case`() throws {
    let entry = try #require(try entries(Self.parts).first)
    #expect(entry.action == .unite)
    #expect(entry.names == ["LoadOrdersUseCase", "LoadCartUseCase"])
    #expect(entry.proposal == "RefreshShopUseCase")
  }

  @Test func `parts that others use too stay apart`() throws {
    let found = try entries(
      Self.parts + """

        //- Presentation/OrdersViewModel.swift
        @MainActor final class OrdersViewModel {
          let load: LoadOrdersUseCase
          init(load: LoadOrdersUseCase) { self.load = load }
        }
        """)
    #expect(found.map(\.action) == [.separate])
    #expect(found.first?.names == ["RefreshShopUseCase"])
  }

  @Test func `what works something out of its parts is left alone`() throws {
    let found = try entries(
      Self.parts.replacing(
        "_ = try await cart.execute()", with: "if try await cart.execute().count == 4 { return }"))
    #expect(found.isEmpty)
  }

  @Test func `small ones of one subject that one view model alone uses are merged`() throws {
    let source = """
      //- Domain/UseCases/LoadOrdersUseCase.swift
      struct LoadOrdersUseCase {
        let repository: any OrderRepository
        func execute() async throws -> [Order] { try await repository.orders().reversed() }
      }
      //- Domain/UseCases/CountOrdersUseCase.swift
      struct CountOrdersUseCase {
        let repository: any OrderRepository
        func execute() async throws -> Int { try await repository.orders().count }
      }
      //- Presentation/OrdersViewModel.swift
      @MainActor final class OrdersViewModel {
        let load: LoadOrdersUseCase
        let count: CountOrdersUseCase
        init(load: LoadOrdersUseCase, count: CountOrdersUseCase) {
          self.load = load
          self.count = count
        }
      }
      """
    let found = try entries(source)
    #expect(found.map(\.action) == [.merge])
    #expect(found.first?.names.sorted() == ["CountOrdersUseCase", "LoadOrdersUseCase"])
    let another =
      source + """

        //- Presentation/BadgeViewModel.swift
        @MainActor final class BadgeViewModel {
          let count: CountOrdersUseCase
          init(count: CountOrdersUseCase) { self.count = count }
        }
        """
    #expect(try entries(another).isEmpty)
  }

  @Test func `what view models and repositories decide is worth a use case with a name`() throws {
    let found = try entries(
      """
      //- Data/LiveOrderRepository.swift
      struct LiveOrderRepository: OrderRepository {
        func orders() async throws -> [Order] { [] }
        func place(_ order: Order) throws {
          guard order.total >= 10 else { throw OrderError.tooSmall }
        }
      }
      //- Presentation/CartViewModel.swift
      @MainActor final class CartViewModel {
        let orders: any OrderRepository
        let carts: any CartRepository
        init(orders: any OrderRepository, carts: any CartRepository) {
          self.orders = orders
          self.carts = carts
        }
        func checkout() async throws {
          _ = try await orders.orders()
          _ = try await carts.cart()
        }
      }
      """)
    #expect(found.map(\.action) == [.create, .create])
    #expect(found.flatMap(\.names) == ["LiveOrderRepository.place", "CartViewModel.checkout"])
    #expect(found.map(\.proposal) == ["PlaceOrderUseCase", "CheckoutCartUseCase"])
  }
}
