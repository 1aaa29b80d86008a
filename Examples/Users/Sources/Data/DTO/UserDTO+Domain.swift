import Foundation
package import UsersDomain

/// Says which field of an answer no user can be made of.
package struct InvalidField: Error, Equatable {
  /// The field, as the server calls it.
  package let name: String

  /// Names a field.
  package init(_ name: String) {
    self.name = name
  }
}

extension UserDTO {
  /// The user this stands for; nothing is guessed, and nothing is filled in.
  package func toDomain() throws(InvalidField) -> User {
    guard id >= 1 else { throw InvalidField("id") }
    guard !name.isEmpty else { throw InvalidField("name") }
    guard email.contains("@") else { throw InvalidField("email") }
    guard country.count == 2, country.allSatisfy({ $0.isASCII && $0.isUppercase }) else {
      throw InvalidField("country")
    }
    return User(
      id: id, name: name, email: email, country: country,
      status: try domainStatus(), joined: try domainJoined())
  }

  /// The user this stands for, if it is the one that was asked for.
  func toDomain(expecting id: Int) throws(InvalidField) -> User {
    guard self.id == id else { throw InvalidField("id") }
    return try toDomain()
  }

  private func domainStatus() throws(InvalidField) -> User.Status {
    switch status {
    case "active": .active
    case "invited": .invited
    case "suspended": .suspended
    default: throw InvalidField("status")
    }
  }

  private func domainJoined() throws(InvalidField) -> Date {
    do {
      return try Date(joined, strategy: .iso8601.year().month().day())
    } catch {
      throw InvalidField("joined")
    }
  }
}

extension UsersPageDTO {
  /// The page this stands for; one user that cannot be read makes the page unreadable.
  package func toDomain() throws(InvalidField) -> UsersPage {
    guard page >= 1 else { throw InvalidField("page") }
    guard limit >= 1 else { throw InvalidField("limit") }
    guard total >= 0 else { throw InvalidField("total") }
    return UsersPage(
      users: try users.map { user throws(InvalidField) in try user.toDomain() },
      number: page, limit: limit, total: total)
  }
}
