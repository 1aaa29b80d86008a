import FoodDomain
import FoodTesting
import Foundation

@testable import FoodData

/// A server with orders, as the test answers it.
struct FakeOrderRemote: OrderRemoteDataSource {
  /// What comes of an order.
  var place: @Sendable (PlaceOrderDTO) async throws -> OrderDTO = { _ in throw NoAnswer() }
  /// What comes of taking one back.
  var cancel: @Sendable (UUID) async throws -> OrderDTO = { _ in throw NoAnswer() }
  /// All orders.
  var all: @Sendable () async throws -> [OrderDTO] = { throw NoAnswer() }
  /// One of them.
  var one: @Sendable (UUID) async throws -> OrderDTO = { _ in throw NoAnswer() }

  /// A server that answers everything with an error.
  static func failing(_ error: any Error) -> FakeOrderRemote {
    FakeOrderRemote(
      place: { _ in throw error }, cancel: { _ in throw error }, all: { throw error },
      one: { _ in throw error })
  }

  func place(_ order: PlaceOrderDTO) async throws -> OrderDTO { try await place(order) }

  func cancel(_ id: UUID) async throws -> OrderDTO { try await cancel(id) }

  func orders() async throws -> [OrderDTO] { try await all() }

  func order(_ id: UUID) async throws -> OrderDTO { try await one(id) }
}

/// Orders kept in memory.
actor FakeOrderLocal: OrderLocalDataSource {
  /// When everything is kept.
  static let date = Date.sample(7)
  private var rows: [UUID: (customer: UUID, order: LocalOrder)] = [:]
  private let writeFailure: (any Error)?

  /// Nothing so far.
  init(writeFailure: (any Error)? = nil) {
    self.writeFailure = writeFailure
  }

  /// Holds orders of a state from the beginning.
  init(_ orders: [Order], _ state: LocalOrder.State) {
    writeFailure = nil
    for order in orders {
      rows[order.id] = (order.customerID, LocalOrder(order: OrderDTO(order), state: state))
    }
  }

  /// In which state an order is kept.
  func state(of order: Order.ID) -> LocalOrder.State? { rows[order]?.order.state }

  /// The status that is kept of an order.
  func status(of order: Order.ID) -> String? { rows[order]?.order.order.status }

  func orders(of customer: UUID) async throws -> Kept<[LocalOrder]>? {
    let orders = rows.values.filter { $0.customer == customer }.map(\.order)
    return orders.isEmpty ? nil : Kept(value: orders, savedAt: Self.date)
  }

  func order(_ id: UUID, of customer: UUID) async throws -> Kept<LocalOrder>? {
    rows[id].flatMap {
      $0.customer == customer ? Kept(value: $0.order, savedAt: Self.date) : nil
    }
  }

  func keep(_ order: OrderDTO, of customer: UUID) async throws {
    guard try state(of: UUID(order.id, as: "id")) != .cancelling else { return }
    try await keep(order, .sent, of: customer)
  }

  func keep(_ orders: [OrderDTO], of customer: UUID) async throws {
    for order in orders { try await keep(order, of: customer) }
  }

  func keep(_ order: OrderDTO, _ state: LocalOrder.State, of customer: UUID) async throws {
    if let writeFailure { throw writeFailure }
    let id = try UUID(order.id, as: "id")
    rows[id] = (customer, LocalOrder(order: order, state: state))
  }
}

extension OrderDTO {
  /// The order that the server makes of what it is sent.
  init(received order: PlaceOrderDTO, status: OrderStatus = .received) throws {
    let id = try UUID(order.id, as: "id")
    self.init(Order.sample(901, status: status))
    self.id = id.uuidString
  }

  /// An order that no order can be.
  static func nonsense(_ order: Order) -> OrderDTO {
    var answer = OrderDTO(order)
    answer.status = "eaten"
    return answer
  }
}
