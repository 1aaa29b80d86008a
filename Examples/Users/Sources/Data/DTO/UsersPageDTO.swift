/// A page of users as the server writes it.
package struct UsersPageDTO: Codable, Sendable, Equatable {
  /// The users on the page.
  package var users: [UserDTO]
  /// Which page it is, from 1.
  package var page: Int
  /// How many users a full page has.
  package var limit: Int
  /// How many users there are.
  package var total: Int

  /// Makes what a server could have written.
  package init(users: [UserDTO], page: Int, limit: Int, total: Int) {
    self.users = users
    self.page = page
    self.limit = limit
    self.total = total
  }
}
