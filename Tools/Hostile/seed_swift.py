"""Made-up Swift sources of many shapes, by path; together they make rules speak."""

ENTITY = """\
import Foundation

/// One order.
public struct Order: Identifiable, Codable, Sendable {
  public enum Status: String, Codable { case open, paid, shipped(at: Date) }
  public let id: UUID
  public var lines: [OrderLine] = []
  public var status = Status.open
  var total: Decimal { lines.reduce(0) { $0 + $1.price * Decimal($1.count) } }
}

public struct OrderLine: Hashable { var name: String; var price: Decimal; var count: Int }

public protocol OrderRepository: AnyObject {
  associatedtype Key: Hashable
  func orders(matching: Key) async throws -> [Order]
}
"""

USE_CASE = """\
import Foundation
import Alamofire

public final class FetchOrdersUseCase<Repository: OrderRepository> where Repository.Key == UUID {
  private let repository: Repository
  private let client = APIClient.shared
  public init(repository: Repository) { self.repository = repository }
  public func execute(_ id: UUID) async throws -> [Order] {
    guard let first = try await repository.orders(matching: id).first else { return [] }
    let dto = OrderDTO(id: first.id.uuidString, total: "\\(first.total, format: "%\\(2)f")")
    return [first].filter { order in order.id.uuidString == dto.id ?? "" }
  }
}
"""

DATA = """\
import Foundation
import SwiftUI

struct OrderDTO: Codable { let id: String?; let total: String }

final class APIClient {
  static let shared = APIClient()
  func get<T: Decodable>(_ path: String) async throws -> T {
    let (data, _) = try await URLSession.shared.data(from: URL(string: "https://x.org/\\(path)")!)
    return try JSONDecoder().decode(T.self, from: data)
  }
}

class DefaultOrderRepository: OrderRepository {
  // strata:allow injection.bare-singleton reason: made up until: 2020-01-01
  let client = APIClient.shared
  func orders(matching key: UUID) async throws -> [Order] {
    let dtos: [OrderDTO] = (try? await client.get("orders")) ?? []
    return dtos.compactMap { dto in Order(id: UUID(uuidString: dto.id ?? "") ?? UUID()) }
  }
}

extension OrderDTO { var order: Order { Order(id: UUID(), lines: [], status: .open) } }
"""

VIEW = """\
import SwiftUI

@MainActor @Observable
final class OrdersViewModel {
  // strata:allow dependency.dto-in-presentation
  private(set) var rows: [OrderDTO] = []
  @ObservationIgnored let repository = DefaultOrderRepository()
  func load() async {
    do { rows = try await APIClient.shared.get("orders") } catch { print(error) }
  }
}

struct OrdersView: View {
  @State private var model = OrdersViewModel()
  @Environment(\\.dismiss) private var dismiss
  var body: some View {
    List(model.rows, id: \\.id) { row in
      if let id = row.id { NavigationLink(id) { Text(verbatim: "\\(row.total)") } }
    }
    .task { await model.load() }
  }
}

#Preview { OrdersView() }
"""

