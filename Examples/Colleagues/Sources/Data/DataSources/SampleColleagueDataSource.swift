import Foundation

/// Made-up colleagues around Berlin, for when there is no server.
struct SampleColleagueDataSource: ColleagueRemoteDataSourceProtocol {
  let now: @Sendable () -> Date

  func fetchColleagues() async throws -> [ColleagueDTO] {
    [
      colleague(1, "Mira Okafor", at: (52.5163, 13.3777), minutesAgo: 20),
      colleague(2, "Jonas Weber", at: (52.3906, 13.0645), minutesAgo: 90),
      colleague(3, "Aiko Tanaka", at: nil),
      colleague(4, "Tomás Rivera", at: (53.5511, 9.9937), minutesAgo: 45),
      colleague(5, "Lena Hoffmann", at: (52.5, 13.45), minutesAgo: 60 * 30),
      colleague(6, "Piotr Nowak", active: false, at: (52.52, 13.4), minutesAgo: 5),
    ]
  }

  private func colleague(
    _ number: UInt8, _ name: String, active: Bool = true, at place: (lat: Double, lon: Double)?,
    minutesAgo: Double = 0
  ) -> ColleagueDTO {
    let seconds = now().timeIntervalSince1970 - minutesAgo * 60
    return ColleagueDTO(
      id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number)), name: name,
      email: name.prefix { $0 != " " }.lowercased() + "@example.org", active: active,
      lastSeen: place.map { SightingDTO(lat: $0.lat, lon: $0.lon, at: seconds) })
  }
}
