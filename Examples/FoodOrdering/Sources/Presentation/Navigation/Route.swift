package import FoodDomain

/// A place in the app that one can go to, whatever shows it.
package indirect enum Route: Hashable, Sendable {
  case restaurants
  case menu(Restaurant.ID)
  case cart
  case checkout
  /// Where to log in, and where that leads to.
  case login(then: Route)
  case registration(then: Route)
  case orders
  case order(Order.ID)
}
