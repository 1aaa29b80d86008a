import Foundation
import Testing

@testable import Colleagues

@Suite("The repository of colleagues")
struct ColleagueRepositoryImplTests {
  private let mira = ColleagueDTO.sample("Mira")
  private let gone = Result<[ColleagueDTO], any Error>.failure(URLError(.notConnectedToInternet))

  @Test("gives what the server says, and keeps it")
  func online() async throws {
    let local = MockColleagueLocalDataSource(kept: [.sample("Old")])
    let repository = repository(.success([mira]), local)
    #expect(try await repository.getColleagues() == [mira.toDomain()])
    #expect(await local.kept == [mira])
  }

  @Test("gives what was kept while the server is away")
  func offline() async throws {
    let repository = repository(gone, MockColleagueLocalDataSource(kept: [mira]))
    #expect(try await repository.getColleague(id: mira.id).name == "Mira")
  }

  @Test("says in words of Domain that there is nothing to give")
  func nothing() async {
    let unavailable = repository(gone, MockColleagueLocalDataSource())
    await #expect(throws: ColleagueError.unavailable) { try await unavailable.getColleagues() }
    let empty = repository(.success([]), MockColleagueLocalDataSource())
    await #expect(throws: ColleagueError.notFound) { try await empty.getColleague(id: mira.id) }
  }

  private func repository(
    _ result: Result<[ColleagueDTO], any Error>, _ local: MockColleagueLocalDataSource
  ) -> ColleagueRepositoryImpl {
    ColleagueRepositoryImpl(
      remoteDataSource: MockColleagueRemoteDataSource(result: result), localDataSource: local)
  }
}
