package import UsersDomain

/// Keeps users in memory, and remembers which calls reached it.
package actor InMemoryUserRepository: UserRepository {
  /// A call that reached the repository.
  package enum Call: Equatable, Sendable {
    case users(page: Int, limit: Int)
    case user(id: Int)
    case rename(id: Int, name: String)
  }

  /// The calls so far.
  package private(set) var calls: [Call] = []
  private var users: [User]

  /// Starts with some users.
  package init(users: [User] = []) {
    self.users = users.sorted { $0.id < $1.id }
  }

  package func users(page: Int, limit: Int) async throws -> UsersPage {
    calls.append(.users(page: page, limit: limit))
    let shown = users.dropFirst((page - 1) * limit).prefix(limit)
    return UsersPage(users: Array(shown), number: page, limit: limit, total: users.count)
  }

  package func user(id: Int) async throws -> User {
    calls.append(.user(id: id))
    return users[try index(of: id)]
  }

  package func rename(id: Int, to name: UserName) async throws -> User {
    calls.append(.rename(id: id, name: name.text))
    let index = try index(of: id)
    let old = users[index]
    users[index] = User(
      id: id, name: name.text, email: old.email, country: old.country, status: old.status,
      joined: old.joined)
    return users[index]
  }

  private func index(of id: Int) throws -> Int {
    guard let index = users.firstIndex(where: { $0.id == id }) else {
      throw UserError.notFound(id: id)
    }
    return index
  }
}
