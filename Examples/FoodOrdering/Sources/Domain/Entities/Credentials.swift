import Foundation

/// What a customer logs in with.
package struct Credentials: Sendable {
  /// In lower case and without blanks around, so that one address is one account.
  package let email: String
  package let password: String

  package init(email: String, password: String) {
    self.email = email.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    self.password = password
  }
}

extension Credentials: CustomStringConvertible, CustomReflectable {
  /// Nothing of it: a password is in no log.
  package var description: String { "credentials" }

  package var customMirror: Mirror { Mirror(self, children: [:]) }
}
