package import FoodDomain

/// Makes a cart of what somebody far away asks for.
package protocol FillCartUseCase: Sendable {
  /// The cart with names and prices of this side, whatever the other side believes.
  ///
  /// - Throws: `CartError`: `notInCart` for what the restaurant does not sell; `ServiceError`.
  func cart(of items: [WantedItem], from restaurant: Restaurant.ID) async throws -> Cart
}

/// Makes it of the menu that a repository has.
package struct FillCart: FillCartUseCase {
  private let repository: any RestaurantRepository

  package init(repository: any RestaurantRepository) {
    self.repository = repository
  }

  package func cart(
    of items: [WantedItem], from restaurant: Restaurant.ID
  ) async throws -> Cart {
    guard let menu = try await repository.menu(of: restaurant).latest() else {
      throw ServiceError.notFound
    }
    let sold = Dictionary(menu.1.map { ($0.id, $0) }) { first, _ in first }
    var cart = Cart()
    for wanted in items {
      guard let item = sold[wanted.id] else { throw CartError.notInCart }
      // How much is left is asked when the order is placed: one that was placed before may well
      // have taken the last.
      try cart.add(
        item.with(stock: Cart.mostOfAnItem), from: menu.0, quantity: wanted.quantity,
        instructions: wanted.instructions)
    }
    return cart
  }
}
