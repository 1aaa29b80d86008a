package import Foundation

/// A discount on all food of an order, from an amount on.
package struct Offer: Sendable, Hashable {
  package let percent: Decimal
  /// The least that the food has to cost.
  package let from: Money

  package init(percent: Decimal, from: Money) {
    self.percent = percent
    self.from = from
  }

  /// What goes off a subtotal.
  package func discount(on subtotal: Money) throws(MoneyError) -> Money {
    try subtotal.isLess(than: from) ? .zero(subtotal.currency) : subtotal.share(percent: percent)
  }
}
