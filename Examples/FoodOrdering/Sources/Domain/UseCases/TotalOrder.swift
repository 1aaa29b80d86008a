/// The one calculation of what an order costs, for quotes and for orders.
struct TotalOrder: Sendable {
  let taxes: any TaxService

  func totals(of cart: Cart, from restaurant: Restaurant) async throws -> OrderTotals {
    var subtotal = Money.zero(restaurant.deliveryFee.currency)
    for line in cart.lines { subtotal = try subtotal.plus(line.price) }
    let discount = try restaurant.offer?.discount(on: subtotal) ?? .zero(subtotal.currency)
    let fee = restaurant.deliveryFee
    let taxed = try OrderTotals.taxed(subtotal: subtotal, discount: discount, deliveryFee: fee)
    return OrderTotals(
      subtotal: subtotal, discount: discount, deliveryFee: fee,
      tax: try await taxes.tax(on: taxed, in: restaurant.region))
  }
}
