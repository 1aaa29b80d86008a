/// Puts food into the cart.
package protocol AddToCartUseCase: Sendable {
  /// - Returns: The cart with it.
  /// - Throws: `CartError`, and then the cart is what it was.
  func add(
    _ item: MenuItem, from restaurant: Restaurant, quantity: Int, instructions: String
  ) async throws -> Cart
}

/// Puts it into the cart that a repository keeps.
package struct AddToCart: AddToCartUseCase {
  private let carts: any CartRepository

  package init(carts: any CartRepository) {
    self.carts = carts
  }

  package func add(
    _ item: MenuItem, from restaurant: Restaurant, quantity: Int, instructions: String
  ) async throws -> Cart {
    var cart = try await carts.cart()
    try cart.add(item, from: restaurant, quantity: quantity, instructions: instructions)
    try await carts.save(cart)
    return cart
  }
}
