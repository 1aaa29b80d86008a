internal import StrataFeatures
internal import StrataCode
internal import StrataModel
internal import StrataRules

extension TypeExplanation {
  /// All there is to say of a type; nothing is capped.
  func json(why reasons: [RuleID: Phrase]) -> JSONValue {
    .object([
      ("name", .string(type.name)), ("keyword", .string(keyword)), ("access", .string(access)),
      ("location", type.location.startJSON), ("modules", .strings(modules)),
      (
        "roles",
        .array(
          roles.map {
            .object([("role", .string($0.role.rawValue)), ("because", .phrase($0.reason))])
          })
      ), ("layer", .string(placement.layer?.rawValue)),
      ("confidence", .number(placement.confidence, decimals: 3)),
      ("evidence", LayersJSON.evidence(placement)), ("heldTo", .string(heldTo?.rawValue)),
      ("exempt", .phrase(exemption)), ("extensions", .array(extensions.map(\.startJSON))),
      ("supertypes", .array(supertypes.map(\.json))),
      ("externalSupertypes", .strings(externalSupertypes)),
      ("subtypes", .array(subtypes.map(\.json))),
      ("abstractions", .array(abstractions.map(\.json))),
      ("builders", .array(builders.map(\.json))), ("namedBy", .array(namedBy.map(\.json))),
      ("mayName", .strings(mayName.map(\.rawValue))), ("names", .array(names.map(\.json))),
      ("findings", .array(findings.map { $0.json(why: reasons[$0.rule]) })),
      ("namesakes", .array(namesakes.map(\.json))),
    ])
  }
}

extension SameNamedTypes {
  /// Each type in a few words.
  var json: JSONValue {
    .array(
      types.map { entry in
        .object(
          entry.type.members + [
            ("keyword", .string(entry.keyword)), ("role", .strings(entry.roles.map(\.rawValue))),
          ])
      })
  }
}

extension PlacedType {
  /// Name, part, layer and place.
  var json: JSONValue { .object(members) }

  fileprivate var members: [(String, JSONValue)] {
    [
      ("name", .string(name)), ("part", .phrase(noun)), ("layer", .string(layer?.rawValue)),
      ("location", location.startJSON),
    ]
  }
}

extension ExplainedDependency {
  /// Both ends, the place and the verdict.
  var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("from", from.json), ("to", to.json), ("does", .phrase(verb)),
      ("location", location.startJSON), ("places", .int(places)), ("certain", .bool(isCertain)),
    ]
    switch verdict {
    case .allowed: members += Self.verdict("allowed")
    case .unplaced: members += Self.verdict("unplaced")
    case .excused(let reason): members += Self.verdict("excused", reason: reason)
    case .forbidden(let rule, let severity, let help):
      members += Self.verdict("forbidden", rule: rule, severity: severity, help: help)
    }
    return .object(members)
  }

  private static func verdict(
    _ word: String, reason: Phrase? = nil, rule: RuleID? = nil, severity: Severity? = nil,
    help: Phrase? = nil
  ) -> [(String, JSONValue)] {
    [
      ("verdict", .string(word)), ("reason", .phrase(reason)), ("rule", .string(rule?.text)),
      ("severity", .string(severity?.rawValue)), ("help", .phrase(help)),
    ]
  }
}
