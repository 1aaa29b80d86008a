/// What is wrong in a settings file.
package enum SettingsMistake: Sendable, Equatable {
  /// It is no YAML; `cause` in the parser's words.
  case syntax(cause: Phrase)
  /// A key that means nothing where it stands, and those that would.
  case unknownKey(String, known: [String])
  case twice(String)
  /// A key without a value, and what it needs.
  case empty(String, needs: Phrase)
  /// A value of another shape than its key needs.
  case wrongShape(String, needs: Phrase)
  /// A word that is not among those that may stand there.
  case unknownWord(String, Kind, known: [String])
  /// A pattern that can match nothing, and why.
  case pattern(String, cause: Phrase)
  case number(String, name: String, least: Int)
  case day(String)
  /// A text that is no length of time.
  case lifespan(String)
  case missingKey(String, of: Phrase)
  /// Two layers claim the same pattern.
  case claimedTwice(String, by: Layer)

  /// What a word is to be.
  package enum Kind: String, Sendable {
    case layer, profile, rule, severity
  }
}
