import FoodDomain
import FoodPresentation
import Foundation
import Hummingbird

/// A customer's orders, and how far each has come.
struct OrderPages: Sendable {
  let desk: FrontDesk

  func add(to router: Router<BasicRequestContext>) {
    router.get("orders") { request, _ in try await list(request) }
    router.get("orders/:order") { request, context in
      try await order(try context.parameters.require("order", as: UUID.self), request)
    }
    router.post("orders/:order/cancellation") { request, context in
      try await cancel(try context.parameters.require("order", as: UUID.self), request)
    }
  }

  @MainActor
  private func list(_ request: Request) async throws -> Response {
    let visit = desk.visit(request, at: .orders)
    let model = visit.visitor.screens.makeOrderListViewModel(router: visit.router)
    await model.load()
    return try await visit.page(
      "orders",
      [
        "title": "Your orders", "message": model.message,
        "saved": SavedNotice.text(model.savedAt),
        "none": model.orders.isEmpty && model.message == nil,
        "orders": try model.orders.map { try $0.content() },
        "open": model.orders.contains { $0.status.isOpen },
      ])
  }

  @MainActor
  private func order(_ id: Order.ID, _ request: Request) async throws -> Response {
    let visit = desk.visit(request, at: .order(id))
    let model = visit.visitor.screens.makeOrderViewModel(of: id, router: visit.router)
    await model.load()
    return try await visit.page(
      "order",
      [
        "title": model.order.map { "Order from \($0.restaurantName)" } ?? "Not found",
        "message": model.message, "saved": SavedNotice.text(model.savedAt),
        "order": try model.order.map { try $0.content() },
        "arrival": model.estimatedDelivery?.arrivalText,
        "open": model.order?.status.isOpen ?? false, "canCancel": model.canCancel,
      ], status: model.order == nil ? .notFound : .ok)
  }

  /// Leads back to the order in any case: a page that reloads itself has to stand at its own path.
  @MainActor
  private func cancel(_ id: Order.ID, _ request: Request) async throws -> Response {
    let visit = desk.visit(request, at: .order(id))
    let model = visit.visitor.screens.makeOrderViewModel(of: id, router: visit.router)
    await model.cancel()
    if let message = model.message { visit.visitor.tell(message) }
    return visit.goOn()
  }
}

extension Order {
  /// What pages show of it.
  func content() throws -> Content {
    [
      "path": Route.order(id).path, "restaurant": restaurantName, "status": status.title,
      "state": status.rawValue, "sentence": status.sentence(restaurant: restaurantName),
      "placed": placedAt.text,
      "count": items.reduce(0) { $0 + $1.quantity }, "total": try totals.total().text,
      "number": String(id.uuidString.prefix(8)),
      "items": items.map { $0.content }, "totals": try totals.content(),
      "payment": payment.method.title,
      "recipient": delivery.recipient, "address": delivery.address, "note": delivery.note,
      "steps": OrderStatus.journey.map { $0.step(of: status) },
    ]
  }
}

extension OrderItem {
  fileprivate var content: Content {
    ["name": name, "quantity": quantity, "price": price.text, "instructions": instructions]
  }
}

extension OrderStatus {
  /// The way of an order that all goes well with.
  fileprivate static let journey: [OrderStatus] = [.received, .preparing, .onTheWay, .delivered]

  /// How a step of the journey is shown while an order is at a status.
  fileprivate func step(of status: OrderStatus) -> Content {
    let here = Self.journey.firstIndex(of: status) ?? -1
    let mine = Self.journey.firstIndex(of: self) ?? 0
    return ["name": title, "state": mine < here ? "done" : mine == here ? "here" : "ahead"]
  }
}
