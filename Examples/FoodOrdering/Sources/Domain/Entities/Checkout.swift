import Foundation

/// All that is needed to make an order of a cart.
package struct Checkout: Sendable {
  /// The order's, from the moment that somebody begins to pay.
  package let id: Order.ID
  package let customer: Customer
  package let cart: Cart
  package let delivery: DeliveryDetails
  package let payment: PaymentDetails
  /// What the customer has agreed to pay.
  package let agreedTotal: Money

  package init(
    id: Order.ID, customer: Customer, cart: Cart, delivery: DeliveryDetails,
    payment: PaymentDetails, agreedTotal: Money
  ) {
    self.id = id
    self.customer = customer
    self.cart = cart
    self.delivery = delivery
    self.payment = payment
    self.agreedTotal = agreedTotal
  }
}
