internal import StrataCode
internal import StrataFeatures
internal import StrataModel
internal import StrataRules

extension PartExplanation {
  /// The machine-readable page of a part; `reasons` say why each rule matters.
  func json(why reasons: [RuleID: Phrase]) -> JSONValue {
    func counts(_ list: [(name: String, references: Int)]) -> JSONValue {
      .array(
        list.map { .object([("name", .string($0.name)), ("references", .int($0.references))]) })
    }
    return .object([
      ("kind", .string(kind.rawValue)), ("name", .string(name)), ("files", .int(files)),
      ("layers", .object(layers.map { ($0.layer.rawValue, .int($0.files)) })),
      ("roles", .object(roles.map { ($0.role.rawValue, .int($0.types)) })),
      ("links", .strings(links)), ("uses", counts(uses)), ("usedBy", counts(usedBy)),
      ("findings", .array(findings.map { $0.json(why: reasons[$0.rule]) })),
    ])
  }
}
