package import StrataCode

/// A way in which a change makes the check see less.
package enum Loosening: Sendable, Equatable {
  /// A comment allows what nothing allowed before.
  case allowed(SuppressionIdentity)
  /// A comment allows in a whole file what was allowed on some lines of it.
  case widened(SuppressionIdentity)
  /// A comment allows for longer than the one before, which held until a day, as written.
  case prolonged(SuppressionIdentity, since: String)
  /// The baseline accepts so many findings that it did not, of so many; a line of it says so first.
  case accepted(file: String, line: Int, count: Int, of: Int)
  /// A file that was judged is still there, at a path, and is not judged any more.
  case unjudged(file: String, because: Phrase, layer: Layer?)
  /// The settings promise less than they did; the place is where they say so, if they do.
  case settings(SettingsLoosening, file: String, at: SettingLocation?)
}
