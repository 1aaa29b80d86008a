package import Foundation
package import UsersDomain

extension User {
  /// A user of whom only what matters is said.
  package static func sample(
    id: Int = 1, name: String = "Ana Ferreira", email: String? = nil, country: String = "PT",
    status: Status = .active, joined: Date = Date(timeIntervalSince1970: 1_681_689_600)
  ) -> User {
    User(
      id: id, name: name, email: email ?? "user\(id)@example.com", country: country,
      status: status, joined: joined)
  }
}

extension UsersPage {
  /// A page of users with these identifiers.
  package static func sample(
    ids: ClosedRange<Int>, number: Int = 1, limit: Int = 20, total: Int
  ) -> UsersPage {
    UsersPage(
      users: ids.map { .sample(id: $0, name: "User \($0)") }, number: number, limit: limit,
      total: total)
  }
}
