package import Foundation

/// A place that cooks and delivers.
package struct Restaurant: Sendable, Hashable, Identifiable {
  package let id: UUID
  package let name: String
  package let cuisine: String
  package let address: String
  /// What the law of taxes at its address goes by.
  package let region: TaxRegion
  /// What one delivery costs.
  package let deliveryFee: Money
  /// The least that an order's food has to cost.
  package let minimumOrder: Money
  /// What it gives off large orders, if it does.
  package let offer: Offer?

  package init(
    id: UUID, name: String, cuisine: String, address: String, region: TaxRegion,
    deliveryFee: Money, minimumOrder: Money, offer: Offer? = nil
  ) {
    self.id = id
    self.name = name
    self.cuisine = cuisine
    self.address = address
    self.region = region
    self.deliveryFee = deliveryFee
    self.minimumOrder = minimumOrder
    self.offer = offer
  }
}
