internal import StrataCode
internal import StrataModel

extension Rule {
  /// A view model decides what the business decides.
  package static let logicInViewModel: Rule = Rule(
    "presentation.logic-in-view-model", .warning,
    summary: Phrase(
      """
      A view model, presenter or coordinator decides, selects or calculates by domain data, or \
      judges the person's input itself.
      """,
      zh: "ViewModel、Presenter 或 Coordinator 根据领域数据做判断、筛选或计算，或自行判断用户的输入。"),
    title: Phrase("view models make business decisions", zh: "ViewModel 中有业务逻辑"),
    step: Phrase("Move the decision to a use case or entity", zh: "移到 UseCase 或 Entity"),
    why: Phrase(
      """
      A rule of the business that is in a view model holds on one screen only, and the next \
      screen, the widget and the server each get a rule of their own.
      """,
      zh: "写在 ViewModel 中的业务规则只对一个界面有效，下一个界面、小组件和服务器又会各写一套。"),
    fix: Phrase(
      "Move the decision into the use case or the entity, and let the view model ask it.",
      zh: "把判断移到 UseCase 或 Entity 中，由 ViewModel 调用。"),
    examples: [
      .bad(
        Phrase("a view model that decides who may cancel", zh: "自行决定谁可以取消的 ViewModel"),
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
        Phrase("a view model that knows what a valid address is", zh: "自行判断地址是否有效的 ViewModel"),
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
        Phrase("a view model that asks the entity", zh: "由 Entity 判断的 ViewModel"),
        seenIn: "FoodOrdering/Sources/Presentation/Features/Cart/CartViewModel.swift",
        """
        //- Domain/Entities/Order.swift
        enum OrderStatus { case open, shipped }
        struct Order: Identifiable, Equatable {
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
        Phrase("a view model that waits for what it asked before", zh: "等待上一次请求完成的 ViewModel"),
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
    let values = codebase.known { DomainValues(codebase) }
    let deciders = codebase.known { codebase.screenDeciders() }
    return codebase.said(ofEach: deciders) {
      Decisions(codebase, values, by: $0).findings()
    }
  }
}
