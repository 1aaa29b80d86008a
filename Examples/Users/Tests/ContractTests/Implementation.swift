import Foundation
import Testing
import UsersData
import UsersDomain
import UsersServerData
import UsersServerTestSupport
import UsersTestSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Every place where users can be kept.
enum Implementation: String, CaseIterable, CustomTestStringConvertible {
  case memory = "in memory"
  case sqlite = "in SQLite"
  case live = "on a real server"

  var testDescription: String { rawValue }

  /// Runs the body on a new repository with some dozens of users.
  func withRepository(_ body: (any UserRepository) async throws -> Void) async throws {
    switch self {
    case .memory:
      try await body(InMemoryUserRepository(users: (1...68).map { .sample(id: $0) }))
    case .sqlite:
      let database = try UserDatabase.open(file: nil)
      try await body(SQLiteUserRepository(database: database, log: { _ in }))
    case .live:
      try await ServerProbe.run { server in
        let session = URLSession(configuration: .ephemeral)
        defer { session.finishTasksAndInvalidate() }
        let client = URLSessionHTTPClient(server: server.server, session: session)
        try await body(LiveUserRepository(remote: HTTPUsersRemoteDataSource(client: client)))
      }
    }
  }
}
