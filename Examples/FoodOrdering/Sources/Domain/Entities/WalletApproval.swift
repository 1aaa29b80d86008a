/// That a customer has approved a payment in a wallet.
package struct WalletApproval: Sendable, Hashable {
  package let method: PaymentMethod
  /// What proves it to whoever charges, for one order: as secret as a card.
  package let token: String

  package init(method: PaymentMethod, token: String) {
    self.method = method
    self.token = token
  }
}

extension WalletApproval: CustomStringConvertible, CustomReflectable {
  /// The wallet; the token is in no log.
  package var description: String { "approval in \(method.rawValue)" }

  package var customMirror: Mirror { Mirror(self, children: [:]) }
}
