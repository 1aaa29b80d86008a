import FoodDomain
import Foundation
import HTTPTypes
import Hummingbird

/// Answers who orders, and asks where the food stays.
struct OrderController: Sendable {
  let carts: any FillCartUseCase
  let place: any PlaceOrderUseCase
  let cancel: any CancelOrderUseCase
  let orders: any FetchOrdersUseCase
  let repository: any OrderRepository

  /// `POST /orders`
  func place(_ request: Request, _ context: FoodRequestContext) async throws -> Response {
    let customer = try context.signedIn().customer
    let body = try await request.json(PlaceOrderBody.self)
    try checkKey(of: request, for: body.id)
    if let placed = try await placed(body.id, by: customer) { return try .json(OrderBody(placed)) }
    let cart = try await carts.cart(of: body.wantedItems, from: body.restaurantID)
    let order = try await place.place(body.checkout(of: cart, by: customer))
    return try .json(OrderBody(order), status: .created)
  }

  /// `POST /orders/{id}/cancellation`
  func cancel(_ request: Request, _ context: FoodRequestContext) async throws -> Response {
    let customer = try context.signedIn().customer
    return try .json(OrderBody(try await cancel.cancel(context.id("id"), of: customer.id)))
  }

  /// `GET /orders`
  func list(_ request: Request, _ context: FoodRequestContext) async throws -> Response {
    let orders = try await orders.orders(of: context.signedIn().customer.id).value
    return try .json(OrdersBody(orders: orders.map(OrderBody.init)))
  }

  /// `GET /orders/{id}`
  func show(_ request: Request, _ context: FoodRequestContext) async throws -> Response {
    let customer = try context.signedIn().customer
    return try .json(OrderBody(try await repository.order(context.id("id"), of: customer.id).value))
  }

  /// Somebody who gets no answer asks again, and hears then what has become of it.
  private func placed(_ id: Order.ID, by customer: Customer) async throws -> Order? {
    do {
      return try await repository.order(id, of: customer.id).value
    } catch ServiceError.notFound {
      return nil
    }
  }

  /// The header is for whoever stands between and knows nothing of orders.
  private func checkKey(of request: Request, for id: Order.ID) throws {
    let keys = request.headers.filter { $0.name.canonicalName == "idempotency-key" }
    guard keys.count == 1, UUID(uuidString: keys[0].value) == id else {
      throw RequestError.malformed(field: "Idempotency-Key")
    }
  }
}
