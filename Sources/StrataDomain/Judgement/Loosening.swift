/// A way in which a change makes the check see less. Settings get their cases here.
package enum Loosening: Sendable, Equatable {
  /// A comment allows what nothing allowed before.
  case allowed(Permission)
  /// A comment allows in a whole file what was allowed on some lines of it.
  case widened(Permission)
  /// A comment allows for longer than the one before, which held until a day, as written.
  case prolonged(Permission, since: String)
  /// The baseline accepts so many findings that it did not, of so many; a line of it says so first.
  case accepted(file: String, line: Int, count: Int, of: Int)
}
