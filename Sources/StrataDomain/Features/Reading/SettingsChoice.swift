package import StrataCode

/// Which settings a code base is read by.
package enum SettingsChoice: Sendable, Equatable {
  /// The project's own, if it has any.
  case project
  /// Those in a file, by its path as it was typed.
  case file(String)
  /// These, whatever the project says.
  case given(Settings)
}
