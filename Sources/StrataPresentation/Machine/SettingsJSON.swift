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
    let settings = held.settings
    return JSONWriter.document(
      in: language,
      .object([
        ("schemaVersion", .int(1)), ("tool", Tool.json), ("file", .string(settings.file)),
        ("project", CheckJSON.project(held.project)),
        (
          "profile",
          .object([("name", .string(held.project.profile.name)), line(settings.profile?.place)])
        ),
        (
          "layers",
          .array(
            zip(settings.layers, held.layerFiles).map { item, count in
              .object([
                ("layer", .string(item.layer.rawValue)), ("pattern", .string(item.pattern.text)),
                ("files", .int(count)), line(item.pattern.place),
              ])
            })
        ),
        (
          "words",
          .array(
            settings.words.map {
              .object([
                ("layer", .string($0.layer.rawValue)), ("word", .string($0.word)), line($0.place),
              ])
            })
        ),
        (
          "features",
          .object([
            ("patterns", .strings(settings.features.map(\.text))),
            ("names", .strings(held.features)),
          ])
        ), ("rules", .array(held.rules.map(rule))),
        ("allow", .array(zip(settings.allowed, held.allowed).map(edge))),
        (
          "exclude",
          .array(
            zip(settings.excluded, held.excludedFiles).map { item, count in
              .object([
                ("pattern", .string(item.text)), ("files", .int(count)), line(item.place),
              ])
            })
        ),
        (
          "advice", .array(settings.advice.map(advice))
        ), ("warnings", .phrases(held.warnings)), ("error", .null),
      ]))
  }

  private static func advice(_ item: AdviceSetting) -> JSONValue {
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
      ("id", .string(rule.id)), ("severity", .string(rule.level.word)),
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
      ("rule", .string(edge.rule)), ("reason", .string(edge.reason)),
      ("until", .string(edge.until?.text)), ("owner", .string(edge.owner)),
      ("findings", .int(use.findings)), ("expired", .bool(use.isExpired)), line(edge.place),
    ])
  }
}
