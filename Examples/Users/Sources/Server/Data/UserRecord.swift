import Foundation
import GRDB
import UsersDomain

/// A row of the table `users`.
struct UserRecord: Decodable, FetchableRecord, Sendable {
  let id: Int
  let name: String
  let email: String
  let country: String
  let status: String
  let joined: String

  /// The user this row stands for; a row that no user can be made of is an error, not a guess.
  func toDomain() throws -> User {
    User(
      id: id, name: name, email: email, country: country, status: try domainStatus(),
      joined: try Date(joined, strategy: .iso8601.year().month().day()))
  }

  private func domainStatus() throws -> User.Status {
    switch status {
    case "active": .active
    case "invited": .invited
    case "suspended": .suspended
    default: throw UnreadableRow(id: id, column: "status")
    }
  }
}

/// Says which row no user can be made of.
struct UnreadableRow: Error {
  let id: Int
  let column: String
}
