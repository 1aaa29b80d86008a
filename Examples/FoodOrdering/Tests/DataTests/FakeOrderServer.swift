import FoodDomain
import FoodTesting
import Foundation

@testable import FoodData

/// A server that knows by its identifier whether it has an order.
actor FakeOrderServer: OrderRemoteDataSource {
  /// Which orders it was asked to make, however often.
  private(set) var requests: [UUID] = []
  /// Which orders it has made.
  private(set) var orders: [UUID] = []
  /// Which orders were taken back, however often.
  private(set) var cancelled: [UUID] = []
  private var before: @Sendable (UUID) async throws -> Void
  private var losesAnswer = false

  /// - Parameter before: What happens before an order is made.
  init(before: @escaping @Sendable (UUID) async throws -> Void = { _ in }) {
    self.before = before
  }

  /// What happens before an order is made, from now on.
  func answer(before: @escaping @Sendable (UUID) async throws -> Void) { self.before = before }

  /// Makes the next order, and has nobody hear of it.
  func loseNextAnswer() { losesAnswer = true }

  func place(_ order: PlaceOrderDTO) async throws -> OrderDTO {
    let id = try UUID(order.id, as: "id")
    requests.append(id)
    try await before(id)
    if !orders.contains(id) { orders.append(id) }
    if losesAnswer {
      losesAnswer = false
      throw RemoteError.unreachable
    }
    return try OrderDTO(received: order)
  }

  func cancel(_ id: UUID) async throws -> OrderDTO {
    guard orders.contains(id) else { throw RemoteError.refused("not_found") }
    cancelled.append(id)
    var answer = OrderDTO(.sample(status: .cancelled))
    answer.id = id.uuidString
    return answer
  }

  func orders() async throws -> [OrderDTO] { throw NoAnswer() }

  func order(_ id: UUID) async throws -> OrderDTO { throw NoAnswer() }
}
