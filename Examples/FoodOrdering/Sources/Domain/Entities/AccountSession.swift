/// A customer who has proved who they are.
package struct AccountSession: Sendable, Hashable {
  package let customer: Customer
  /// What proves it from now on: as secret as a password.
  package let token: String

  package init(customer: Customer, token: String) {
    self.customer = customer
    self.token = token
  }
}

extension AccountSession: CustomStringConvertible, CustomReflectable {
  /// The customer; the token is in no log.
  package var description: String { "session of \(customer.id)" }

  package var customMirror: Mirror { Mirror(self, children: [:]) }
}
