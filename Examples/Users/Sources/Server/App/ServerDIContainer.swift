import GRDB
import Logging
import UsersDomain
import UsersServerData
import UsersServerPresentation

/// Builds the server: the same use cases as the client's, on another repository.
struct ServerDIContainer: Sendable {
  let logger: Logger
  private let repository: any UserRepository

  init(databaseFile: String?) throws {
    var logger = Logger(label: "users", factory: { StreamLogHandler.standardError(label: $0) })
    logger.logLevel = .error
    self.logger = logger
    repository = SQLiteUserRepository(
      database: try Self.open(databaseFile),
      log: { [logger] in logger.error("database failed", metadata: ["error": "\($0)"]) })
  }

  private static func open(_ file: String?) throws -> DatabaseQueue {
    do {
      return try UserDatabase.open(file: file)
    } catch let error as DatabaseError {
      throw UsersServerError.unusableDatabase(
        file: file ?? "in memory", reason: error.message ?? "SQLite error \(error.resultCode)")
    }
  }

  func makeUsersController() -> UsersController {
    UsersController(
      fetchUsers: DefaultFetchUsersUseCase(repository: repository),
      fetchUser: DefaultFetchUserUseCase(repository: repository),
      updateUser: DefaultUpdateUserUseCase(repository: repository))
  }
}
