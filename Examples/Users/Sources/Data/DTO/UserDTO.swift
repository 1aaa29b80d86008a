/// A user as the server writes it.
package struct UserDTO: Codable, Sendable, Equatable {
  /// The identifier.
  package var id: Int
  /// The full name.
  package var name: String
  /// The mail address.
  package var email: String
  /// The country code.
  package var country: String
  /// `active`, `invited` or `suspended`.
  package var status: String
  /// The day, such as `2023-04-17`.
  package var joined: String

  /// Makes what a server could have written.
  package init(
    id: Int, name: String, email: String, country: String, status: String, joined: String
  ) {
    self.id = id
    self.name = name
    self.email = email
    self.country = country
    self.status = status
    self.joined = joined
  }
}
