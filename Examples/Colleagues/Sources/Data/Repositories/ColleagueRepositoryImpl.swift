/// The directory as its server tells it, or as it was told last while the server is away.
final class ColleagueRepositoryImpl: ColleagueRepositoryProtocol {
  private let remoteDataSource: any ColleagueRemoteDataSourceProtocol
  private let localDataSource: any ColleagueLocalDataSourceProtocol

  init(
    remoteDataSource: any ColleagueRemoteDataSourceProtocol,
    localDataSource: any ColleagueLocalDataSourceProtocol
  ) {
    self.remoteDataSource = remoteDataSource
    self.localDataSource = localDataSource
  }

  func getColleagues() async throws -> [Colleague] {
    try await directory().map { $0.toDomain() }
  }

  func getColleague(id: Colleague.ID) async throws -> Colleague {
    guard let dto = try await directory().first(where: { $0.id == id }) else {
      throw ColleagueError.notFound
    }
    return dto.toDomain()
  }

  private func directory() async throws -> [ColleagueDTO] {
    do {
      let dtos = try await remoteDataSource.fetchColleagues()
      try? await localDataSource.write(dtos)
      return dtos
    } catch {
      guard let kept = try? await localDataSource.read() else { throw ColleagueError.unavailable }
      return kept
    }
  }
}
