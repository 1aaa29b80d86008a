package import Foundation

/// A person with an account.
package struct User: Sendable, Equatable, Identifiable {
  /// Whether the person can sign in.
  package enum Status: Sendable, Equatable, CaseIterable {
    case active, invited, suspended
  }

  /// The number that names the user everywhere, from 1.
  package let id: Int
  /// The name as it was stored, which may be older than the rules in `UserName`.
  package let name: String
  /// Where mail reaches the person.
  package let email: String
  /// The country, as two capital letters of ISO 3166.
  package let country: String
  /// Whether the person can sign in.
  package let status: Status
  /// The day the account was made, at midnight UTC.
  package let joined: Date

  /// Makes a user of values that are known to be right.
  package init(
    id: Int, name: String, email: String, country: String, status: Status, joined: Date
  ) {
    self.id = id
    self.name = name
    self.email = email
    self.country = country
    self.status = status
    self.joined = joined
  }
}
