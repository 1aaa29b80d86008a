/// Changes how many of an item are in the cart.
package protocol ChangeQuantityUseCase: Sendable {
  /// - Parameter quantity: None takes the item out.
  /// - Returns: The cart as it is then.
  /// - Throws: `CartError`, and then the cart is what it was.
  func change(_ item: MenuItem.ID, to quantity: Int) async throws -> Cart
}

/// Changes it in the cart that a repository keeps.
package struct ChangeQuantity: ChangeQuantityUseCase {
  private let carts: any CartRepository

  package init(carts: any CartRepository) {
    self.carts = carts
  }

  package func change(_ item: MenuItem.ID, to quantity: Int) async throws -> Cart {
    var cart = try await carts.cart()
    try cart.setQuantity(quantity, of: item)
    try await carts.save(cart)
    return cart
  }
}
