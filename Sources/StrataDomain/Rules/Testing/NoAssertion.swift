internal import StrataCode
internal import StrataModel

extension Rule {
  /// A test that checks nothing.
  package static let noAssertion: Rule = Rule(
    "testing.no-assertion", .info,
    summary: Phrase("A test runs code and checks nothing.", zh: "测试只运行代码，没有检查任何结果。"),
    title: Phrase("tests check nothing", zh: "测试没有检查任何结果"),
    step: Phrase("Assert what should be the case", zh: "断言应有的结果"),
    why: Phrase(
      """
      A test without an assertion passes whatever the code does, unless it traps. It counts as a \
      test and as coverage, and nobody writes the one that is missing.
      """,
      zh: "没有断言的测试，无论代码做了什么都会通过，除非崩溃。它算作测试、计入覆盖率，真正缺的那个测试却没人去写。"),
    fix: Phrase(
      "Assert the result or the state after the call, or let the test throw.",
      zh: "断言调用之后的结果或状态，或让测试抛出错误。"),
    examples: [
      .bad(
        Phrase("a test that only runs the code", zh: "只运行代码的测试"),
        """
        //- Domain/UseCases/PriceOrderUseCase.swift
        struct PriceOrderUseCase {
          func execute(_ prices: [Int]) -> Int { prices.reduce(0, +) }
        }
        //- Tests/DomainTests/PriceOrderUseCaseTests.swift
        import XCTest
        final class PriceOrderUseCaseTests: XCTestCase {
          func ↓testAddsPrices() {
            let useCase = PriceOrderUseCase()
            _ = useCase.execute([1, 2])
          }
        }
        """),
      .bad(
        Phrase("the same in Swift Testing", zh: "Swift Testing 中的同样情形"),
        """
        //- Domain/UseCases/PriceOrderUseCase.swift
        struct PriceOrderUseCase {
          func execute(_ prices: [Int]) -> Int { prices.reduce(0, +) }
        }
        //- Tests/DomainTests/PriceOrderUseCaseTests.swift
        import Testing
        struct PriceOrderUseCaseTests {
          @Test func ↓addsPrices() {
            let useCase = PriceOrderUseCase()
            _ = useCase.execute([1, 2])
          }
          @Test func takesNone() { #expect(PriceOrderUseCase().execute([]) == 0) }
        }
        """),
      .good(
        Phrase("a test that compares, and one that a helper checks", zh: "直接比较的测试，以及由辅助方法检查的测试"),
        """
        //- Domain/UseCases/PriceOrderUseCase.swift
        struct PriceOrderUseCase {
          func execute(_ prices: [Int]) -> Int { prices.reduce(0, +) }
        }
        //- Tests/DomainTests/PriceOrderUseCaseTests.swift
        import XCTest
        final class PriceOrderUseCaseTests: XCTestCase {
          func testAddsPrices() { XCTAssertEqual(PriceOrderUseCase().execute([1, 2]), 3) }
          func testTakesNone() { price([], is: 0) }
          private func price(_ prices: [Int], is total: Int) {
            XCTAssertEqual(PriceOrderUseCase().execute(prices), total)
          }
        }
        """),
      .good(
        Phrase("a test that fails by an error", zh: "以抛出错误表示失败的测试"),
        """
        //- Domain/UseCases/PriceOrderUseCase.swift
        enum PriceError: Error { case negative }
        struct PriceOrderUseCase {
          func execute(_ prices: [Int]) throws -> Int {
            guard prices.allSatisfy({ $0 >= 0 }) else { throw PriceError.negative }
            return prices.reduce(0, +)
          }
        }
        //- Tests/DomainTests/PriceOrderUseCaseTests.swift
        import XCTest
        final class PriceOrderUseCaseTests: XCTestCase {
          func testTakesPrices() throws { _ = try PriceOrderUseCase().execute([1, 2]) }
        }
        """),
    ]
  ) { codebase in
    let assertions = TestAssertions(codebase)
    return codebase.said { file -> [Finding] in
      let silent = assertions.silentTests(in: file)
      return Dictionary(grouping: silent) { codebase.facts(file)[$0].parent }.values.map {
        codebase.noAssertionFinding($0.sorted(), in: file)
      }
    }
  }
}

extension Codebase {
  fileprivate func noAssertionFinding(_ tests: [DeclarationIndex], in file: Int) -> Finding {
    let facts = facts(file)
    let first = facts[tests[0]]
    let name = facts[first.name]
    let suite = first.parent >= 0 ? facts[facts[first.parent].name] : workspace.files[file].name
    return Rule.noAssertion.finding(
      at: FindingPlace(
        first.span, in: file, also: tests.dropFirst().map { facts[$0].span },
        subject: "\(suite).\(name)", owner: tests[0]), in: self,
      message: tests.count == 1
        ? Phrase("'\(name)' of '\(suite)' checks nothing", zh: "'\(suite)' 的 '\(name)' 没有检查任何结果")
        : Phrase(
          "'\(name)' and \(tests.count - 1) more tests of '\(suite)' check nothing",
          zh: "'\(suite)' 的 '\(name)' 等 \(tests.count) 个测试没有检查任何结果"),
      help: Phrase(
        "assert in '\(name)' what is the case after the calls",
        zh: "在 '\(name)' 中断言调用之后应有的结果")
    ).with(confidence: 0.85)
  }
}
