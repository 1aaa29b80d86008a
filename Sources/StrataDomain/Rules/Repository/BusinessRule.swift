internal import StrataCode
internal import StrataModel

extension Rule {
  /// A repository implementation decides what is for the business to decide.
  package static let businessRule: Rule = Rule(
    "repository.business-rule", .warning, footing: .layers, needsDomain: true,
    summary: Phrase(
      """
      A repository implementation or another part of Data refuses, selects or calculates domain \
      values by a rule of the business.
      """, zh: "Repository 实现或 Data 的其他部分按业务规则拒绝、筛选或计算 Domain 的值。"),
    title: Phrase("Data makes business decisions", zh: "Data 中有业务逻辑"),
    step: Phrase("Move the decision to a use case or entity", zh: "移到 UseCase 或 Entity"),
    why: Phrase(
      """
      A rule that is in an implementation holds for that source alone: the cache, the next \
      server and every double forget it, and no test of Domain can see it.
      """,
      zh: """
        写在实现里的规则只对这一个来源有效：缓存、下一个服务器和每个测试替身都会漏掉它，\
        Domain 的测试也看不到它。
        """),
    fix: Phrase(
      """
      Let the implementation fetch and store, and decide in the use case or in the entity itself.
      """, zh: "让实现只负责获取和存储，由 UseCase 或 Entity 做判断。"),
    examples: [
      .bad(
        Phrase("an order that is refused where it is sent", zh: "在发送订单的地方拒绝订单"),
        """
        //- Domain/Entities/Order.swift
        struct Order: Equatable { let total: Int }
        enum OrderError: Error { case tooSmall }
        //- Domain/Repositories/OrderRepository.swift
        protocol OrderRepository { func place(_ order: Order) async throws }
        //- Data/Repositories/LiveOrderRepository.swift
        struct LiveOrderRepository: OrderRepository {
          func place(_ order: Order) async throws {
            guard ↓order.total >= 10 else { throw OrderError.tooSmall }
          }
        }
        """),
      .bad(
        Phrase("offers chosen by their price", zh: "按价格筛选优惠"),
        """
        //- Domain/Entities/Offer.swift
        struct Offer: Equatable { let price: Int }
        //- Domain/Repositories/OfferRepository.swift
        protocol OfferRepository { func offers() async throws -> [Offer] }
        //- Data/Repositories/LiveOfferRepository.swift
        struct LiveOfferRepository: OfferRepository {
          let prices: [Int]
          func offers() async throws -> [Offer] {
            prices.map { Offer(price: $0) }.filter { ↓$0.price > 100 }
          }
        }
        """),
      .good(
        Phrase("the use case decides", zh: "由 UseCase 决定"),
        seenIn: "Books/Sources/Domain/UseCases/BorrowBookUseCase.swift",
        """
        //- Domain/Entities/Offer.swift
        struct Offer: Equatable { let price: Int }
        //- Domain/Repositories/OfferRepository.swift
        protocol OfferRepository { func offers() async throws -> [Offer] }
        //- Domain/UseCases/LoadOffersUseCase.swift
        struct LoadOffersUseCase {
          let repository: any OfferRepository
          func execute() async throws -> [Offer] {
            try await repository.offers().filter { $0.price > 100 }
          }
        }
        //- Data/Repositories/LiveOfferRepository.swift
        struct LiveOfferRepository: OfferRepository {
          func offers() async throws -> [Offer] { [] }
        }
        """),
      .good(
        Phrase("what the transport says is no rule of the business", zh: "根据传输层的结果判断，不算业务规则"),
        """
        //- Domain/Entities/Offer.swift
        struct Offer: Equatable { let price: Int }
        enum OfferError: Error { case unavailable }
        //- Domain/Repositories/OfferRepository.swift
        protocol OfferRepository { func offers() async throws -> [Offer] }
        //- Data/Repositories/LiveOfferRepository.swift
        struct LiveOfferRepository: OfferRepository {
          let statusCode: Int
          func offers() async throws -> [Offer] {
            guard statusCode == 200 else { throw OfferError.unavailable }
            return []
          }
        }
        """),
    ],
    subjects: .repositories
  ) { codebase in
    let decisions = BusinessDecisions(codebase)
    return codebase.said(ofEach: decisions.deciders()) {
      [decisions.finding(by: $0)].compactMap(\.self)
    }
  }
}
