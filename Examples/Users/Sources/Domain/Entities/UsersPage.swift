/// One page of the list of users.
package struct UsersPage: Sendable, Equatable {
  /// The users on the page, ordered by identifier.
  package let users: [User]
  /// Which page this is, from 1.
  package let number: Int
  /// How many users a full page has.
  package let limit: Int
  /// How many users there are on all pages.
  package let total: Int

  /// Makes a page.
  package init(users: [User], number: Int, limit: Int, total: Int) {
    self.users = users
    self.number = number
    self.limit = limit
    self.total = total
  }

  /// The page after this one, if there is one.
  package var next: Int? {
    guard !users.isEmpty else { return nil }
    let (seen, overflow) = number.multipliedReportingOverflow(by: limit)
    return !overflow && seen < total ? number + 1 : nil
  }
}
