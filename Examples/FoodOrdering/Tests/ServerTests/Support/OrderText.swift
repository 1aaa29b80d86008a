import Foundation

/// The body of an order with every value as JSON text, so that any of them can be wrong.
struct OrderText: Sendable {
  var id = "\"\(UUID().uuidString)\""
  var restaurant = "\"\(Dish.roast.restaurant)\""
  var item = "\"\(Dish.roast.id)\""
  var quantity = "1"
  var instructions = "\"\""
  var recipient = "\"Ada\""
  var address = "\"1 Main Street\""
  var note = "\"\""
  var payment = #"{"method": "cash"}"#
  var amount = "\"\(Dish.roast.total)\""
  var currency = "\"EUR\""
  var rest = ""

  var text: String {
    """
    {"id": \(id), "restaurantID": \(restaurant),
     "items": [{"menuItemID": \(item), "quantity": \(quantity), "instructions": \(instructions)}],
     "delivery": {"recipient": \(recipient), "address": \(address), "note": \(note)},
     "payment": \(payment),
     "agreedTotal": {"amount": \(amount), "currency": \(currency)}\(rest)}
    """
  }

  /// What it is known by.
  var key: String { id.filter { $0 != "\"" } }

  /// An order of some pieces of a dish, for what they cost together.
  static func of(_ dish: Dish, _ quantity: Int = 1, for total: String? = nil) -> OrderText {
    var order = OrderText()
    order.restaurant = "\"\(dish.restaurant)\""
    order.item = "\"\(dish.id)\""
    order.quantity = "\(quantity)"
    order.amount = "\"\(total ?? dish.total)\""
    return order
  }
}

/// Something that comes with the server.
struct Dish: Sendable {
  let id: String
  let restaurant: String
  /// What one of it costs, delivered.
  let total: String

  /// Plenty is there of it.
  static let roast = Dish(
    id: "43D96DB9-CC91-59F4-A09F-1FFFAE8B8BA2",
    restaurant: "7612D845-A78F-5280-8E7F-BBC1C626E2E9", total: "21.19")
  /// Four are left; all of them cost 78.22.
  static let goulash = Dish(
    id: "A0D78FC8-0CA2-5207-B238-3422C88DC1D8", restaurant: "7612D845-A78F-5280-8E7F-BBC1C626E2E9",
    total: "23.97")
  /// Not dear enough to be delivered alone.
  static let pretzel = Dish(
    id: "6B72B811-E7DF-59E0-9839-6EB0E6597B7A",
    restaurant: "7612D845-A78F-5280-8E7F-BBC1C626E2E9", total: "5.46")
}
