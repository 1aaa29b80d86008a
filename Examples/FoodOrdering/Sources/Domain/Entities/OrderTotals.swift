/// What an order costs, and why.
package struct OrderTotals: Sendable, Hashable {
  /// All food.
  package let subtotal: Money
  /// What goes off it.
  package let discount: Money
  package let deliveryFee: Money
  /// On food after the discount and on the delivery.
  package let tax: Money

  package init(subtotal: Money, discount: Money, deliveryFee: Money, tax: Money) {
    self.subtotal = subtotal
    self.discount = discount
    self.deliveryFee = deliveryFee
    self.tax = tax
  }

  /// What is to be paid.
  package func total() throws(MoneyError) -> Money {
    try Self.taxed(subtotal: subtotal, discount: discount, deliveryFee: deliveryFee).plus(tax)
  }

  /// What taxes are due on.
  package static func taxed(
    subtotal: Money, discount: Money, deliveryFee: Money
  ) throws(MoneyError) -> Money {
    try subtotal.minus(discount).plus(deliveryFee)
  }
}
