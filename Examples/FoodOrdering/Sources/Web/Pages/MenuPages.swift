import FoodDomain
import FoodPresentation
import Foundation
import Hummingbird

/// A restaurant's menu, and putting things of it into the cart.
struct MenuPages: Sendable {
  let desk: FrontDesk

  func add(to router: Router<BasicRequestContext>) {
    router.get("restaurants/:restaurant") { request, context in
      try await menu(request, of: try context.parameters.require("restaurant", as: UUID.self))
    }
    router.post("cart/items") { request, context in
      try await add(try await desk.form(AddForm.self, of: request, context), request)
    }
  }

  @MainActor
  private func menu(
    _ request: Request, of restaurant: Restaurant.ID, message: String? = nil
  ) async throws -> Response {
    let visit = desk.visit(request, at: .menu(restaurant))
    let model = visit.visitor.screens.makeMenuViewModel(of: restaurant, router: visit.router)
    await model.load()
    return try await page(of: model, in: visit)
  }

  @MainActor
  private func add(_ form: AddForm, _ request: Request) async throws -> Response {
    guard let restaurant = UUID(uuidString: form.restaurant), let item = UUID(uuidString: form.item)
    else { throw HTTPError(.notFound) }
    let visit = desk.visit(request, at: .menu(restaurant))
    let model = visit.visitor.screens.makeMenuViewModel(of: restaurant, router: visit.router)
    await model.load()
    await model.add(
      item, quantity: Int(form.quantity) ?? 0, instructions: form.instructions ?? "")
    guard let added = model.added else { return try await page(of: model, in: visit) }
    visit.visitor.tell("\(added) in your cart.")
    return visit.goOn()
  }

  @MainActor
  private func page(of model: MenuViewModel, in visit: Visit) async throws -> Response {
    try await visit.page(
      "menu",
      [
        "title": model.menu?.restaurant.name ?? "Not found", "message": model.message,
        "saved": SavedNotice.text(model.savedAt),
        "restaurant": model.menu?.restaurant.content,
        "restaurantID": model.menu?.restaurant.id.uuidString,
        "sections": model.menu?.sections.map { $0.content } ?? [],
      ], status: model.menu == nil ? .notFound : model.message == nil ? .ok : .unprocessableContent)
  }
}

/// What the form on a menu says.
struct AddForm: Decodable, Sendable {
  var restaurant: String
  var item: String
  var quantity: String
  var instructions: String?
}

extension MenuSection {
  fileprivate var content: Content {
    ["category": category, "items": items.map { $0.content }]
  }
}

extension MenuItem {
  fileprivate var content: Content {
    [
      "id": id.uuidString, "name": name, "summary": summary, "price": price.text,
      "picture": picture?.absoluteString, "soldOut": isSoldOut,
      "few": (1...9).contains(stock) ? stock : nil,
    ]
  }
}
