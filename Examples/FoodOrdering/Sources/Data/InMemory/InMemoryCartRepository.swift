package import FoodDomain

/// Keeps a cart as long as the process lasts.
package actor InMemoryCartRepository: CartRepository {
  private var kept = Cart()

  package init() {}

  package func cart() -> Cart { kept }

  package func save(_ cart: Cart) { kept = cart }
}
