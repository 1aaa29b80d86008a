import Foundation
import TestSupport
import Testing

/// Whether written tests notice what is broken is what `Tools/Conformance/added.py` proves.
@Suite("fixes that add tests")
struct FixTestsTests: FixingSuite {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop",
      targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])

    """

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

  /// A use case with a test, and others that have none.
  private static func files(_ others: [String: String]) -> [String: String] {
    var files = [
      "Package.swift": manifest,
      base + "Domain/Entities/Order.swift":
        "struct Order: Equatable, Sendable { let number: Int }\n",
      base + "Domain/Repositories/OrderRepository.swift": """
      protocol OrderRepository: Sendable {
        func orders(page: Int, size: Int) async throws -> [Order]
      }

      """,
      base + "Domain/UseCases/FetchOrdersUseCase.swift": useCase(
        "FetchOrdersUseCase", "try await repository.orders(page: page, size: 20)"),
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
    ]
    for (name, body) in others {
      files[base + "Domain/UseCases/\(name).swift"] = useCase(name, body)
    }
    return files
  }

  private static let sorting =
    "let all = try await repository.orders(page: page, size: 20)\n    return all.sorted { $0.number < $1.number }"
  private static let sorted = "Tests/ShopTests/Domain/SortOrdersUseCaseTests.swift"

  @Test func aUseCaseWithoutATestGetsTheOneThatAddWouldWrite() throws {
    let files = Self.files(["SortOrdersUseCase": Self.sorting])
    let added = try FixedProject(files)
    #expect(try added.run("add", "test", "SortOrdersUseCase", "--yes").code == 0)
    let text = try #require(try added.texts()[Self.sorted])
    #expect(text.contains("#expect(result == all.sorted { $0.number < $1.number })"), "\(text)")
    try expect("add-test", of: files, becomes: [Self.sorted: text])
  }

  @Test func lineEndsAndTabsAreThoseOfTheTestsBeside() throws {
    var files = Self.files(["SortOrdersUseCase": Self.sorting])
    files = files.mapValues { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let steps = line.prefix { $0 == " " }.count / 2
        return String(repeating: "\t", count: steps) + line.drop { $0 == " " }
      }.joined(separator: "\r\n")
    }
    let project = try FixedProject(files)
    let run = try project.fix("add-test", nil)
    #expect(run.code == 0, "\(run.errors)\(run.output)")
    let text = try #require(try project.texts()[Self.sorted])
    #expect(text.hasPrefix("import Testing\r\n@testable import Shop\r\n\r\nstruct Sort"), "\(text)")
    let bare = text.replacingOccurrences(of: "\r\n", with: "")
    #expect(!bare.contains("\n") && !bare.contains("\r") && !text.contains("\r\n "), "\(text)")
    #expect(text.contains("\r\n\t@Test func "), "\(text)")
  }

  @Test func severalOfARunAreOneChangeAndEachHasItsFile() throws {
    let files = Self.files(["SortOrdersUseCase": Self.sorting, "RankOrdersUseCase": Self.sorting])
    let project = try FixedProject(files)
    let run = try project.fix("add-test", nil)
    #expect(run.output.contains("fix 2 findings"), "\(run.errors)\(run.output)")
    let ranked = "Tests/ShopTests/Domain/RankOrdersUseCaseTests.swift"
    let texts = try project.texts()
    #expect(texts[ranked] != nil && texts[Self.sorted] != nil)
    #expect(try project.run("check", "--info", "--exit-zero").output.contains("untested") == false)
  }

  @Test func nothingIsOfferedWhereATestWouldSayNothing() throws {
    let guarded =
      "if page > 2 { return [] }\n    return try await repository.orders(page: page, size: 20)"
    try expectNothing("add-test", of: Self.files(["SumOrdersUseCase": guarded]))
  }

  @Test func nothingIsOfferedWithoutTestsToFollowOrADouble() throws {
    var files = Self.files(["SortOrdersUseCase": Self.sorting])
    let suite = "Tests/ShopTests/Domain/FetchOrdersUseCaseTests.swift"
    // A suite that is called like nothing of the project shows no place.
    files[suite] = files[suite]?.replacingOccurrences(of: "FetchOrdersUseCaseTests", with: "Checks")
    try expectNothing("add-test", of: files)
    files = Self.files(["SortOrdersUseCase": Self.sorting])
    let promise = Self.base + "Domain/Repositories/OrderRepository.swift"
    files[promise] = files[promise]?.replacingOccurrences(
      of: "\n}", with: "\n  subscript(page: Int) -> Order { get }\n}")
    files[suite] = files[suite]?.replacingOccurrences(
      of: "{ [] }\n", with: "{ [] }\n  subscript(page: Int) -> Order { Order(number: page) }\n")
    try expectNothing("add-test", of: files)
  }

  /// A protocol with more than a suite repeats, and who keeps it in the tests.
  private static func wide(_ name: String, _ access: String) -> (promise: String, double: String) {
    let more = (1...3).map { "  func count\($0)() async throws -> Int" }
    return (
      """
      protocol OrderRepository: Sendable {
        func orders(page: Int, size: Int) async throws -> [Order]
      \(more.joined(separator: "\n"))
      }

      """,
      """
      \(access)struct \(name): OrderRepository {
        func orders(page: Int, size: Int) async throws -> [Order] { [] }
      \(more.map { $0 + " { 0 }" }.joined(separator: "\n"))
      }

      """
    )
  }

  @Test func aLargeDoubleIsNotWrittenASecondTime() throws {
    let suite = "Tests/ShopTests/Domain/FetchOrdersUseCaseTests.swift"
    let promise = Self.base + "Domain/Repositories/OrderRepository.swift"
    var files = Self.files(["SortOrdersUseCase": Self.sorting, "RankOrdersUseCase": Self.sorting])
    let (wide, double) = Self.wide("FakeOrders", "private ")
    files[promise] = wide
    let head = try #require(files[suite]?.components(separatedBy: "private struct")[0])
    files[suite] = head + double
    try expectNothing("add-test", of: files)
    // Where there is none yet, the first suite gets one, and the others wait for one that all share.
    files[suite] = nil
    files["Tests/ShopTests/OrderTests.swift"] = """
      import Testing
      @testable import Shop

      struct OrderTests {
        @Test func counts() { #expect(Order(number: 1) == Order(number: 1)) }
      }

      """
    let project = try FixedProject(files)
    let run = try project.fix("add-test", nil)
    #expect(run.output.contains("fix 1 finding"), "\(run.errors)\(run.output)")
    #expect(try project.fix("add-test", nil).output.contains("no finding that can be fixed so"))
  }

  @Test func aDoubleOfAnotherKindIsNotPassedOver() throws {
    var files = Self.files(["SortOrdersUseCase": Self.sorting])
    files["Tests/ShopTests/Mocks/MockOrderRepository.swift"] = """
      @testable import Shop

      struct MockOrderRepository: OrderRepository {
        var answer: [Order] = []
        func orders(page: Int, size: Int) async throws -> [Order] { answer }
      }

      """
    try expectNothing("add-test", of: files)
  }

  @Test func testsOfAnotherTargetShowNoPlace() throws {
    var files = Self.files([:])
    files["Package.swift"] = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Shop"), .target(name: "Till", dependencies: ["Shop"]),
          .testTarget(name: "ShopTests", dependencies: ["Shop"]),
        ])

      """
    files["Sources/Till/Domain/UseCases/SortOrdersUseCase.swift"] =
      "import Shop\n\n" + Self.useCase("SortOrdersUseCase", Self.sorting)
    try expectNothing("add-test", of: files)
  }

  @Test func testsOfSomethingElseShowNoPlace() throws {
    var files = Self.files(["SortOrdersUseCase": Self.sorting])
    files["Tests/ShopTests/Domain/FetchOrdersUseCaseTests.swift"] = nil
    files["Tests/ShopTests/Entities/OrderTests.swift"] = """
      import Testing
      @testable import Shop

      struct OrderTests {
        @Test func counts() { #expect(Order(number: 1) == Order(number: 1)) }
      }

      """
    try expectNothing("add-test", of: files)
  }

  @Test func actionsAndListsNameTheTests() throws {
    let project = try FixedProject(Self.files(["SortOrdersUseCase": Self.sorting]))
    let list = try project.run("fix", "--list", "--info")
    #expect(list.output.contains("add-test"), "\(list.output)")
    let actions = try project.run(
      "check", "--actions", "--info", "--exit-zero", "--format", "json")
    #expect(actions.output.contains("add test SortOrdersUseCaseTests"), "\(actions.output)")
  }
}
