import Foundation

/// Orders on the server, of whoever is logged in.
protocol OrderRemoteDataSource: Sendable {
  /// Makes an order; the server knows by its identifier whether it has it already.
  func place(_ order: PlaceOrderDTO) async throws -> OrderDTO
  /// Takes an order back; the server answers the same however often it is asked.
  func cancel(_ id: UUID) async throws -> OrderDTO
  func orders() async throws -> [OrderDTO]
  func order(_ id: UUID) async throws -> OrderDTO
}

extension FoodAPI: OrderRemoteDataSource {
  func place(_ order: PlaceOrderDTO) async throws -> OrderDTO {
    try await post("/orders", order, headers: ["Idempotency-Key": order.id])
  }

  func cancel(_ id: UUID) async throws -> OrderDTO {
    try await post("/orders/\(id.uuidString)/cancellation")
  }

  func orders() async throws -> [OrderDTO] {
    let answer: OrdersDTO = try await get("/orders")
    return answer.orders
  }

  func order(_ id: UUID) async throws -> OrderDTO {
    try await get("/orders/\(id.uuidString)")
  }
}
