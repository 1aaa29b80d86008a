import FoodDomain
import Foundation

/// What `GET /orders` answers.
struct OrdersBody: Encodable {
  let orders: [OrderBody]
}

/// An order, told to its customer.
struct OrderBody: Encodable {
  let id: String
  let restaurantID: String
  let restaurantName: String
  let items: [Item]
  let totals: Totals
  let payment: Payment
  let delivery: Delivery
  let placedAt: Date
  let status: String

  /// An item of it.
  struct Item: Encodable {
    let menuItemID: String
    let name: String
    let unitPrice: MoneyBody
    let quantity: Int
    let instructions: String
  }

  /// What it costs.
  struct Totals: Encodable {
    let subtotal: MoneyBody
    let discount: MoneyBody
    let deliveryFee: MoneyBody
    let tax: MoneyBody
  }

  /// How it is paid.
  struct Payment: Encodable {
    let method: String
    let reference: String?
  }

  /// Where it goes.
  struct Delivery: Encodable {
    let recipient: String
    let address: String
    let note: String
  }
}

extension OrderBody {
  init(_ order: Order) {
    id = order.id.uuidString
    restaurantID = order.restaurantID.uuidString
    restaurantName = order.restaurantName
    items = order.items.map { item in
      Item(
        menuItemID: item.menuItemID.uuidString, name: item.name,
        unitPrice: MoneyBody(item.unitPrice), quantity: item.quantity,
        instructions: item.instructions)
    }
    totals = Totals(
      subtotal: MoneyBody(order.totals.subtotal), discount: MoneyBody(order.totals.discount),
      deliveryFee: MoneyBody(order.totals.deliveryFee), tax: MoneyBody(order.totals.tax))
    payment = Payment(method: order.payment.method.rawValue, reference: order.payment.reference)
    delivery = Delivery(
      recipient: order.delivery.recipient, address: order.delivery.address,
      note: order.delivery.note)
    placedAt = order.placedAt
    status = order.status.rawValue
  }
}
