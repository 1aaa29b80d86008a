import Foundation

/// The account that a customer pays from, by its email address.
package struct PayPalAccount: Sendable, Hashable {
  /// In lower case and without blanks around.
  package let email: String

  package init(email: String) {
    self.email = email.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
  }

  /// Whether its address can be one.
  package var isUsable: Bool { EmailAddress.isUsable(email) }
}
