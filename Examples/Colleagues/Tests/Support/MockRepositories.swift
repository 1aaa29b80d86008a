@testable import Colleagues

struct MockColleagueRepository: ColleagueRepositoryProtocol {
  let colleagues: [Colleague]

  func getColleagues() -> [Colleague] { colleagues }

  func getColleague(id: Colleague.ID) throws -> Colleague {
    guard let found = colleagues.first(where: { $0.id == id }) else {
      throw ColleagueError.notFound
    }
    return found
  }
}

actor MockSettingsRepository: SettingsRepositoryProtocol {
  private(set) var saved: Settings?

  init(saved: Settings? = nil) { self.saved = saved }

  func getSettings() -> Settings? { saved }
  func save(_ settings: Settings) { saved = settings }
}

struct MockLocationService: LocationServiceProtocol {
  let location: Location

  func currentLocation() -> Location { location }
}
