package import StrataCode

/// Writes a project's settings.
package struct StoreSettings: Sendable {
  private let settings: any SettingsStoring

  /// Into what `settings` keeps.
  package init(settings: any SettingsStoring) { self.settings = settings }

  /// Writes the text into the settings file of a root.
  package func callAsFunction(
    _ text: String, in root: String, replacing: Bool
  ) throws(SettingsError) {
    try settings.store(text, in: root, replacing: replacing)
  }
}
