/// Why settings are not read or not saved.
enum SettingsError: Error {
  case radiusOutOfRange
  case unavailable
}
