@testable import Colleagues

struct MockGetColleaguesUseCase: GetColleaguesUseCaseProtocol {
  let result: Result<[Colleague], any Error>

  func execute() throws -> [Colleague] { try result.get() }
}

struct MockGetProfileUseCase: GetProfileUseCaseProtocol {
  let colleague: Colleague

  func execute(id: Colleague.ID) throws -> Colleague {
    guard id == colleague.id else { throw ColleagueError.notFound }
    return colleague
  }
}

struct MockLocateColleagueUseCase: LocateColleagueUseCaseProtocol {
  let result: Result<Whereabouts, any Error>

  func execute(id: Colleague.ID) throws -> Whereabouts { try result.get() }
}

struct MockGetSettingsUseCase: GetSettingsUseCaseProtocol {
  var settings = Settings.initial

  func execute() -> Settings { settings }
}

struct MockUpdateSettingsUseCase: UpdateSettingsUseCaseProtocol {
  var error: (any Error)?

  func execute(_ settings: Settings) throws {
    if let error { throw error }
  }
}
