internal import StrataCode
internal import StrataModel

extension Rule {
  /// A repository implementation that no test names.
  package static let untestedRepository: Rule = Rule(
    "testing.untested-repository", .info,
    summary: Phrase(
      "No test refers to a repository implementation that works over a data source or client.",
      zh: "没有任何测试引用某个依赖数据源或客户端的 Repository 实现。"),
    title: Phrase("repository implementations have no test", zh: "Repository 实现没有测试"),
    step: Phrase("Test each over a double of its data source", zh: "用数据源替身逐一测试"),
    why: Phrase(
      """
      What the server sends and what the app believes meet in the repository: fields that are missing, \
      errors that turn into others, a cache that answers first. A change of the server is found by a \
      test, or by the people who use the app.
      """,
      zh: "服务器返回的数据与应用的模型在 Repository 交汇：缺失的字段、转换的错误、先应答的缓存。服务器一变，不是测试发现问题，就是用户发现问题。"),
    fix: Phrase(
      "Write a test that builds the repository over a double of its data source or client.",
      zh: "写一个测试，用数据源或客户端的替身构造 Repository。"),
    examples: [
      .bad(
        Phrase("one of two implementations has a test", zh: "两个实现中只有一个有测试"),
        """
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository { func menu() -> [String] }
        //- Data/Network/MenuAPIClient.swift
        protocol MenuAPIClient { func get() -> [String] }
        //- Data/Repositories/LiveMenuRepository.swift
        struct LiveMenuRepository: MenuRepository {
          let client: any MenuAPIClient
          func menu() -> [String] { client.get().filter { !$0.isEmpty } }
        }
        //- Data/Repositories/OfflineMenuRepository.swift
        struct ↓OfflineMenuRepository: MenuRepository {
          let client: any MenuAPIClient
          func menu() -> [String] { client.get().filter { !$0.isEmpty } }
        }
        //- Tests/DataTests/LiveMenuRepositoryTests.swift
        import XCTest
        struct MenuAPIClientStub: MenuAPIClient { func get() -> [String] { ["soup", ""] } }
        final class LiveMenuRepositoryTests: XCTestCase {
          func testLeavesEmptyNamesOut() {
            XCTAssertEqual(LiveMenuRepository(client: MenuAPIClientStub()).menu(), ["soup"])
          }
        }
        """),
      .bad(
        Phrase("no test at all", zh: "完全没有测试"),
        """
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository { func menu() -> [String] }
        //- Data/Network/MenuAPIClient.swift
        protocol MenuAPIClient { func get() -> [String] }
        //- Data/Repositories/CachedMenuRepository.swift
        struct ↓CachedMenuRepository: MenuRepository {
          let client: any MenuAPIClient
          func menu() -> [String] { client.get().filter { !$0.isEmpty } }
        }
        //- Data/Repositories/LiveMenuRepository.swift
        struct LiveMenuRepository: MenuRepository {
          let client: any MenuAPIClient
          func menu() -> [String] { client.get().filter { !$0.isEmpty } }
        }
        //- Data/Repositories/OfflineMenuRepository.swift
        struct OfflineMenuRepository: MenuRepository {
          let client: any MenuAPIClient
          func menu() -> [String] { client.get().filter { !$0.isEmpty } }
        }
        """),
      .good(
        Phrase("an implementation and its test", zh: "实现和它的测试"),
        seenIn: "FoodOrdering/Tests/DataTests/LiveStockRepositoryTests.swift",
        """
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository { func menu() -> [String] }
        //- Data/Network/MenuAPIClient.swift
        protocol MenuAPIClient { func get() -> [String] }
        //- Data/Repositories/LiveMenuRepository.swift
        struct LiveMenuRepository: MenuRepository {
          let client: any MenuAPIClient
          func menu() -> [String] { client.get().filter { !$0.isEmpty } }
        }
        //- Tests/DataTests/LiveMenuRepositoryTests.swift
        import XCTest
        struct MenuAPIClientStub: MenuAPIClient { func get() -> [String] { ["soup", ""] } }
        final class LiveMenuRepositoryTests: XCTestCase {
          func testLeavesEmptyNamesOut() {
            XCTAssertEqual(LiveMenuRepository(client: MenuAPIClientStub()).menu(), ["soup"])
          }
        }
        """),
      .good(
        Phrase("an implementation that holds its values itself", zh: "自己保存数据的实现"),
        """
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository { func menu() -> [String] }
        //- Data/Repositories/FixedMenuRepository.swift
        struct FixedMenuRepository: MenuRepository {
          let dishes: [String]
          func menu() -> [String] { dishes }
        }
        //- Tests/DataTests/OtherTests.swift
        import XCTest
        final class OtherTests: XCTestCase {
          func testCounts() { XCTAssertEqual([1].count, 1) }
        }
        """),
    ],
    subjects: .repositories
  ) { codebase in
    Rule.untestedRepository.untested(
      codebase.types(.repositoryImplementation).filter {
        codebase.layer(of: $0)?.ring == .data && codebase.worksOverCollaborators($0)
      }, in: codebase)
  }
}
