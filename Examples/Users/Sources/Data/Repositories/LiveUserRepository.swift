package import UsersDomain

/// Keeps users on a server, and speaks of them in the Domain's terms only.
package struct LiveUserRepository: UserRepository {
  private let remote: any UsersRemoteDataSource

  /// Reads from and writes to a server.
  package init(remote: any UsersRemoteDataSource) {
    self.remote = remote
  }

  package func users(page: Int, limit: Int) async throws -> UsersPage {
    try await inDomainTerms {
      let answer = try await remote.users(page: page, limit: limit).toDomain()
      guard answer.number == page else { throw InvalidField("page") }
      return answer
    }
  }

  package func user(id: Int) async throws -> User {
    try await inDomainTerms(about: id) {
      try await remote.user(id: id).toDomain(expecting: id)
    }
  }

  package func rename(id: Int, to name: UserName) async throws -> User {
    try await inDomainTerms(about: id) {
      try await remote.rename(id: id, to: name.text).toDomain(expecting: id)
    }
  }

  /// Runs a call, and turns what goes wrong on the wire into a `UserError`; a cancellation stays
  /// what it is.
  private func inDomainTerms<Value: Sendable>(
    about id: Int? = nil, _ call: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await call()
    } catch let error as TransportError {
      throw UserError(error, about: id)
    } catch is InvalidField {
      throw UserError.unreadableAnswer
    }
  }
}

extension UserError {
  /// What a failure on the wire means for users.
  init(_ error: TransportError, about id: Int?) {
    self =
      switch (error, id) {
      case (.unreachable, _): .unreachable
      case (.undecodable, _): .unreadableAnswer
      case (.status(404, .some(let words)), .some(let id)) where words.error.code == "not_found":
        .notFound(id: id)
      case (.status(400..<500, .some(let words)), _): .refused(reason: words.error.message)
      case (.status(500..., _), _): .unavailable
      case (.status, _): .unreadableAnswer
      }
  }
}
