/// The settings as they are written to disk.
struct SettingsDTO: Codable, Equatable, Sendable {
  let radius: Int

  func toDomain() -> Settings {
    Settings(nearbyRadius: radius)
  }
}
