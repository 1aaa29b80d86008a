import StrataCode
import StrataFeatures
import StrataRules
import TestSupport
import Testing

@Suite("Advice on one operation")
struct OperationAdviceTests {
  private func advice(
    _ name: String, in source: String = Self.shop, profile: Profile = .standard,
    asking: (any Asking)? = nil
  ) throws -> OperationAdvice {
    let codebase = InMemoryCodebase(MarkedSource(source))
    var request = AdviceRequest(codebase: CodebaseRequest(path: "."))
    request.operation = name
    request.terms.profile = profile
    let advise = AdviseArchitecture(
      check: CheckArchitecture(judge: JudgeCodebase(reader: codebase, text: codebase)))
    return try #require(try advise(request, asking: asking).operation)
  }

  private func path(_ advice: OperationAdvice) -> [String] {
    advice.turns.map { "\($0.question.rawValue): \($0.isSo)" }
  }

  /// A folder without Swift.
  private static let nothing = "//- .strata.yml\nadvice: {team: 2}\n"

  private static let shop = """
    //- Domain/Entities/Order.swift
    struct Order {
      let lines: [Int]
    }
    //- Domain/Repositories/OrderRepository.swift
    protocol OrderRepository {
      func order(_ id: Int) async throws -> Order
      func save(_ order: Order) async throws
      func orders() async throws -> [Order]
    }
    //- Domain/UseCases/GetOrderUseCase.swift
    struct GetOrderUseCase {
      let repository: any OrderRepository
      func execute(_ id: Int) async throws -> Order { try await repository.order(id) }
    }
    //- Domain/UseCases/PlaceOrderUseCase.swift
    enum PlaceOrderError: Error { case empty }
    struct PlaceOrderUseCase {
      let repository: any OrderRepository
      func execute(_ order: Order) async throws {
        guard !order.lines.isEmpty else { throw PlaceOrderError.empty }
        try await repository.save(order)
      }
    }
    //- Domain/UseCases/CheckoutUseCase.swift
    struct CheckoutUseCase {
      let placing: PlaceOrderUseCase
      let fetching: GetOrderUseCase
      func execute(_ order: Order) async throws {
        try await placing.execute(order)
        _ = try await fetching.execute(1)
      }
    }
    //- Domain/UseCases/ArchiveOrderUseCase.swift
    struct ArchiveOrderUseCase {
      let repository: any OrderRepository
      let archive: any OrderArchive
      func execute(_ order: Order) async throws {
        try await archive.pack(order)
        try await archive.seal(order)
      }
    }
    //- Domain/Repositories/OrderArchive.swift
    protocol OrderArchive {
      func pack(_ order: Order) async throws
      func seal(_ order: Order) async throws
    }
    //- Domain/UseCases/NothingUseCase.swift
    struct NothingUseCase {
      func execute() {}
    }
    //- Data/Repositories/LiveOrderRepository.swift
    import Foundation
    final class LiveOrderRepository: OrderRepository {
      private let session: URLSession
      init(session: URLSession) { self.session = session }
      func order(_ id: Int) async throws -> Order { Order(lines: []) }
      func save(_ order: Order) async throws {}
      func orders() async throws -> [Order] { [] }
    }
    //- Presentation/Orders/OrdersViewModel.swift
    @MainActor final class OrdersViewModel {
      private let placing: PlaceOrderUseCase
      private let repository: any OrderRepository
      init(placing: PlaceOrderUseCase, repository: any OrderRepository) {
        self.placing = placing
        self.repository = repository
      }
      func place(_ order: Order) async throws { try await placing.execute(order) }
      func reload() async throws { _ = try await repository.orders() }
    }
    """

  @Test(arguments: ["PlaceOrderUseCase", "PlaceOrder", "placeorder"])
  func `what decides is one action of the business`(name: String) throws {
    let advice = try advice(name)
    #expect(advice.name == "PlaceOrderUseCase")
    #expect(advice.end == .one)
    #expect(path(advice) == ["single: true"])
    #expect(advice.turns[0].fact.text(in: .english) == "it refuses what is not valid")
    #expect(advice.location?.file == "Domain/UseCases/PlaceOrderUseCase.swift")
  }

  @Test func `actions that others use too stay apart`() throws {
    let advice = try advice("Checkout")
    #expect(advice.end == .separate)
    #expect(path(advice) == ["single: false", "combines: true", "reusable: true"])
    #expect(
      advice.turns[2].fact.text(in: .english)
        == "'PlaceOrderUseCase' is called by 'OrdersViewModel' too")
    #expect(
      advice.advice.text(in: .english)
        == "keep 'PlaceOrderUseCase' and 'GetOrderUseCase' apart, and let the view model call one "
        + "after the other")
  }

  @Test func `actions that nobody else uses are one use case with a clear name`() throws {
    let advice = try advice("ArchiveOrder")
    #expect(advice.end == .named)
    #expect(path(advice) == ["single: false", "combines: true", "reusable: false"])
  }

  @Test func `what only fetches needs no use case, where the profile permits`() throws {
    let plain = try advice("GetOrder")
    #expect(plain.end == .skip)
    #expect(path(plain) == ["single: false", "combines: false", "crud: true"])
    #expect(
      plain.advice.text(in: .english)
        == "drop 'GetOrderUseCase', and let its callers call 'OrderRepository.order'")
    let strict = try advice("GetOrder", profile: .layered)
    #expect(strict.end == .skip)
    #expect(
      strict.advice.text(in: .english).hasSuffix("wants every screen to ask one, so it stays"))
  }

  @Test func `what does nothing is to be reviewed`() throws {
    let advice = try advice("Nothing")
    #expect(advice.end == .review)
    #expect(path(advice) == ["single: false", "combines: false", "crud: false"])
  }

  @Test(arguments: ["OrdersViewModel.reload", "reload"])
  func `a member of a view model is an operation too`(name: String) throws {
    let advice = try advice(name)
    #expect(advice.name == "OrdersViewModel.reload")
    #expect(advice.end == .skip)
    #expect(
      advice.advice.text(in: .english)
        == "'OrdersViewModel.reload' calls 'OrderRepository.orders' itself: no use case is needed")
  }

  @Test func `what is not there is an error with the nearest names`() throws {
    #expect(throws: AdviceError.unknownOperation("Chekout", suggestions: ["CheckoutUseCase"])) {
      try advice("Chekout")
    }
    #expect(
      throws: AdviceError.unknownOperation(
        "execute",
        suggestions: [
          "ArchiveOrderUseCase.execute", "CheckoutUseCase.execute", "GetOrderUseCase.execute",
        ])
    ) { try advice("execute") }
  }

  @Test(arguments: [
    (["y"], OperationAdvice.End.one), (["n", "y", "y"], .separate), (["n", "y", "n"], .named),
    (["n", "n", "y"], .skip), (["n", "", "n"], .review),
  ])
  func `of what is not written yet a person is asked`(
    answers: [String], end: OperationAdvice.End
  ) throws {
    let person = Reciting(answers)
    let advice = try advice("RefundOrder", in: Self.nothing, asking: person)
    #expect(advice.end == end)
    #expect(advice.location == nil)
    #expect(advice.turns.map(\.origin) == answers.map { _ in .told })
  }
}

/// A person whose answers are known before.
private final class Reciting: Asking, @unchecked Sendable {
  private var answers: [String]

  init(_ answers: [String]) { self.answers = answers }

  func answer(to question: AdviceQuestion) -> String? {
    answers.isEmpty ? nil : answers.removeFirst()
  }

  func tell(_ complaint: Phrase) {}
}
