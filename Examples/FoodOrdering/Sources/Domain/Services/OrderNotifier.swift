/// Tells whom it concerns that an order has got somewhere.
package protocol OrderNotifier: Sendable {
  /// Tells it; a notifier that cannot says nothing, for the order stands.
  func tell(_ news: OrderNews) async
}
