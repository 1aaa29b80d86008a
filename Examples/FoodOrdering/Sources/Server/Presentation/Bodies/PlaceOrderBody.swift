import FoodDomain
import Foundation

/// What `POST /orders` takes.
struct PlaceOrderBody: Decodable {
  let id: UUID
  let restaurantID: UUID
  let items: [Item]
  let delivery: Delivery
  let payment: Payment
  let agreedTotal: MoneyBody

  /// What is asked for; names and prices are not the client's to say.
  struct Item: Decodable {
    let menuItemID: UUID
    let quantity: Int
    let instructions: String?
  }

  /// Where it should go.
  struct Delivery: Decodable {
    let recipient: String
    let address: String
    let note: String?
  }

  /// How it is going to be paid; never a card.
  struct Payment: Decodable {
    let method: String
    let reference: String?
  }
}

extension PlaceOrderBody {
  /// The items that are meant.
  var wantedItems: [WantedItem] {
    items.map {
      WantedItem(
        id: $0.menuItemID, quantity: $0.quantity, instructions: $0.instructions.orNothing)
    }
  }

  /// What is needed to make an order of a cart.
  func checkout(of cart: Cart, by customer: Customer) throws -> Checkout {
    Checkout(
      id: id, customer: customer, cart: cart,
      delivery: DeliveryDetails(
        recipient: delivery.recipient, address: delivery.address, note: delivery.note.orNothing),
      payment: try payment.details(), agreedTotal: try agreedTotal.money(in: "agreedTotal"))
  }
}

extension PlaceOrderBody.Payment {
  fileprivate func details() throws -> PaymentDetails {
    guard let method = PaymentMethod(rawValue: method) else {
      throw RequestError.malformed(field: "payment.method")
    }
    if method == .cash { return .cash }
    guard let reference else { throw RequestError.malformed(field: "payment.reference") }
    return .authorized(method, reference: reference)
  }
}

extension String? {
  /// What may be left out, and then says nothing.
  fileprivate var orNothing: String { self ?? "" }
}
