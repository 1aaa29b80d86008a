/// Where the cart is kept until it is ordered.
package protocol CartRepository: Sendable {
  /// The cart; an empty one if none was kept.
  func cart() async throws -> Cart
  /// Keeps a cart in place of the one before.
  func save(_ cart: Cart) async throws
}
