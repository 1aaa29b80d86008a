import Foundation
import UsersDomain

/// What the page of one user shows.
package struct UserDetails: Sendable, Equatable {
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
  /// The day the account was made, such as `2023-04-17`.
  package let joined: String

  init(_ user: User) {
    id = user.id
    name = user.name
    email = user.email
    country = user.country
    status = user.status.text
    joined = user.joined.formatted(.iso8601.year().month().day())
  }
}
