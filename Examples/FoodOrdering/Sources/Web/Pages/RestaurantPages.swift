import FoodDomain
import FoodPresentation
import Hummingbird

/// The list of restaurants.
struct RestaurantPages: Sendable {
  let desk: FrontDesk

  func add(to router: Router<BasicRequestContext>) {
    router.get("/") { request, _ in try await list(request) }
  }

  @MainActor
  private func list(_ request: Request) async throws -> Response {
    let visit = desk.visit(request, at: .restaurants)
    let model = visit.visitor.screens.makeRestaurantListViewModel(router: visit.router)
    model.searchText = request.uri.queryParameters["q"].map { String($0.prefix(80)) } ?? ""
    await model.load()
    return try await visit.page(
      "restaurants",
      [
        "title": "Restaurants", "search": model.searchText,
        "message": model.message, "saved": SavedNotice.text(model.savedAt),
        "none": model.restaurants.isEmpty && model.message == nil,
        "restaurants": model.restaurants.map { $0.content },
      ])
  }
}

extension Restaurant {
  /// What pages show of it.
  var content: Content {
    [
      "path": Route.menu(id).path, "name": name, "cuisine": cuisine, "address": address,
      "initial": name.prefix(1).uppercased(), "hue": "hue\(hue)",
      "fee": deliveryFee.text, "minimum": minimumOrder.text,
      "offer": offer.map { "\($0.percent) % off from \($0.from.text)" },
    ]
  }

  /// One of six colours, always the same for a name.
  private var hue: Int { name.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % 6 } }
}
