import Foundation

/// How far away somebody is.
struct Whereabouts: Equatable, Sendable {
  let seenAt: Date
  /// In kilometres.
  let distance: Double
  let isNearby: Bool
}
