internal import StrataCode
internal import StrataModel

extension Rule {
  /// A use case that no test names.
  package static let untestedUseCase: Rule = Rule(
    "testing.untested-use-case", .warning,
    summary: Phrase(
      "No test refers to a use case, or to the member of a container that makes it.",
      zh: "没有任何测试引用某个 UseCase，也没有引用容器中构造它的成员。"),
    title: Phrase("use cases have no test", zh: "UseCase 没有测试"),
    step: Phrase("Test each over a double of its repository", zh: "用 Repository 替身逐一测试"),
    why: Phrase(
      """
      A use case holds what the business decides and needs neither a screen nor a network to be \
      tested: the cheapest test of the app is missing where it is worth most.
      """,
      zh: "UseCase 承载业务判断，测试它既不需要界面，也不需要网络：最省力的测试，偏偏在最有价值的地方缺失。"),
    fix: Phrase(
      "Write a test that builds the use case over a double of its repository protocol.",
      zh: "写一个测试，用 Repository 协议的替身构造这个 UseCase。"),
    examples: [
      .bad(
        Phrase("one of two use cases has a test", zh: "两个 UseCase 中只有一个有测试"),
        """
        //- Domain/UseCases/PriceOrderUseCase.swift
        struct PriceOrderUseCase {
          func execute(_ prices: [Int]) -> Int { prices.reduce(0, +) }
        }
        //- Domain/UseCases/FilterMenuUseCase.swift
        struct ↓FilterMenuUseCase {
          func execute(_ names: [String]) -> [String] { names.filter { !$0.isEmpty } }
        }
        //- Tests/DomainTests/PriceOrderUseCaseTests.swift
        import XCTest
        final class PriceOrderUseCaseTests: XCTestCase {
          func testAddsPrices() { XCTAssertEqual(PriceOrderUseCase().execute([1, 2]), 3) }
        }
        """),
      .bad(
        Phrase("no test at all", zh: "完全没有测试"),
        """
        //- Domain/UseCases/FilterMenuUseCase.swift
        struct ↓FilterMenuUseCase {
          func execute(_ names: [String]) -> [String] { names.filter { !$0.isEmpty } }
        }
        //- Domain/UseCases/PriceOrderUseCase.swift
        struct PriceOrderUseCase {
          func execute(_ prices: [Int]) -> Int { prices.reduce(0, +) }
        }
        //- Domain/UseCases/SortMenuUseCase.swift
        struct SortMenuUseCase {
          func execute(_ names: [String]) -> [String] { names.sorted() }
        }
        """),
      .good(
        Phrase("a use case and its test", zh: "UseCase 和它的测试"),
        seenIn: "FoodOrdering/Tests/DomainTests/PlaceOrderTests.swift",
        """
        //- Domain/UseCases/PriceOrderUseCase.swift
        struct PriceOrderUseCase {
          func execute(_ prices: [Int]) -> Int { prices.reduce(0, +) }
        }
        //- Tests/DomainTests/PriceOrderUseCaseTests.swift
        import XCTest
        final class PriceOrderUseCaseTests: XCTestCase {
          func testAddsPrices() { XCTAssertEqual(PriceOrderUseCase().execute([1, 2]), 3) }
        }
        """),
      .good(
        Phrase("a protocol has nothing to test", zh: "协议没有可测的内容"),
        """
        //- Domain/UseCases/PriceOrderUseCase.swift
        protocol PriceOrderUseCase { func execute(_ prices: [Int]) -> Int }
        //- Tests/DomainTests/OtherTests.swift
        import XCTest
        final class OtherTests: XCTestCase {
          func testNothing() { XCTAssertTrue(true) }
        }
        """),
    ],
    subjects: .useCases
  ) { codebase in
    let cases = codebase.types(.useCase).filter(codebase.hasBodyToTest)
    if cases.isEmpty { return [] }
    let tests = TestNames(codebase)
    return tests.isEmpty
      ? codebase.summaryOfUntested(cases)
      : cases.filter { !tests.name($0) }.map(codebase.untestedFinding)
  }
}

extension Codebase {
  /// Whether a use case has a method of its own, and is no wrapper for closures.
  func hasBodyToTest(_ id: SymbolID) -> Bool {
    guard symbols[id].kind.isConcreteType, layer(of: id) != .test,
      symbols.words(of: id).bare.joined() != "usecase",
      Self.standIns.isDisjoint(with: symbols.words(of: id).all), !isErasure(id)
    else { return false }
    return methods(of: id).contains { declaration($0).modifiers.contains(.hasBody) }
  }

  /// Whether a type only hides another behind generic arguments: `AnyUseCase`.
  private func isErasure(_ id: SymbolID) -> Bool {
    symbols.words(of: id).all.first == "any"
  }

  /// What stands where a use case is missing.
  private static var standIns: Set<String> {
    ["unimplemented", "failing", "placeholder", "preview", "noop", "empty"]
  }

  fileprivate func untestedFinding(_ id: SymbolID) -> Finding {
    let name = symbols[id].qualifiedName
    let held = held(by: id).first { symbols[$0.type].kind == .protocol }
    return Rule.untestedUseCase.finding(
      about: id, in: self,
      message: Phrase("no test names use case '\(name)'", zh: "没有测试引用 UseCase '\(name)'"),
      help: held.map {
        Phrase(
          """
          write '\(name)Tests' that builds '\(name)' over a double of \
          '\(symbols[$0.type].qualifiedName)'
          """,
          zh: "编写 '\(name)Tests'，用 '\(symbols[$0.type].qualifiedName)' 的替身构造 '\(name)'")
      }
        ?? Phrase(
          "write '\(name)Tests' that builds '\(name)'", zh: "编写 '\(name)Tests'，在其中构造 '\(name)'")
    ).with(confidence: 0.9)
  }

  /// Without any test one line is enough, and a project of one or two use cases is no habit.
  fileprivate func summaryOfUntested(_ cases: [SymbolID]) -> [Finding] {
    let first = cases.min {
      (workspace.files[symbols[$0].place.file].path, symbols[$0].place.declaration)
        < (workspace.files[symbols[$1].place.file].path, symbols[$1].place.declaration)
    }
    guard cases.count >= 3, let first else { return [] }
    let name = symbols[first].qualifiedName
    return [
      Rule.untestedUseCase.finding(
        about: first, in: self,
        message: Phrase(
          "no test names any of the \(cases.count) use cases, such as '\(name)'",
          zh: "\(cases.count) 个 UseCase 都没有测试引用，例如 '\(name)'"),
        help: Phrase(
          "begin with '\(name)Tests': a use case needs neither a screen nor a network",
          zh: "从 '\(name)Tests' 开始：测试 UseCase 既不需要界面，也不需要网络")
      ).with(confidence: 0.9)
    ]
  }
}
