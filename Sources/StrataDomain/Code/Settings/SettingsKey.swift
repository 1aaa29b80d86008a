/// A key at the top of the settings file, with all that is said of it anywhere: the decoder, the
/// schema, the template, `strata settings` and the guide's table are made of it.
package struct SettingsKey: Sendable, Equatable {
  package var name: String
  package var form: Form
  /// What `strata settings` calls it.
  package var title: Phrase
  /// What it says, in one sentence.
  package var meaning: Phrase
  /// What its value has to be, as the end of a sentence.
  package var needs: Phrase
  /// A value of it, as YAML on one line.
  package var example: String

  /// What its value is, and where settings keep it.
  package enum Form: Sendable {
    case profile(Field<ChosenProfile?>)
    case patterns(Field<[PatternSetting]>)
    case patternsByLayer(Field<[LayerPattern]>)
    case wordsByLayer(Field<[LayerWord]>)
    case rules(Field<[RuleSetting]>)
    case edges(Field<[AllowedEdge]>)
    case thresholds(Field<[AdviceSetting]>)

    package typealias Field<Value> = any WritableKeyPath<Settings, Value> & Sendable
  }

  init(
    _ name: String, _ form: Form, title: Phrase, meaning: Phrase, needs: Phrase, example: String
  ) {
    self.name = name
    self.form = form
    self.title = title
    self.meaning = meaning
    self.needs = needs
    self.example = example
  }

  /// There is one key of a name.
  package static func == (a: SettingsKey, b: SettingsKey) -> Bool { a.name == b.name }

  /// The example as a line of the file.
  package var line: String { "\(name): \(example)" }
}
