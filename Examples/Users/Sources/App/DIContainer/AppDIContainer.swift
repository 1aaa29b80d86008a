import Foundation
import UsersData
import UsersDomain

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Builds what the whole app shares: the one repository, on a server.
struct AppDIContainer {
  private let repository: any UserRepository

  /// Wires the app to a server.
  init(server: URL) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 15
    let client = URLSessionHTTPClient(
      server: server, session: URLSession(configuration: configuration))
    repository = LiveUserRepository(remote: HTTPUsersRemoteDataSource(client: client))
  }

  /// The container of the scene with the list and its users.
  @MainActor
  func makeUsersSceneDIContainer() -> UsersSceneDIContainer {
    UsersSceneDIContainer(repository: repository)
  }
}
