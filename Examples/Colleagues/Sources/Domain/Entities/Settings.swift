/// What the person who uses the app has chosen.
struct Settings: Equatable, Sendable {
  /// How many kilometres away somebody is still nearby.
  var nearbyRadius: Int

  /// What applies until something is chosen.
  static let initial = Settings(nearbyRadius: 10)
  /// The radii that can be chosen.
  static let radii = 1...100
}
