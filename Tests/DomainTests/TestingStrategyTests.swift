import StrataCode
import StrataFeatures
import StrataRules
import TestSupport
import Testing

@Suite("What is tested where")
struct TestingStrategyTests {
  private func testing(
    _ source: String = Self.shop, profile: Profile = .standard,
    _ answers: AdviceAnswers = AdviceAnswers()
  ) throws -> TestingStrategy {
    let codebase = InMemoryCodebase(MarkedSource(source))
    var request = AdviceRequest(codebase: CodebaseRequest(path: "."))
    request.answers = answers
    request.terms.profile = profile
    return try AdviseArchitecture(
      check: CheckArchitecture(judge: JudgeCodebase(reader: codebase, text: codebase)))(request)
      .testing
  }

  private func rows(_ testing: TestingStrategy) -> [String] {
    testing.rows.map { row in
      let count = row.count.map { "\($0.named)/\($0.total) " } ?? ""
      return "\(row.subject.rawValue) \(count)over \(row.double.text(in: .english))"
    }
  }

  /// A folder without Swift.
  private static let nothing = "//- .strata.yml\nadvice: {team: 2}\n"

  private static let shop = """
    //- Domain/Repositories/OrderRepository.swift
    protocol OrderRepository { func orders() async throws -> [Int] }
    //- Domain/UseCases/LoadOrdersUseCase.swift
    struct LoadOrdersUseCase {
      let repository: any OrderRepository
      func execute() async throws -> [Int] { try await repository.orders().filter { $0 > 1 } }
    }
    //- Domain/UseCases/CountOrdersUseCase.swift
    struct CountOrdersUseCase {
      let repository: any OrderRepository
      func execute() async throws -> Int { try await repository.orders().count }
    }
    //- Data/DataSources/OrderRemoteDataSource.swift
    protocol OrderRemoteDataSource { func orders() async throws -> [Int] }
    //- Data/Repositories/LiveOrderRepository.swift
    final class LiveOrderRepository: OrderRepository {
      private let source: any OrderRemoteDataSource
      init(source: any OrderRemoteDataSource) { self.source = source }
      func orders() async throws -> [Int] { try await source.orders() }
    }
    //- Presentation/Orders/OrdersViewModel.swift
    @MainActor final class OrdersViewModel {
      private let load: LoadOrdersUseCase
      init(load: LoadOrdersUseCase) { self.load = load }
    }
    //- Tests/DomainTests/LoadOrdersUseCaseTests.swift
    import XCTest
    final class LoadOrdersUseCaseTests: XCTestCase {
      func testLoads() async throws {
        let orders = try await LoadOrdersUseCase(repository: FakeOrders()).execute()
        XCTAssertEqual(orders, [])
      }
    }
    final class FakeOrders: OrderRepository { func orders() async throws -> [Int] { [] } }
    """

  @Test func `each layer is counted with what a test names`() throws {
    let testing = try testing()
    #expect(
      rows(testing) == [
        "use-cases 1/2 over repository protocols", "repositories 0/1 over data-source protocols",
        "view-models 0/1 over use-case protocols",
      ])
    #expect(testing.rows[0].count?.unnamed == ["CountOrdersUseCase"])
    #expect(testing.rows.map(\.layer) == [.domain, .data, .presentation])
  }

  @Test func `a school that tests view models over real use cases may`() throws {
    #expect(
      rows(try testing(profile: .layered)).last
        == "view-models 0/1 over use-case protocols, or repository protocols below real use cases")
  }

  @Test func `without use cases a view model is tested over repositories`() throws {
    let plain = """
      //- App/Domain/OrderRepository.swift
      protocol OrderRepository { func orders() async throws -> [Int] }
      //- App/Data/LiveOrderRepository.swift
      final class LiveOrderRepository: OrderRepository {
        func orders() async throws -> [Int] { [] }
      }
      //- App/Presentation/OrdersViewModel.swift
      @MainActor final class OrdersViewModel {
        private let orders: any OrderRepository
        init(orders: any OrderRepository) { self.orders = orders }
      }
      """
    #expect(
      rows(try testing(plain)) == [
        "repositories 0/1 over a protocol of the client",
        "view-models 0/1 over repository protocols",
      ])
  }

  @Test func `before there is code the rows are those of the level`() throws {
    #expect(try testing(Self.nothing).rows.isEmpty)
    let one = AdviceAnswers(isPrototype: false, sources: 1)
    #expect(
      rows(try testing(Self.nothing, one)) == [
        "repositories over a protocol of the client", "view-models over repository protocols",
      ])
    let services = try testing(
      Self.nothing, profile: .domainFirst, AdviceAnswers(lifetime: Lifespan("2y"), sources: 2))
    #expect(services.rows.map(\.subject) == [.services, .repositories, .viewModels])
  }
}
