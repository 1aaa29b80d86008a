import FoodDomain
import Foundation

/// What `POST /payments` takes: the one place where a card passes; a card, or an approval.
struct PaymentBody: Decodable {
  let orderID: UUID
  let amount: MoneyBody
  let card: CardBody?
  let approval: ApprovalBody?

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

extension PaymentBody {
  /// What a wallet has approved.
  struct ApprovalBody: Decodable {
    let method: String
    let token: String

    /// The approval that is meant.
    func approval() throws -> WalletApproval {
      guard let method = PaymentMethod(rawValue: method) else {
        throw RequestError.malformed(field: "approval.method")
      }
      return WalletApproval(method: method, token: token)
    }
  }

  /// How it is paid: by one of the two.
  func payment() throws -> PaymentDetails {
    switch (card, approval) {
    case (let card?, nil): .card(card.card)
    case (nil, let approval?): .approved(try approval.approval())
    default: throw RequestError.malformed(field: "card")
    }
  }
}

/// What it answers.
struct PaymentReferenceBody: Encodable {
  let reference: String
}
