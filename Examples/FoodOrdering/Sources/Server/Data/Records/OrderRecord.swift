import FoodDomain
import Foundation
import GRDB

/// A row of `orders`.
struct OrderRecord: ServerRecord {
  static let databaseTableName = "orders"

  var id: String
  var customerId: String
  var restaurantId: String
  var restaurantName: String
  var currency: String
  var subtotal: Int64
  var discount: Int64
  var deliveryFee: Int64
  var tax: Int64
  var paymentMethod: String
  var paymentReference: String?
  var recipient: String
  var address: String
  var note: String
  var placedAt: Int64
  var status: String

  /// The names of the columns.
  enum CodingKeys: String, CodingKey {
    case id
    case customerId = "customer_id"
    case restaurantId = "restaurant_id"
    case restaurantName = "restaurant_name"
    case currency, subtotal, discount
    case deliveryFee = "delivery_fee"
    case tax
    case paymentMethod = "payment_method"
    case paymentReference = "payment_reference"
    case recipient, address, note
    case placedAt = "placed_at"
    case status
  }
}

extension OrderRecord {
  /// The row of an order, without its items.
  init(_ order: Order) throws {
    let totals = order.totals
    self.init(
      id: order.id.uuidString, customerId: order.customerID.uuidString,
      restaurantId: order.restaurantID.uuidString, restaurantName: order.restaurantName,
      currency: try order.currency().rawValue, subtotal: try totals.subtotal.units(),
      discount: try totals.discount.units(), deliveryFee: try totals.deliveryFee.units(),
      tax: try totals.tax.units(), paymentMethod: order.payment.method.rawValue,
      paymentReference: order.payment.reference, recipient: order.delivery.recipient,
      address: order.delivery.address, note: order.delivery.note,
      placedAt: Column.milliseconds(order.placedAt), status: order.status.rawValue)
  }

  /// The order of the row and of the rows of its items.
  func order(with items: [OrderItemRecord]) throws -> Order {
    let currency = try Column.value(Currency.self, currency, "currency")
    return Order(
      id: try Column.id(id, "id"), customerID: try Column.id(customerId, "customer_id"),
      restaurantID: try Column.id(restaurantId, "restaurant_id"), restaurantName: restaurantName,
      items: try items.map { try $0.item(in: currency) },
      totals: OrderTotals(
        subtotal: Money(units: subtotal, currency), discount: Money(units: discount, currency),
        deliveryFee: Money(units: deliveryFee, currency), tax: Money(units: tax, currency)),
      payment: Payment(
        method: try Column.value(PaymentMethod.self, paymentMethod, "payment_method"),
        reference: paymentReference),
      delivery: DeliveryDetails(recipient: recipient, address: address, note: note),
      placedAt: Column.date(placedAt),
      status: try Column.value(OrderStatus.self, status, "status"))
  }
}

extension Order {
  /// The one currency of all amounts.
  fileprivate func currency() throws -> Currency {
    let amounts =
      [totals.subtotal, totals.discount, totals.deliveryFee, totals.tax] + items.map(\.unitPrice)
    guard Set(amounts.map(\.currency)).count == 1 else { throw RecordError.unusable("currency") }
    return totals.subtotal.currency
  }
}
