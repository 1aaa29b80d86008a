import Foundation
import TestSupport
import Testing

/// Whether written tests notice what is broken is what `Tools/Conformance/added.py` proves.
@Suite("strata add test")
struct AddTestTests {
  private static let domain = "Sources/Shop/Domain"
  private let project: PlannedProject

  init() throws {
    project = try PlannedProject([
      ".strata.yml": "profile: layered\n",
      "\(Self.domain)/Entities/Order.swift":
        "struct Order: Equatable, Sendable { let number: Int }\n",
      "\(Self.domain)/Repositories/OrderRepository.swift": """
      protocol OrderRepository: Sendable {
        func orders(page: Int, size: Int) async throws -> [Order]
      }

      """,
      "\(Self.domain)/UseCases/FetchOrdersUseCase.swift": Self.useCase(
        "FetchOrdersUseCase", "try await repository.orders(page: page, size: 20)"),
      "\(Self.domain)/UseCases/ListOrdersUseCase.swift": Self.useCase(
        "ListOrdersUseCase",
        "// Thin on purpose.\n    try await repository.orders(page: page, size: page)"),
      "Tests/ShopTests/Domain/FetchOrdersUseCaseTests.swift": """
      import Testing
      @testable import Shop

      struct FetchOrdersUseCaseTests {
        @Test func fetches() async throws {
          let useCase = FetchOrdersUseCase(repository: FakeOrders())
          #expect(try await useCase.execute(page: 1) == [])
        }
      }

      private struct FakeOrders: OrderRepository {
        func orders(page: Int, size: Int) async throws -> [Order] { [] }
      }

      """,
    ])
  }

  private static func useCase(_ name: String, _ body: String) -> String {
    """
    struct \(name) {
      let repository: any OrderRepository

      func execute(page: Int) async throws -> [Order] {
        \(body)
      }
    }

    """
  }

  private func add(_ name: String) throws -> BuiltCommand.Outcome {
    try project.strata("add", "test", name, "--yes")
  }

  private let written = "Tests/ShopTests/Domain/ListOrdersUseCaseTests.swift"

  @Test func saysWhatGoesInAndOutAndHasItsOwnDouble() throws {
    let run = try add("ListOrdersUseCase")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    let text = try project.text(written)
    #expect(
      text.hasPrefix(
        """
        import Testing
        @testable import Shop

        struct ListOrdersUseCaseTests {
          private struct Refusal: Error, Equatable {}

          @Test func executeReturnsWhatIsAnswered() async throws {
            let page: Int = 7
            let answer: [Order] = [Order(number: 9), Order(number: 7)]
            let repository = RecordingOrderRepository(ordersResult: .success(answer))
            let subject = ListOrdersUseCase(repository: repository)
            let result = try await subject.execute(page: page)
            #expect(result == answer)
          }

          @Test func executeHandsOnWhyThereIsNoAnswer() async throws {
            let page: Int = 7
            let repository = RecordingOrderRepository(ordersResult: .failure(Refusal()))
            let subject = ListOrdersUseCase(repository: repository)
            await #expect(throws: Refusal()) {
              try await subject.execute(page: page)
            }
          }

          @Test func executeHandsOnItsArguments() async throws {
            let page: Int = 7
            let answer: [Order] = [Order(number: 9), Order(number: 7)]
            let repository = RecordingOrderRepository(ordersResult: .success(answer))
            let subject = ListOrdersUseCase(repository: repository)
            _ = try await subject.execute(page: page)
            let calls = await repository.ordersCalls
            #expect(calls.map(\\.page) == [page])
            #expect(calls.map(\\.size) == [page])
          }
        }

        /// Remembers what it is asked, and answers what the test says.
        private actor RecordingOrderRepository: OrderRepository {
        """), "\(text)")
    #expect(try project.strata("check").code == 0)
    #expect(try add("ListOrdersUseCase").errors.contains("exists already"))
    #expect(try project.strata("undo").code == 0)
    #expect(!project.has(written))
  }

  @Test func usesTheDoubleThatTheProjectHas() throws {
    try project.write(
      "Tests/ShopTests/Mocks/MockOrderRepository.swift",
      """
      @testable import Shop

      final class MockOrderRepository: OrderRepository, @unchecked Sendable {
        private(set) var ordersCalls: [(page: Int, size: Int)] = []
        var ordersResult: Result<[Order], any Error>

        init(ordersResult: Result<[Order], any Error>) { self.ordersResult = ordersResult }

        func orders(page: Int, size: Int) async throws -> [Order] {
          ordersCalls.append((page: page, size: size))
          return try ordersResult.get()
        }
      }

      """)
    let run = try add("ListOrdersUseCase")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    let text = try project.text(written)
    #expect(text.contains("= MockOrderRepository(ordersResult: .success(answer))"), "\(text)")
    #expect(!text.contains("Recording"))
  }

  @Test func refusesWhatItCannotSayAnythingOf() throws {
    try project.write(
      "\(Self.domain)/UseCases/SumOrdersUseCase.swift",
      Self.useCase(
        "SumOrdersUseCase",
        "if page > 2 { return [] }\n    return try await repository.orders(page: page, size: 20)"))
    let run = try add("SumOrdersUseCase")
    #expect(run.code == 2)
    #expect(run.errors.contains("can be tested without knowing what it is for"), "\(run.errors)")
    #expect(try add("SumOrderUseCase").errors.contains("did you mean 'SumOrdersUseCase'"))
  }
}
