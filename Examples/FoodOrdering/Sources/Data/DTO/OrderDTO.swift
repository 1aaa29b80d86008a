import Foundation

/// An order, as the server tells of it.
struct OrderDTO: Codable, Sendable {
  var id: String
  var restaurantID: String
  var restaurantName: String
  var items: [OrderItemDTO]
  var totals: OrderTotalsDTO
  var payment: OrderPaymentDTO
  var delivery: DeliveryDTO
  var placedAt: Date
  var status: String
}

/// Something ordered.
struct OrderItemDTO: Codable, Sendable {
  var menuItemID: String
  var name: String
  var unitPrice: MoneyDTO
  var quantity: Int
  var instructions: String
}

/// What an order costs.
struct OrderTotalsDTO: Codable, Sendable {
  var subtotal: MoneyDTO
  var discount: MoneyDTO
  var deliveryFee: MoneyDTO
  var tax: MoneyDTO
}

/// How an order is paid.
struct OrderPaymentDTO: Codable, Sendable {
  var method: String
  var reference: String?
}

/// Where an order goes.
struct DeliveryDTO: Codable, Sendable {
  var recipient: String
  var address: String
  var note: String
}

/// The answer to `GET /orders`.
struct OrdersDTO: Codable, Sendable {
  var orders: [OrderDTO]
}

/// The body of `POST /orders`.
struct PlaceOrderDTO: Codable, Sendable {
  var id: String
  var restaurantID: String
  var items: [Item]
  var delivery: DeliveryDTO
  var payment: OrderPaymentDTO
  var agreedTotal: MoneyDTO

  /// What the server has to know of an item; the price is its own.
  struct Item: Codable, Sendable {
    var menuItemID: String
    var quantity: Int
    var instructions: String
  }
}
