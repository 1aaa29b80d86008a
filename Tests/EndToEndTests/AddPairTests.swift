import Foundation
import TestSupport
import Testing

@Suite("strata add repository and data-source")
struct AddPairTests {
  private static let domain = "Sources/Shop/Domain"
  private static let data = "Sources/Shop/Data"
  private let project: PlannedProject

  init() throws {
    project = try PlannedProject([
      "\(Self.domain)/Entities/Order.swift":
        "struct Order: Equatable, Sendable { let number: Int }\n",
      "\(Self.domain)/Entities/Coupon.swift":
        "struct Coupon: Equatable, Sendable { let code: String }\n",
      "\(Self.domain)/Repositories/OrderRepository.swift": """
      protocol OrderRepository: Sendable {
        func orders() async -> [Order]
      }

      """,
      "\(Self.data)/DTO/CouponDTO.swift": """
      struct CouponDTO: Decodable, Sendable {
        let code: String

        func toDomain() -> Coupon { Coupon(code: code) }
      }

      """,
      "\(Self.data)/Remote/OrderRemoteDataSource.swift": """
      protocol OrderRemoteDataSource: Sendable {
        func orders() async -> [Int]
      }

      struct LiveOrderRemoteDataSource: OrderRemoteDataSource {
        func orders() async -> [Int] { [] }
      }

      """,
      "\(Self.data)/Repositories/LiveOrderRepository.swift": """
      struct LiveOrderRepository: OrderRepository {
        private let remote: any OrderRemoteDataSource

        init(remote: any OrderRemoteDataSource) {
          self.remote = remote
        }

        func orders() async -> [Order] { await remote.orders().map { Order(number: $0) } }
      }

      """,
      "Sources/Shop/App/AppDIContainer.swift": """
      struct AppDIContainer {
        func makeOrders() -> any OrderRepository {
          LiveOrderRepository(remote: LiveOrderRemoteDataSource())
        }
      }

      """,
    ])
  }

  private func add(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(["add"] + arguments + ["--yes"], in: project.root)
  }

  private let live = "\(data)/Repositories/LiveCouponRepository.swift"

  @Test func asksTheDataSourceAndMapsAsTheProjectDoes() throws {
    let source = try add(
      "data-source", "Coupon", "--operation", "coupons(page: Int) async -> [CouponDTO]")
    #expect(source.code == 0, "\(source.output)\(source.errors)")
    #expect(
      source.output.contains("write 1 body in '\(Self.data)/Remote/CouponRemoteDataSource.swift'"))
    let run = try add(
      "repository", "Coupon", "--operation", "coupons(page: Int) async -> [Coupon]")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("make it beside 'LiveOrderRepository', at "), "\(run.output)")
    #expect(
      try project.text("\(Self.domain)/Repositories/CouponRepository.swift") == """
        protocol CouponRepository: Sendable {
          func coupons(page: Int) async -> [Coupon]
        }

        """)
    #expect(
      try project.text(live) == """
        struct LiveCouponRepository: CouponRepository {
          private let remote: any CouponRemoteDataSource

          init(remote: any CouponRemoteDataSource) {
            self.remote = remote
          }

          func coupons(page: Int) async -> [Coupon] {
            return await remote.coupons(page: page).map { $0.toDomain() }
          }
        }

        """)
    #expect(try project.strata("check").code == 0)
    #expect(
      try add("repository", "Coupon", "--operation", "coupons() async -> [Coupon]").errors.contains(
        "'CouponRepository' exists already"))
    #expect(try project.strata("undo").code == 0)
    #expect(!project.has(live))
  }

  @Test func marksWhatItCannotKnow() throws {
    let run = try add("repository", "Coupon", "--operation", "redeem(_ code: String) async -> Bool")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("write 1 body in '\(live)'"), "\(run.output)")
    #expect(
      try project.text(live) == """
        struct LiveCouponRepository: CouponRepository {
          func redeem(_ code: String) async -> Bool {
            #warning("write 'redeem'")
            preconditionFailure("'redeem' is not written")
          }
        }

        """)
  }

  @Test(arguments: [
    (["repository", "Coupon"], "give --operation with a signature"),
    (["repository", "Coupon", "--operation", "coupons"], "'coupons' is no operation"),
    (["repository", "Coupon", "--operation", "func a()"], "'func a()' is no operation"),
    (["repository", "Order", "--operation", "a()"], "'OrderRepository' exists already"),
    (["data-source", "Coupon", "--operation", "a()", "--like", "Nothing"], "'Nothing'"),
  ])
  func saysWhatItDoesNotTake(arguments: [String], message: String) throws {
    let run = try BuiltCommand.run(["add"] + arguments + ["--yes"], in: project.root)
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
