import Foundation

@testable import Colleagues

/// The moment at which tests take place.
let noon = Date(timeIntervalSince1970: 1_800_000_000)
let berlin = Location(latitude: 52.5208, longitude: 13.4094)
let potsdam = Location(latitude: 52.3906, longitude: 13.0645)

extension Colleague {
  static func sample(
    _ name: String = "Mira", isActive: Bool = true, seenAt location: Location? = nil,
    minutesAgo: Double = 0
  ) -> Colleague {
    Colleague(
      id: UUID(), name: name, email: "\(name)@example.org", isActive: isActive,
      lastSighting: location.map { Sighting(location: $0, date: noon - minutesAgo * 60) })
  }
}

extension ColleagueDTO {
  static func sample(_ name: String) -> ColleagueDTO {
    ColleagueDTO(id: UUID(), name: name, email: nil, active: true, lastSeen: nil)
  }
}
