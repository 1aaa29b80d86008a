package import StrataCode

/// Keeps the settings of a project.
package protocol SettingsStoring: Sendable {
  /// Writes the settings file in a project's root; the whole of it or nothing. One that is there is
  /// replaced only if that is asked for.
  func store(_ text: String, in root: String, replacing: Bool) throws(SettingsError)
}
