internal import StrataModel
package import StrataFeatures
package import StrataCode
internal import StrataRules

/// The machine-readable settings that hold in a project, each with where it comes from.
package enum SettingsJSON {
  /// Everything that is effective.
  package static func document(_ held: EffectiveSettings, in language: Language = .english)
    -> String
  {
    JSONWriter.document(
      in: language,
      .object(
        [
          ("schemaVersion", .int(1)), ("tool", Tool.json), ("file", .string(held.settings.file)),
          ("project", CheckJSON.project(held.project)),
        ] + SettingsKey.all.map { ($0.name, value($0, held)) }
          + [("warnings", .phrases(held.warnings)), ("error", .null)]))
  }

  /// What holds of a key.
  private static func value(_ key: SettingsKey, _ held: EffectiveSettings) -> JSONValue {
    switch key.form {
    case .profile(let field):
      .object([
        ("name", .string(held.project.profile.name)), line(held.settings[keyPath: field]?.place),
      ])
    case .patterns(let field): patterns(held.settings[keyPath: field], of: key, held)
    case .patternsByLayer(let field):
      patterns(held.settings[keyPath: field].map { ($0.layer, $0.pattern) }, held.files(of: key))
    case .wordsByLayer(let field): .array(held.settings[keyPath: field].map(word))
    case .rules: .array(held.rules.map(rule))
    case .edges(let field): .array(zip(held.settings[keyPath: field], held.allowed).map(edge))
    case .thresholds(let field): .array(held.settings[keyPath: field].map(threshold))
    }
  }

  private static func patterns(
    _ stated: [PatternSetting], of key: SettingsKey, _ held: EffectiveSettings
  ) -> JSONValue {
    guard key == .features else { return patterns(stated.map { (nil, $0) }, held.files(of: key)) }
    return .object([
      ("patterns", .strings(stated.map(\.text))), ("names", .strings(held.features)),
    ])
  }

  /// Patterns, each with its layer if it has one, and the number of its files where that is counted.
  private static func patterns(
    _ stated: [(layer: Layer?, pattern: PatternSetting)], _ files: [Int]?
  ) -> JSONValue {
    .array(
      stated.enumerated().map { index, item in
        .object(
          (item.layer.map { [("layer", .string($0.rawValue))] } ?? [])
            + [("pattern", .string(item.pattern.text))]
            + (files.map { [("files", .int($0[index]))] } ?? []) + [line(item.pattern.place)])
      })
  }

  private static func word(_ item: LayerWord) -> JSONValue {
    .object([
      ("layer", .string(item.layer.rawValue)), ("word", .string(item.word)), line(item.place),
    ])
  }

  private static func threshold(_ item: AdviceSetting) -> JSONValue {
    .object([
      ("name", .string(item.threshold.rawValue)),
      ("value", .string(item.threshold.text(item.value))), line(item.place),
    ])
  }

  /// Where settings say something; null where it is inferred.
  private static func line(_ place: SettingLocation?) -> (String, JSONValue) {
    ("line", place.map { .int($0.start.line) } ?? .null)
  }

  private static func rule(_ rule: EffectiveSettings.EffectiveRule) -> JSONValue {
    .object([
      ("id", .string(rule.id.text)), ("severity", .string(rule.level.word)),
      ("byProfile", .string(rule.byProfile.word)),
      ("numbers", .object(rule.numbers.map { ($0.number.name, .int($0.value)) })),
      line(rule.place),
    ])
  }

  private static func edge(
    _ edge: AllowedEdge, _ use: (findings: Int, isExpired: Bool)
  ) -> JSONValue {
    .object([
      ("from", .string(edge.from.text)), ("to", .string(edge.to.text)),
      ("rule", .string(edge.rule?.text)), ("reason", .string(edge.reason)),
      ("until", .string(edge.until?.text)), ("owner", .string(edge.owner)),
      ("findings", .int(use.findings)), ("expired", .bool(use.isExpired)), line(edge.place),
    ])
  }
}
