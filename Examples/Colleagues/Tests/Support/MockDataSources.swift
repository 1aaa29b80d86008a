@testable import Colleagues

struct MockColleagueRemoteDataSource: ColleagueRemoteDataSourceProtocol {
  let result: Result<[ColleagueDTO], any Error>

  func fetchColleagues() throws -> [ColleagueDTO] { try result.get() }
}

actor MockColleagueLocalDataSource: ColleagueLocalDataSourceProtocol {
  private(set) var kept: [ColleagueDTO]?

  init(kept: [ColleagueDTO]? = nil) { self.kept = kept }

  func read() -> [ColleagueDTO]? { kept }
  func write(_ colleagues: [ColleagueDTO]) { kept = colleagues }
}

struct FailingSettingsLocalDataSource: SettingsLocalDataSourceProtocol {
  struct DiskError: Error {}

  func read() throws -> SettingsDTO? { throw DiskError() }
  func write(_ settings: SettingsDTO) throws { throw DiskError() }
}
