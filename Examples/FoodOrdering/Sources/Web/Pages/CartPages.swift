import FoodDomain
import FoodPresentation
import Foundation
import Hummingbird

/// The cart.
struct CartPages: Sendable {
  let desk: FrontDesk

  func add(to router: Router<BasicRequestContext>) {
    router.get("cart") { request, _ in try await cart(request) }
    router.post("cart/items/:item") { request, context in
      let item = try context.parameters.require("item", as: UUID.self)
      return try await change(
        item, try await desk.form(QuantityForm.self, of: request, context), request)
    }
  }

  @MainActor
  private func cart(_ request: Request) async throws -> Response {
    let visit = desk.visit(request, at: .cart)
    let model = visit.visitor.screens.makeCartViewModel(router: visit.router)
    await model.load()
    return try await page(of: model, in: visit)
  }

  @MainActor
  private func change(
    _ item: MenuItem.ID, _ form: QuantityForm, _ request: Request
  ) async throws -> Response {
    let visit = desk.visit(request, at: .cart)
    let model = visit.visitor.screens.makeCartViewModel(router: visit.router)
    await model.change(item, to: Int(form.quantity) ?? -1)
    return model.message == nil ? visit.goOn() : try await page(of: model, in: visit)
  }

  @MainActor
  private func page(of model: CartViewModel, in visit: Visit) async throws -> Response {
    let restaurant = model.quote?.cart.restaurant
    return try await visit.page(
      "cart",
      [
        "title": "Your cart", "message": model.message,
        "restaurant": restaurant?.content,
        "lines": model.quote?.cart.lines.map { $0.content } ?? [],
        "totals": model.quote?.totals.map { try $0.content() },
        "missing": model.quote?.missing?.text,
        "empty": model.quote?.cart.isEmpty ?? false,
      ], status: model.message == nil ? .ok : .unprocessableContent)
  }
}

/// What the form beside a line of the cart says.
struct QuantityForm: Decodable, Sendable {
  var quantity: String
}

extension Cart.Line {
  /// What pages show of it.
  var content: Content {
    [
      "id": id.uuidString, "name": item.name, "unitPrice": item.price.text, "price": price.text,
      "quantity": quantity, "instructions": instructions.isEmpty ? nil : instructions,
      "short": isAvailable ? nil : (item.stock > 0 ? "Only \(item.stock) left" : "Sold out"),
    ]
  }
}

extension OrderTotals {
  /// What pages show of it.
  func content() throws -> Content {
    let total = try total()
    return [
      "subtotal": subtotal.text, "discount": discount.amount > 0 ? discount.text : nil,
      "fee": deliveryFee.text, "tax": tax.text, "total": total.text,
      "amount": "\(total.amount)", "currency": total.currency.rawValue,
    ]
  }
}
