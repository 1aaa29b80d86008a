/// Why settings cannot be used.
package enum SettingsError: Error, Equatable {
  /// There is no file where one was asked for.
  case missing(path: String)
  case unreadable(path: String, cause: Phrase)
  /// Something in the file is not what it is to be.
  case mistake(SettingsMistake, path: String, at: Position)
  /// A file is there already and is not replaced.
  case exists(path: String)
  case unwritable(path: String, cause: Phrase)
}
