import Foundation
import TestSupport
import Testing

@Suite("strata add double")
struct AddDoubleTests {
  private static let domain = "Sources/Shop/Domain/Repositories"
  private let project: PlannedProject

  init() throws {
    project = try PlannedProject([
      "Sources/Shop/Domain/Entities/Order.swift":
        "struct Order: Equatable, Sendable { let number: Int }\n",
      "Sources/Shop/Domain/Entities/OrderError.swift":
        "enum OrderError: Error { case missing }\n",
      "\(Self.domain)/OrderRepositoryProtocol.swift": """
      protocol OrderRepositoryProtocol: Sendable {
        func orders() async throws -> [Order]
      }

      """,
      "\(Self.domain)/UserRepositoryProtocol.swift": """
      protocol UserRepositoryProtocol: Sendable {
        func names() async throws -> [String]
      }

      """,
      "Tests/ShopTests/Mocks/MockOrderRepository.swift": """
      @testable import Shop

      struct MockOrderRepository: OrderRepositoryProtocol {
        func orders() async throws -> [Order] { [] }
      }

      """,
      "Tests/ShopTests/Mocks/MockUserRepository.swift": """
      @testable import Shop

      final class MockUserRepository: UserRepositoryProtocol {
        func names() async throws -> [String] { [] }
      }

      """,
    ])
  }

  private func declare(_ name: String, _ text: String) throws {
    try project.write("\(Self.domain)/\(name).swift", text + "\n")
  }

  private let mock = "Tests/ShopTests/Mocks/MockCouponRepository.swift"

  @Test func isCalledAndPlacedAsTheOthersAndRemembersWhatItIsAsked() throws {
    try declare(
      "CouponRepositoryProtocol",
      """
      protocol CouponRepositoryProtocol: Sendable {
        func coupons(of order: Order, page: Int) async throws -> [String]
        func redeem(_ code: String) async throws(OrderError)
      }
      """)
    let run = try project.strata("add", "double", "CouponRepositoryProtocol", "--yes")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(
      try project.text(mock) == """
        @testable import Shop

        /// Remembers what it is asked, and answers what the test says.
        actor MockCouponRepository: CouponRepositoryProtocol {
          /// Thrown where the test does not say what is answered.
          struct NotSet: Error {}

          private(set) var couponsCalls: [(order: Order, page: Int)] = []
          private(set) var redeemCalls: [String] = []
          let couponsResult: Result<[String], any Error>
          let redeemResult: Result<Void, OrderError>

          init(
            couponsResult: Result<[String], any Error> = .failure(NotSet()),
            redeemResult: Result<Void, OrderError> = .success(())
          ) {
            self.couponsResult = couponsResult
            self.redeemResult = redeemResult
          }

          func coupons(of order: Order, page: Int) async throws -> [String] {
            couponsCalls.append((order: order, page: page))
            return try couponsResult.get()
          }

          func redeem(_ code: String) async throws(OrderError) {
            redeemCalls.append(code)
            try redeemResult.get()
          }
        }

        """)
    #expect(try project.strata("check").code == 0)
    let again = try project.strata("add", "double", "CouponRepositoryProtocol", "--yes")
    #expect(again.errors.contains("'MockCouponRepository' exists already"), "\(again.errors)")
    #expect(try project.strata("undo").code == 0)
    #expect(!project.has(mock))
  }

  @Test(arguments: [
    (
      "protocol P: Sendable { func a(_ x: Int) -> Int; var b: Bool { get }; var c: Int { get set } }",
      "@unchecked Sendable"
    ),
    ("@MainActor protocol P { func a() throws -> Order; var b: Order { get set } }", "@MainActor"),
    (
      "protocol P: AnyObject { func a(then: @escaping (Int) -> Void); func a(if x: () -> Bool) }",
      "final class"
    ),
    ("protocol P { func a<T>(_ x: T) }\nprotocol Q: Actor { func a() async -> Order? }", "actor"),
    (
      "protocol P: Sendable { func a(x: Int) async -> [Int]; func a(y: Int) async throws -> Order }",
      "actor"
    ),
    (
      "protocol R: Sendable { func r(x: [String: Int]) -> String }\nprotocol P: R {\n  func a(\n    one: Int,\n    two: (Int) -> Int\n  ) async throws -> (Int, Int)\n}",
      "lock.withLock"
    ),
    (
      "protocol P: Sendable { func a(_ f: @escaping @Sendable (Int) -> Void) async throws -> @Sendable () -> Void }",
      "final class"
    ),
  ])
  func everyFormCompilesInSwift6(declaration: String, word: String) throws {
    try declare("Forms", declaration)
    let name = declaration.contains("protocol Q") ? "Q" : "P"
    let run = try project.strata("add", "double", name, "--named", "MockForms", "--yes")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    let path = "Tests/ShopTests/Mocks/MockForms.swift"
    #expect(try project.text(path).contains(word))
    let entities = "Sources/Shop/Domain/Entities"
    let diagnostics = try project.diagnostics([
      path, "\(Self.domain)/Forms.swift", "\(entities)/Order.swift",
      "\(entities)/OrderError.swift",
    ])
    #expect(diagnostics == "")
  }

  @Test(arguments: [
    ("protocol P { associatedtype T; func a() -> T }", "'T' is an associated type"),
    ("protocol P { func a<T>(_ x: T) }", "'a' is generic"),
    ("protocol P { func a() -> Self }", "'a' is generic"),
    ("protocol P { subscript(x: Int) -> Int { get } }", "is a subscript"),
    ("protocol P { init(x: Int) }", "'init' is an initializer"),
    ("protocol P { static func a() }", "'a' is static"),
    ("protocol P { var a: Int { get async } }", "'a' is a property that is awaited"),
    ("protocol P { func a(_ x: inout Int) }", "'a' takes a parameter"),
    ("protocol P: Hashable { func a() }", "it asks for 'Hashable'"),
    ("protocol P { @MainActor func a(); func b() }", "isolated differently"),
    ("protocol P { func a(_ x: Int); func a(_ x: String) }", "differ in their types alone"),
  ])
  func namesWhatNoDoubleCanBeWrittenFor(declaration: String, message: String) throws {
    try declare("Refused", declaration)
    let run = try project.strata("add", "double", "P", "--named", "MockP", "--yes")
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func asksForAFlagWhereTheProjectIsUndecided() throws {
    try declare("Coupon", "protocol CouponRepository: Sendable { func all() async -> [Int] }")
    #expect(
      try project.strata("add", "double", "CoupnRepository").errors.contains("'CouponRepository'"))
    try project.write(
      "Tests/ShopTests/Mocks/MockUserRepository.swift",
      """
      @testable import Shop

      final class UserRepositorySpy: UserRepositoryProtocol {
        func names() async throws -> [String] { [] }
      }

      """)
    let run = try project.strata("add", "double", "CouponRepository", "--yes")
    #expect(run.code == 2)
    #expect(run.errors.contains("'*Spy' and 'Mock*'"), "\(run.errors)")
    #expect(run.errors.contains("--like"))
    let followed = try project.strata(
      "add", "double", "CouponRepository", "--like", "UserRepositorySpy", "--yes")
    #expect(followed.code == 0, "\(followed.output)\(followed.errors)")
    #expect(project.has("Tests/ShopTests/Mocks/CouponRepositorySpy.swift"))
  }
}
