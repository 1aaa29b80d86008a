package import Foundation

/// Food that a customer has asked for and is going to pay.
package struct Order: Sendable, Hashable, Identifiable {
  /// Chosen where the order is made, so that sending it twice makes one order.
  package let id: UUID
  package let customerID: Customer.ID
  package let restaurantID: Restaurant.ID
  package let restaurantName: String
  package let items: [OrderItem]
  package let totals: OrderTotals
  package let payment: Payment
  package let delivery: DeliveryDetails
  package let placedAt: Date
  package var status: OrderStatus

  package init(
    id: UUID, customerID: Customer.ID, restaurantID: Restaurant.ID, restaurantName: String,
    items: [OrderItem], totals: OrderTotals, payment: Payment, delivery: DeliveryDetails,
    placedAt: Date, status: OrderStatus
  ) {
    self.id = id
    self.customerID = customerID
    self.restaurantID = restaurantID
    self.restaurantName = restaurantName
    self.items = items
    self.totals = totals
    self.payment = payment
    self.delivery = delivery
    self.placedAt = placedAt
    self.status = status
  }

  /// The same order, further on.
  package func with(_ status: OrderStatus) -> Order {
    var order = self
    order.status = status
    return order
  }
}
