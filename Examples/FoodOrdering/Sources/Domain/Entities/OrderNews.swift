/// That an order has got somewhere.
package struct OrderNews: Sendable, Hashable {
  package let orderID: Order.ID
  package let restaurantName: String
  package let status: OrderStatus

  package init(orderID: Order.ID, restaurantName: String, status: OrderStatus) {
    self.orderID = orderID
    self.restaurantName = restaurantName
    self.status = status
  }

  /// What is new of an order.
  package init(_ order: Order) {
    self.init(orderID: order.id, restaurantName: order.restaurantName, status: order.status)
  }
}
