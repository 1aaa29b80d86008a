package import Foundation

/// Somebody who orders.
package struct Customer: Sendable, Hashable, Identifiable {
  package let id: UUID
  package let name: String
  package let email: String
  /// Where most orders go.
  package let address: String

  package init(id: UUID, name: String, email: String, address: String) {
    self.id = id
    self.name = name
    self.email = email
    self.address = address
  }
}
