import FoodDomain
import Foundation

extension OrderDTO {
  init(_ order: Order) {
    self.init(
      id: order.id.uuidString, restaurantID: order.restaurantID.uuidString,
      restaurantName: order.restaurantName, items: order.items.map(OrderItemDTO.init),
      totals: OrderTotalsDTO(order.totals), payment: OrderPaymentDTO(order.payment),
      delivery: DeliveryDTO(order.delivery), placedAt: order.placedAt,
      status: order.status.rawValue)
  }

  /// The order of a customer.
  func order(of customer: Customer.ID) throws(MappingError) -> Order {
    guard let status = OrderStatus(rawValue: status) else { throw .invalid("status", status) }
    var items: [OrderItem] = []
    for item in self.items { items.append(try item.item()) }
    return Order(
      id: try UUID(id, as: "id"), customerID: customer,
      restaurantID: try UUID(restaurantID, as: "restaurantID"), restaurantName: restaurantName,
      items: items, totals: try totals.totals(), payment: try payment.payment(),
      delivery: DeliveryDetails(
        recipient: delivery.recipient, address: delivery.address, note: delivery.note),
      placedAt: placedAt, status: status)
  }
}

extension OrderItemDTO {
  init(_ item: OrderItem) {
    self.init(
      menuItemID: item.menuItemID.uuidString, name: item.name,
      unitPrice: MoneyDTO(item.unitPrice), quantity: item.quantity,
      instructions: item.instructions)
  }

  func item() throws(MappingError) -> OrderItem {
    guard quantity > 0 else { throw .invalid("quantity", "\(quantity)") }
    return OrderItem(
      menuItemID: try UUID(menuItemID, as: "menuItemID"), name: name,
      unitPrice: try unitPrice.money(), quantity: quantity, instructions: instructions)
  }
}

extension OrderTotalsDTO {
  init(_ totals: OrderTotals) {
    self.init(
      subtotal: MoneyDTO(totals.subtotal), discount: MoneyDTO(totals.discount),
      deliveryFee: MoneyDTO(totals.deliveryFee), tax: MoneyDTO(totals.tax))
  }

  func totals() throws(MappingError) -> OrderTotals {
    OrderTotals(
      subtotal: try subtotal.money(), discount: try discount.money(),
      deliveryFee: try deliveryFee.money(), tax: try tax.money())
  }
}

extension OrderPaymentDTO {
  init(_ payment: Payment) {
    self.init(method: payment.method.rawValue, reference: payment.reference)
  }

  func payment() throws(MappingError) -> Payment {
    guard let method = PaymentMethod(rawValue: method) else { throw .invalid("method", method) }
    return Payment(method: method, reference: reference)
  }
}

extension DeliveryDTO {
  init(_ delivery: DeliveryDetails) {
    self.init(
      recipient: delivery.recipient, address: delivery.address, note: delivery.note)
  }
}

extension PlaceOrderDTO {
  /// - Throws: `MoneyError` if the order is in several currencies.
  init(_ order: Order) throws(MoneyError) {
    self.init(
      id: order.id.uuidString, restaurantID: order.restaurantID.uuidString,
      items: order.items.map {
        Item(
          menuItemID: $0.menuItemID.uuidString, quantity: $0.quantity,
          instructions: $0.instructions)
      },
      delivery: DeliveryDTO(order.delivery), payment: OrderPaymentDTO(order.payment),
      agreedTotal: MoneyDTO(try order.totals.total()))
  }
}
