import Foundation

/// The receiver of this device: there is one, so there is one instance.
///
/// A computer without a receiver is where `COLLEAGUES_LOCATION` says, such as `48.137,11.575`, or
/// at the office.
final class LocationService: LocationServiceProtocol {
  static let shared = LocationService()

  private init() {}

  func currentLocation() async throws -> Location {
    guard let text = ProcessInfo.processInfo.environment["COLLEAGUES_LOCATION"] else {
      return Self.office
    }
    let degrees = text.split(separator: ",").compactMap { Double($0) }
    guard degrees.count == 2 else { throw WhereaboutsError.noPosition }
    return Location(latitude: degrees[0], longitude: degrees[1])
  }

  private static let office = Location(latitude: 52.5208, longitude: 13.4094)
}
