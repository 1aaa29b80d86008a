/// Says what the cart would cost.
package protocol QuoteOrderUseCase: Sendable {
  /// The cart at the prices of now, with its costs; no costs while it is empty.
  func quote() async throws -> Quote
}

/// A cart, and what it would cost as an order.
package struct Quote: Sendable, Hashable {
  package let cart: Cart
  package let totals: OrderTotals?
  /// What is missing to the least that the restaurant delivers for; nil if nothing is.
  package let missing: Money?

  package init(cart: Cart, totals: OrderTotals?, missing: Money? = nil) {
    self.cart = cart
    self.totals = totals
    self.missing = missing
  }
}

/// Reckons with the cart that a repository keeps.
package struct QuoteOrder: QuoteOrderUseCase {
  private let carts: any CartRepository
  private let stock: any StockRepository
  private let totals: TotalOrder

  package init(
    carts: any CartRepository, stock: any StockRepository, taxes: any TaxService
  ) {
    self.carts = carts
    self.stock = stock
    totals = TotalOrder(taxes: taxes)
  }

  package func quote() async throws -> Quote {
    guard let asked = try await carts.cart().restaurant else {
      return Quote(cart: Cart(), totals: nil)
    }
    let items = try await stock.items(of: asked.id)
    // Read again: while prices were asked for, something may have been put in or taken out.
    let kept = try await carts.cart()
    guard let restaurant = kept.restaurant else { return Quote(cart: kept, totals: nil) }
    let cart = restaurant.id == asked.id ? kept.updated(to: items) : kept
    if cart != kept { try await carts.save(cart) }
    let totals = try await totals.totals(of: cart, from: restaurant)
    let isEnough = try !totals.subtotal.isLess(than: restaurant.minimumOrder)
    return Quote(
      cart: cart, totals: totals,
      missing: isEnough ? nil : try restaurant.minimumOrder.minus(totals.subtotal))
  }
}
