/// The place on this device where settings are kept.
protocol SettingsLocalDataSourceProtocol: Sendable {
  /// What was written last, if anything was.
  func read() async throws -> SettingsDTO?
  func write(_ settings: SettingsDTO) async throws
}
