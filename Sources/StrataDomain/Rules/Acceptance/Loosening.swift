package import StrataCode

/// A way in which a change makes the check see less.
package enum Loosening: Sendable, Equatable {
  /// A comment allows what nothing allowed before.
  case allowed(Permission)
  /// A comment allows in a whole file what was allowed on some lines of it.
  case widened(Permission)
  /// A comment allows for longer than the one before, which held until a day, as written.
  case prolonged(Permission, since: String)
  /// The baseline accepts so many findings that it did not, of so many; a line of it says so first.
  case accepted(file: String, line: Int, count: Int, of: Int)
  /// A file that was judged is still there, at a path, and is not judged any more.
  case unjudged(file: String, because: Phrase, layer: Layer?)
  /// The settings promise less than they did; the place is where they say so, if they do.
  case settings(SettingsLoosening, file: String, at: SettingPlace?)
}

/// What settings promise less.
package enum SettingsLoosening: Sendable, Equatable {
  /// A rule speaks less gravely than it did, or not at all.
  case weakened(rule: String, from: RuleSetting.Level, to: RuleSetting.Level)
  /// Another profile holds so many rules less gravely, this one first.
  case milder(from: Profile, to: Profile, rules: Int, first: String)
  /// Files stand in other layers than before, so that so many findings are no longer told.
  case replaced(findings: Int)
  /// A rule measures by a larger number.
  case raised(rule: String, number: String, from: Int, to: Int)
  /// A pattern keeps so many files out that were looked at.
  case excluded(pattern: String, files: Int)
  case allowed(AllowedEdge)
  /// A direction is allowed for longer than until the day before.
  case prolonged(AllowedEdge, since: Day)
  /// Features are no longer isolated.
  case joined(pattern: String)
  /// Files stand in a layer that hardly any rule speaks of.
  case exempted(pattern: String, as: Layer)
}
