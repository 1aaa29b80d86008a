import Foundation

/// A point on the earth, in degrees.
struct Location: Equatable, Sendable {
  let latitude: Double
  let longitude: Double

  /// The shortest way over the ground, in kilometres.
  func distance(to other: Location) -> Double {
    let from = latitude * .pi / 180
    let to = other.latitude * .pi / 180
    let east = (other.longitude - longitude) * .pi / 180
    let chord =
      pow(sin((to - from) / 2), 2) + cos(from) * cos(to) * pow(sin(east / 2), 2)
    return 2 * Self.earthRadius * asin(min(1, chord.squareRoot()))
  }

  private static let earthRadius = 6371.0
}
