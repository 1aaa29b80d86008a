package import StrataRules
package import StrataCode

/// The machine-readable rule catalogue.
package enum RulesJSON {
  /// Every rule with its severity in each profile and its texts.
  package static func document(_ rules: [Rule], in language: Language = .english) -> String {
    JSONWriter.document(
      in: language,
      .object([("schemaVersion", .int(1)), ("rules", .array(rules.map(rule)))]))
  }

  /// One rule; `severity` is that of the standard profile, "off" where the rule is silent.
  static func rule(_ rule: Rule) -> JSONValue { .object(members(of: rule)) }

  /// What a rule says of itself.
  static func members(of rule: Rule) -> [(String, JSONValue)] {
    [
      ("id", .string(rule.id.text)), ("family", .string(rule.family)),
      ("severity", severity(rule.severity(in: .standard))), ("summary", .phrase(rule.summary)),
      ("why", .phrase(rule.why)), ("fix", .phrase(rule.fix)),
      (
        "profiles",
        .object(Profile.allCases.map { ($0.rawValue, severity(rule.severity(in: $0))) })
      ), ("cases", .array(ProfileMatrix.rows.filter { $0.rule == rule.id }.compactMap(aspect))),
      (
        "numbers",
        .array(
          rule.numbers.map {
            .object([
              ("name", .string($0.name)), ("usual", .int($0.usual)), ("counts", .phrase($0.noun)),
            ])
          })
      ),
    ]
  }

  /// A case of a rule that schools judge apart.
  private static func aspect(_ row: ProfileMatrix.Row) -> JSONValue? {
    row.aspect.map { aspect in
      .object([
        ("case", .phrase(aspect.title)),
        (
          "profiles",
          .object(Profile.allCases.map { ($0.rawValue, severity(row[$0].severity)) })
        ),
      ])
    }
  }

  private static func severity(_ severity: Severity?) -> JSONValue {
    .string(severity?.rawValue ?? "off")
  }
}
