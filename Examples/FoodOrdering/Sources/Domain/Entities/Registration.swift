import Foundation

/// What somebody tells to become a customer.
package struct Registration: Sendable {
  package let name: String
  package let credentials: Credentials
  package let address: String

  package init(name: String, email: String, password: String, address: String) {
    self.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    credentials = Credentials(email: email, password: password)
    self.address = address.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Complains about the first thing that no account can have.
  ///
  /// - Throws: `AccountError`, never `wrongCredentials` or `emailTaken`.
  package func validate() throws(AccountError) {
    guard Line.isUsable(name, atMost: 80) else { throw .invalidName }
    guard EmailAddress.isUsable(credentials.email) else { throw .invalidEmail }
    guard (8...128).contains(credentials.password.count) else { throw .weakPassword }
    guard Line.isUsable(address, atMost: 200) else { throw .invalidAddress }
  }
}
