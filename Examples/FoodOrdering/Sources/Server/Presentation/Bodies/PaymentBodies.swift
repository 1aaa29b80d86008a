import FoodDomain
import Foundation

/// What `POST /payments` takes: the one place where a card passes.
struct PaymentBody: Decodable {
  let orderID: UUID
  let amount: MoneyBody
  let card: CardBody

  /// A card.
  struct CardBody: Decodable {
    let number: String
    let expiryMonth: Int
    let expiryYear: Int
    let code: String

    /// The card that is meant.
    var card: Card {
      Card(number: number, expiryMonth: expiryMonth, expiryYear: expiryYear, code: code)
    }
  }
}

/// What it answers.
struct PaymentReferenceBody: Encodable {
  let reference: String
}
