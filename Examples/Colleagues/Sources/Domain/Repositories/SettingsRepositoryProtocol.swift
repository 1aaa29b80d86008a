/// The settings, wherever they are kept; throws `SettingsError.unavailable`.
protocol SettingsRepositoryProtocol: Sendable {
  /// What was saved last, if anything was.
  func getSettings() async throws -> Settings?
  func save(_ settings: Settings) async throws
}
