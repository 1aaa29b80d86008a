/// Why settings cannot be used.
package enum SettingsError: Error, Equatable {
  /// There is no file where one was asked for.
  case missing(path: String)
  case unreadable(path: String, cause: Phrase)
  /// Values of the file are not what they are to be, in their order.
  case mistakes([Fault], path: String)
  /// A file is there already and is not replaced.
  case exists(path: String)
  case unwritable(path: String, cause: Phrase)

  /// What is wrong, and where.
  package struct Fault: Sendable, Equatable {
    package var mistake: SettingsMistake
    package var position: Position

    package init(_ mistake: SettingsMistake, at position: Position) {
      self.mistake = mistake
      self.position = position
    }
  }
}