SHAPES = """\
#!/usr/bin/swift
// \U0001f469\u200d\U0001f469\u200d\U0001f467 ::error::not an order of ours ##[error]nor this
@preconcurrency import struct Foundation.URL
#if canImport(UIKit) && !os(macOS) || swift(>=5.9)
  import UIKit
  typealias Paint = UIColor
#elseif DEBUG
  typealias Paint = Int
#else
  #error("none")
#endif
infix operator <~>: AdditionPrecedence
precedencegroup Loose { higherThan: AdditionPrecedence associativity: right }
prefix func √(_ value: Double) -> Double { value.squareRoot() }
func <~> <A, each B>(_ a: A, _ b: repeat each B) -> (A, repeat each B) { (a, repeat each b) }
@resultBuilder enum Builder { static func buildBlock(_ parts: String...) -> [String] { parts } }
@freestanding(expression) macro made<T>(_ value: T) -> (T, String) =
  #externalMacro(module: "Made", type: "Up")
let pattern = /(?<year>\\d{4})-(\\d{2})/
let other = #/ a "quoted" \\/ slash /#
let raw = ##"raw \\##(1 + 1) "# still"##
let long = \"\"\"
  lines \\( { (x: Int) in "\\(x) \\("deep")" }(3) )
  \\u{1F600}
  \"\"\"
actor Größe<Δ: ~Copyable>: Sendable { nonisolated func 名前() -> `class` { .`default` } }
struct `class` {
  static let `default` = Self()
  subscript(_ i: Int...) -> Int { get { i[0] } set {} }
}
indirect enum Tree<Leaf> { case leaf(Leaf), node(left: Tree, right: Tree) }
extension Tree: Equatable where Leaf: Equatable & Sendable {}
func flow(_ x: Any?) throws(URLError) -> some Collection<Int> & Sendable {
  defer { _ = x }
  outer: for case let (i, .some(y)) in [(1, x)] where i > 0 {
    switch y {
    case let s as String where s.isEmpty: continue outer
    case is Int: break; default: break outer
    }
  }
  let v = if x == nil { 1 } else { switch x { case nil: 2; default: 3 } }
  return [v].map { [weak self = x as AnyObject] in $0 &+ 1 }
}
"""

TEST = """\
import XCTest
@testable import Shop

final class FetchOrdersUseCaseTests: XCTestCase {
  final class MockOrderRepository: OrderRepository { func orders(matching: Int) -> [Order] { [] } }
  func testNothing() { XCTAssertNotNil(FetchOrdersUseCase(repository: MockOrderRepository())) }
}
"""

CONTAINER = """\
import Swinject
final class AppDIContainer { let container = Container(); lazy var orders = OrdersViewModel() }
@main struct ShopApp: App { var body: some Scene { WindowGroup { OrdersView() } } }
"""

SOURCES = {
    "Sources/Shop/Domain/Entities/Order.swift": ENTITY,
    "Sources/Shop/Domain/UseCases/FetchOrdersUseCase.swift": USE_CASE,
    "Sources/Shop/Data/OrderDTO.swift": DATA,
    "Sources/Shop/Presentation/Orders/OrdersView.swift": VIEW,
    "Sources/Shop/App/AppDIContainer.swift": CONTAINER,
    "Sources/Shop/Common/Shapes.swift": SHAPES,
    "Tests/ShopTests/FetchOrdersUseCaseTests.swift": TEST,
}

ENCODED = {
    "Sources/Shop/Domain/Crlf.swift": ENTITY.replace("Order", "Item").replace("\n", "\r\n"),
    "Sources/Shop/Data/Marked.swift": b"\xef\xbb\xbf" + DATA.replace("Order", "Bill").encode(),
    "Sources/Shop/Presentation/Wide.swift": VIEW.replace("Order", "Wide").encode("utf-16"),
    "Sources/Shop/Presentation/Größe/名前 View.swift": VIEW.replace("Order", "名前"),
    "Sources/Shop/Domain/Cr.swift": ENTITY.replace("Order", "Old").replace("\n", "\r"),
}

KEYWORDS = (
    "actor any as associatedtype async await borrowing case catch class consume continue copy "
    "default defer deinit didSet discard do each else enum extension fallthrough fileprivate "
    "final for func get guard if import in indirect infix init inout internal is isolated lazy "
    "let macro mutating nil nonisolated open operator package postfix precedencegroup prefix "
    "private protocol public repeat rethrows return self Self sending set some static struct "
    "subscript super switch throw throws try typealias unowned var weak where while willSet "
    "yield @main @MainActor #if #else #endif #elseif #sourceLocation { } ( ) [ ] < > , ; : . -> "
    '= == & | ~ ? ! " """ ` / #/ /# // /* */ \\( @ $0 _ '
).split()
