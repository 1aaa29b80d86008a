/// How a customer wants to pay.
package enum PaymentDetails: Sendable {
  /// At the door.
  case cash
  case card(Card)
  /// By a card that a payment service has agreed to charge before.
  case authorized(reference: String)

  /// What of it may be kept and shown.
  package var method: PaymentMethod {
    switch self {
    case .cash: .cash
    case .card, .authorized: .card
    }
  }
}

/// What of a payment may be kept and shown.
package enum PaymentMethod: String, Sendable, Hashable, CaseIterable {
  case cash, card
}

/// What a payment service has agreed to.
package struct Payment: Sendable, Hashable {
  package let method: PaymentMethod
  /// By which the service finds it again; nothing of the card can be read off it.
  package let reference: String?

  package init(method: PaymentMethod, reference: String? = nil) {
    self.method = method
    self.reference = reference
  }
}
