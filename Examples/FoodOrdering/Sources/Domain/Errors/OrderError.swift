/// Why an order is not made, or not taken back.
package enum OrderError: Error, Hashable {
  case emptyCart
  /// The food has to cost at least as much.
  case belowMinimum(Money)
  case outOfStock(String, left: Int)
  case invalidDelivery(DeliveryDetails.Field)
  /// It costs this now, which is not what the customer has agreed to.
  case priceChanged(Money)
  /// Another order has its identifier.
  case conflict
  /// The kitchen has begun, or all is over.
  case tooLateToCancel
}
