import FoodDomain

/// Errors in words for a customer: what happened, and what to do now.
package enum FailureText {
  package static func text(of error: any Error) -> String {
    switch error {
    case let error as AccountError: text(of: error)
    case let error as CartError: text(of: error)
    case let error as OrderError: text(of: error)
    case let error as PaymentError: text(of: error)
    case let error as ServiceError: text(of: error)
    default: "Something went wrong here. Please try again."
    }
  }

  private static func text(of error: AccountError) -> String {
    switch error {
    case .invalidName: "Please tell us your name, in at most 80 characters."
    case .invalidEmail: "This is no email address."
    case .invalidAddress: "Please tell us where you live, in at most 200 characters."
    case .weakPassword: "A password needs 8 to 128 characters."
    case .emailTaken: "There is an account with this email address. Log in instead."
    case .wrongCredentials: "No account has this email address and password."
    }
  }

  private static func text(of error: CartError) -> String {
    switch error {
    case .otherRestaurant(let name):
      "Your cart holds food from \(name). Order or empty it first."
    case .invalidQuantity(let most): "An order holds 1 to \(most) of an item."
    case .tooManyItems(let most): "An order holds at most \(most) different items."
    case .outOfStock(let item, let left): text(ofSoldOut: item, left: left)
    case .invalidInstructions: "Instructions are one line of at most 140 characters."
    case .notInCart: "This is not in your cart any more."
    }
  }

  private static func text(of error: OrderError) -> String {
    switch error {
    case .emptyCart: "Your cart is empty."
    case .belowMinimum(let minimum):
      "This restaurant delivers from \(minimum.text) on. Add something to your cart."
    case .outOfStock(let item, let left): text(ofSoldOut: item, left: left)
    case .invalidDelivery(.recipient): "Please tell the courier a name, in at most 80 characters."
    case .invalidDelivery(.address): "Please tell the courier an address of at most 200 characters."
    case .invalidDelivery(.note): "A note to the courier is one line of at most 140 characters."
    case .priceChanged(let total):
      "Prices have changed: it is \(total.text) now. Look at it again and order if you agree."
    case .tooLateToCancel: "The kitchen has begun, so that this order cannot be cancelled any more."
    case .conflict: "This order could not be made. Please start it again from your cart."
    }
  }

  private static func text(of error: PaymentError) -> String {
    switch error {
    case .invalidCard: "This is no valid card. Look at its number, expiry date and code again."
    case .expiredCard: "This card has expired."
    case .declined: "The bank declined this card. Use another one, or pay in cash."
    case .needsConnection:
      "Only cash can be paid while our server is away. Pay in cash, or order later."
    case .invalidAccount: "This is no PayPal account. Look at its email address again."
    case .notApproved(.applePay):
      "Apple Pay did not approve this payment. Pay another way, or order less."
    case .notApproved(.payPal):
      "PayPal did not approve this payment. Use another account, or pay another way."
    case .notApproved: "This payment was not approved. Pay another way."
    case .unknownReference: "This payment could not be found. Please order again."
    }
  }

  private static func text(of error: ServiceError) -> String {
    switch error {
    case .offline: "Our server cannot be reached, and nothing was saved here before."
    case .notSignedIn: "Please log in."
    case .notFound: "There is no such thing here."
    case .unusableAnswer: "Our server gave an answer that makes no sense. Please try again later."
    case .unavailable: "Our server is busy. Please try again in a moment."
    }
  }

  private static func text(ofSoldOut item: String, left: Int) -> String {
    left > 0 ? "Only \(left) of \(item) are left." : "\(item) is sold out."
  }
}
