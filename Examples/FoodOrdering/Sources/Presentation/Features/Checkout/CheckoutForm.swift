package import FoodDomain
import Foundation

/// What a customer fills in to order.
package struct CheckoutForm: Sendable {
  package var recipient = ""
  package var address = ""
  package var note = ""
  package var method = PaymentMethod.cash
  package var cardNumber = ""
  /// Month and year, such as "09/29".
  package var cardExpiry = ""
  package var cardCode = ""
  /// The email address of the account.
  package var payPalAccount = ""

  package init() {}

  /// Where it goes.
  var delivery: DeliveryDetails {
    DeliveryDetails(recipient: recipient, address: address, note: note)
  }

  /// How it is paid.
  ///
  /// - Throws: `PaymentError.invalidCard` if the expiry date is none.
  func payment() throws(PaymentError) -> PaymentDetails {
    switch method {
    case .cash: return .cash
    case .applePay: return .wallet(.applePay)
    case .payPal: return .wallet(.payPal(PayPalAccount(email: payPalAccount)))
    case .card:
      let parts = cardExpiry.split(separator: "/", omittingEmptySubsequences: false)
        .map { Int($0.trimmingCharacters(in: .whitespaces)) }
      guard parts.count == 2, let month = parts[0], let year = parts[1], (0...2100).contains(year)
      else { throw .invalidCard }
      return .card(
        Card(
          number: cardNumber, expiryMonth: month, expiryYear: year < 100 ? 2000 + year : year,
          code: cardCode.trimmingCharacters(in: .whitespaces)))
    }
  }
}

extension CheckoutForm: CustomStringConvertible, CustomReflectable {
  /// Nothing of it: card data is in no log.
  package var description: String { "checkout form" }

  package var customMirror: Mirror { Mirror(self, children: [:]) }
}
