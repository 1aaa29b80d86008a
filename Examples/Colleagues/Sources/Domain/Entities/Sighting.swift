import Foundation

/// Where somebody's phone was, and when.
struct Sighting: Equatable, Sendable {
  let location: Location
  let date: Date
}
