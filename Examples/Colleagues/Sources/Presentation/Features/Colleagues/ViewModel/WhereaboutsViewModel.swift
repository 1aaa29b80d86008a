import Foundation
import Observation

/// Where one colleague is.
@Observable @MainActor
final class WhereaboutsViewModel {
  private(set) var whereabouts: Whereabouts?
  /// Why nobody can tell.
  private(set) var message: String?

  private let id: Colleague.ID
  private let locateColleagueUseCase: any LocateColleagueUseCaseProtocol

  init(id: Colleague.ID, locateColleagueUseCase: any LocateColleagueUseCaseProtocol) {
    self.id = id
    self.locateColleagueUseCase = locateColleagueUseCase
  }

  /// How far away, in words.
  var distance: String? {
    whereabouts.map { whereabouts in
      let kilometres = Int(whereabouts.distance.rounded())
      let distance = kilometres < 1 ? "less than 1 km away" : "\(kilometres) km away"
      return whereabouts.isNearby ? "Nearby: \(distance)" : "Not nearby: \(distance)"
    }
  }

  func locate() async {
    do {
      whereabouts = try await locateColleagueUseCase.execute(id: id)
      message = nil
    } catch {
      whereabouts = nil
      message = ErrorMessage.text(for: error)
    }
  }
}
