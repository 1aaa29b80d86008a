import Foundation

/// Tells how far away a colleague is.
protocol LocateColleagueUseCaseProtocol: Sendable {
  func execute(id: Colleague.ID) async throws -> Whereabouts
}

/// Tells it only of people who work here and share it, and only if they were seen recently.
final class LocateColleagueUseCase: LocateColleagueUseCaseProtocol {
  /// How long a sighting says something, in seconds.
  static let validity: TimeInterval = 12 * 60 * 60

  private let repository: any ColleagueRepositoryProtocol
  private let getSettings: any GetSettingsUseCaseProtocol
  private let locationService: any LocationServiceProtocol
  private let now: @Sendable () -> Date

  init(
    repository: any ColleagueRepositoryProtocol, getSettings: any GetSettingsUseCaseProtocol,
    locationService: any LocationServiceProtocol, now: @escaping @Sendable () -> Date
  ) {
    self.repository = repository
    self.getSettings = getSettings
    self.locationService = locationService
    self.now = now
  }

  func execute(id: Colleague.ID) async throws -> Whereabouts {
    let colleague = try await repository.getColleague(id: id)
    guard colleague.isActive, let sighting = colleague.lastSighting else {
      throw WhereaboutsError.notShared
    }
    guard now().timeIntervalSince(sighting.date) <= Self.validity else {
      throw WhereaboutsError.outdated
    }
    let distance = try await locationService.currentLocation().distance(to: sighting.location)
    let radius = try await getSettings.execute().nearbyRadius
    return Whereabouts(
      seenAt: sighting.date, distance: distance, isNearby: distance <= Double(radius))
  }
}
