import Foundation

/// A sighting as the directory's server writes one.
struct SightingDTO: Codable, Equatable, Sendable {
  let lat: Double
  let lon: Double
  /// In seconds since 1970.
  let at: Double

  func toDomain() -> Sighting {
    Sighting(
      location: Location(latitude: lat, longitude: lon), date: Date(timeIntervalSince1970: at))
  }
}
