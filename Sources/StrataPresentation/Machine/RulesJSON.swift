package import StrataDomain

/// The machine-readable rule catalogue.
package enum RulesJSON {
  /// Every rule with its severity in the standard profile and its texts.
  package static func document(_ rules: [Rule]) -> String {
    JSONWriter.document(
      .object([("schemaVersion", .int(1)), ("rules", .array(rules.map(rule)))]))
  }

  /// One rule.
  static func rule(_ rule: Rule) -> JSONValue {
    .object([
      ("id", .string(rule.id)), ("family", .string(rule.family)),
      ("severity", .string(rule.severity.rawValue)), ("summary", .string(rule.summary)),
      ("why", .string(rule.why)), ("fix", .string(rule.fix)),
    ])
  }
}
