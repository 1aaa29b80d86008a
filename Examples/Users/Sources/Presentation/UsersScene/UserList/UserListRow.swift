import UsersDomain

/// What the list shows of a user.
package struct UserListRow: Sendable, Equatable, Identifiable {
  /// The user's identifier.
  package let id: Int
  /// The name.
  package let name: String
  /// The mail address.
  package let email: String
  /// The country code.
  package let country: String
  /// The status in a word.
  package let status: String

  init(_ user: User) {
    id = user.id
    name = user.name
    email = user.email
    country = user.country
    status = user.status.text
  }
}
