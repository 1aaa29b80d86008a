import Foundation
import UsersDomain

/// A user as the server writes it.
struct UserResponse: Encodable {
  let id: Int
  let name: String
  let email: String
  let country: String
  let status: String
  let joined: String

  init(_ user: User) {
    id = user.id
    name = user.name
    email = user.email
    country = user.country
    status =
      switch user.status {
      case .active: "active"
      case .invited: "invited"
      case .suspended: "suspended"
      }
    joined = user.joined.formatted(.iso8601.year().month().day())
  }
}

/// A page of users as the server writes it.
struct UsersPageResponse: Encodable {
  let users: [UserResponse]
  let page: Int
  let limit: Int
  let total: Int

  init(_ page: UsersPage) {
    users = page.users.map(UserResponse.init)
    self.page = page.number
    limit = page.limit
    total = page.total
  }
}
