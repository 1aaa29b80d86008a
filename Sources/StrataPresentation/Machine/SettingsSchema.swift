package import StrataRules
internal import StrataCode

/// The JSON schema of the settings file, for editors that complete and check YAML.
package enum SettingsSchema {
  /// The schema for a catalogue of rules.
  package static func document(_ rules: [Rule]) -> String {
    JSONWriter.document(
      in: .english,
      .object([
        ("$schema", .string("http://json-schema.org/draft-07/schema#")),
        ("title", .string("Settings of Strata, .strata.yml")), ("type", .string("object")),
        ("additionalProperties", .bool(false)),
        (
          "properties",
          .object(
            SettingsKey.all.map { key in
              (key.name, described(value(key.form, rules), key.meaning.text(in: .english)))
            })
        ),
      ]))
  }

  /// What the value of a key may be.
  private static func value(_ form: SettingsKey.Form, _ rules: [Rule]) -> JSONValue {
    switch form {
    case .profile: choice(Profile.allCases.map(\.rawValue))
    case .patterns: patterns
    case .patternsByLayer, .wordsByLayer: byLayer
    case .rules: self.rules(rules)
    case .edges: edges(rules)
    case .thresholds: thresholds
    }
  }

  private static func described(_ value: JSONValue, _ text: String) -> JSONValue {
    guard case .object(let members) = value else { return value }
    return .object([("description", .string(text))] + members)
  }

  private static func choice(_ values: [String]) -> JSONValue {
    .object([("enum", .strings(values))])
  }

  private static let text = JSONValue.object([("type", .string("string")), ("minLength", .int(1))])

  /// One text or a list of them.
  private static let patterns = JSONValue.object([
    (
      "oneOf",
      .array([text, .object([("type", .string("array")), ("items", text)])])
    )
  ])

  private static let byLayer = JSONValue.object([
    ("type", .string("object")), ("additionalProperties", .bool(false)),
    ("properties", .object(Layer.allCases.map { ($0.rawValue, patterns) })),
  ])

  private static let levels = choice(["off"] + Severity.allCases.map(\.rawValue))

  private static func rules(_ rules: [Rule]) -> JSONValue {
    .object([
      ("type", .string("object")), ("additionalProperties", .bool(false)),
      ("properties", .object(rules.map { ($0.id.text, rule($0)) })),
    ])
  }

  private static func rule(_ rule: Rule) -> JSONValue {
    let numbers = rule.numbers.map { number -> (String, JSONValue) in
      (
        number.name,
        .object([
          (
            "description",
            .string("The most \(number.noun.text(in: .english)); \(number.usual) unless said.")
          ),
          ("type", .string("integer")), ("minimum", .int(1)),
        ])
      )
    }
    return .object([
      ("description", .phrase(rule.summary)),
      (
        "oneOf",
        .array([
          levels,
          .object([
            ("type", .string("object")), ("minProperties", .int(1)),
            ("additionalProperties", .bool(false)),
            ("properties", .object([("severity", levels)] + numbers)),
          ]),
        ])
      ),
    ])
  }

  private static let thresholds = JSONValue.object([
    ("type", .string("object")), ("additionalProperties", .bool(false)),
    ("properties", .object(AdviceThreshold.allCases.map { ($0.rawValue, number($0)) })),
  ])

  private static func number(_ threshold: AdviceThreshold) -> JSONValue {
    let meaning = threshold.meaning.text(in: .english)
    let usual = "\(threshold.text(threshold.usual)) unless said."
    return .object(
      [
        (
          "description",
          .string("\(meaning.prefix(1).uppercased())\(meaning.dropFirst()); \(usual)")
        )
      ]
        + (threshold.isTime
          ? [("type", .string("string")), ("pattern", .string("^[0-9]+[dwmy]$"))]
          : [("type", .string("integer")), ("minimum", .int(0))]))
  }

  private static func edges(_ rules: [Rule]) -> JSONValue {
    let end = "A layer, a module, a type, or a pattern of paths."
    return .object([
      ("type", .string("array")),
      (
        "items",
        .object([
          ("type", .string("object")), ("additionalProperties", .bool(false)),
          ("required", .strings(["from", "to", "reason"])),
          (
            "properties",
            .object([
              ("from", described(text, end)), ("to", described(text, end)),
              ("rule", choice(rules.map(\.id.text))), ("reason", described(text, "Why.")),
              (
                "until",
                .object([
                  ("description", .string("The last day it holds, such as 2027-03-01.")),
                  ("type", .string("string")),
                  ("pattern", .string("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")),
                ])
              ), ("owner", described(text, "Who answers for it.")),
            ])
          ),
        ])
      ),
    ])
  }
}
