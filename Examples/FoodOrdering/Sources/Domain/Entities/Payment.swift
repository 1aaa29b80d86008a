/// What a payment service has agreed to.
package struct Payment: Sendable, Hashable {
  package let method: PaymentMethod
  /// By which the service finds it again; nothing of a card or an account can be read off it.
  package let reference: String?

  package init(method: PaymentMethod, reference: String? = nil) {
    self.method = method
    self.reference = reference
  }
}
