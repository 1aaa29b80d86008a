extension Rule {
  /// A view model decides what the business decides.
  package static let logicInViewModel = Rule(
    "presentation.logic-in-view-model", .warning,
    summary: "A view model decides by comparing domain data, or judges the person's input itself.",
    why: """
      A rule of the business that stands in a view model holds on one screen only, and the next \
      screen, the widget and the server each get a rule of their own.
      """,
    fix: "Move the decision into the use case or the entity, and let the view model ask it.",
    examples: [
      .bad(
        "a view model that decides who may cancel",
        """
        //- Domain/Entities/Order.swift
        enum OrderStatus { case open, shipped }
        struct Order {
          let id: Int
          let status: OrderStatus
        }
        //- Domain/UseCases/CancelOrderUseCase.swift
        protocol CancelOrderUseCase { func execute(_ id: Int) async throws }
        //- Presentation/Orders/OrderViewModel.swift
        @MainActor final class OrderViewModel {
          private let cancelOrder: any CancelOrderUseCase
          init(cancelOrder: any CancelOrderUseCase) { self.cancelOrder = cancelOrder }
          func cancel(_ order: Order) async throws {
            guard ↓order.status == .open else { return }
            try await cancelOrder.execute(order.id)
          }
        }
        """),
      .bad(
        "a view model that knows what a valid address is",
        """
        //- Domain/UseCases/LogInUseCase.swift
        protocol LogInUseCase { func execute(email: String) async throws }
        //- Presentation/Login/LoginViewModel.swift
        @MainActor final class LoginViewModel {
          var email = ""
          private let logIn: any LogInUseCase
          init(logIn: any LogInUseCase) { self.logIn = logIn }
          var isValidEmail: Bool { ↓email.contains("@") }
        }
        """),
      .good(
        "a view model that asks the entity",
        """
        //- Domain/Entities/Order.swift
        enum OrderStatus { case open, shipped }
        struct Order: Equatable {
          let id: Int
          let status: OrderStatus
          var canBeCancelled: Bool { status == .open }
        }
        //- Domain/UseCases/CancelOrderUseCase.swift
        protocol CancelOrderUseCase { func execute(_ id: Int) async throws }
        //- Presentation/Orders/OrderViewModel.swift
        @MainActor final class OrderViewModel {
          private let cancelOrder: any CancelOrderUseCase
          init(cancelOrder: any CancelOrderUseCase) { self.cancelOrder = cancelOrder }
          func cancel(_ order: Order) async throws {
            guard order.canBeCancelled else { return }
            try await cancelOrder.execute(order.id)
          }
        }
        """),
      .good(
        "a view model that waits for what it asked before",
        """
        //- Domain/UseCases/LoadFeedUseCase.swift
        protocol LoadFeedUseCase { func execute() async throws -> [String] }
        //- Presentation/Feed/FeedViewModel.swift
        @MainActor final class FeedViewModel {
          enum State { case idle, loading }
          private var state = State.idle
          private(set) var items: [String] = []
          private let loadFeed: any LoadFeedUseCase
          init(loadFeed: any LoadFeedUseCase) { self.loadFeed = loadFeed }
          func load() async throws {
            guard state == .idle, items.count == 0 else { return }
            items = try await loadFeed.execute()
          }
        }
        """),
    ], subjects: .viewModels
  ) { codebase in
    codebase.types(.viewModel).flatMap { Decisions(codebase, by: $0).findings() }
  }
}
