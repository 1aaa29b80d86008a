internal import StrataModel
package import StrataFeatures
package import StrataCode
internal import StrataRules

/// The machine-readable explanation: one shape for every subject, and on failure.
package enum ExplainJSON {
  /// What there is to say; `directory` is where the root is seen from.
  package static func document(
    _ explanation: Explanation, why reasons: [RuleID: Phrase], seenFrom directory: String,
    in language: Language = .english
  ) -> String {
    let path = explanation.root.isEmpty ? nil : explanation.root
    let root = path.map { PathsFromHere.root($0, seenFrom: directory) }
    var content: (kind: String, value: JSONValue)
    switch explanation.subject {
    case .rule(let rule): content = ("rule", rule.json)
    case .finding(let finding):
      content = ("finding", finding.json)
    case .file(let file): content = ("file", file.json(why: reasons))
    case .type(let type): content = ("type", type.json(why: reasons))
    case .types(let same): content = ("types", same.json)
    case .route(let route): content = ("route", route.json)
    case .part(let part): content = ("part", part.json(why: reasons))
    }
    return JSONWriter.document(
      in: language, report(explanation, root: root, content: content, error: .null))
  }

  /// Why there is nothing to say.
  package static func document(_ failure: Failure, in language: Language = .english) -> String {
    JSONWriter.document(
      in: language, report(nil, root: nil, content: nil, error: failure.json))
  }

  private static func report(
    _ explanation: Explanation?, root: String?, content: (kind: String, value: JSONValue)?,
    error: JSONValue
  ) -> JSONValue {
    let parts = ["rule", "finding", "file", "type", "types", "route", "part"].map { kind in
      (kind, content.map { $0.kind == kind ? $0.value : .null } ?? JSONValue.null)
    }
    return .object(
      [
        ("schemaVersion", .int(1)), ("tool", Tool.json), ("asked", .string(explanation?.asked)),
        ("root", .string(root)), ("kind", .string(content?.kind)),
      ] + parts + [
        ("warnings", .phrases(explanation?.warnings ?? [])), ("error", error),
      ])
  }
}

extension RuleExplanation {
  fileprivate var json: JSONValue {
    let here = profile.map { profile in
      JSONValue.object([
        ("profile", .string(profile.name)), ("findings", .int(count)),
        ("example", worst?.json(why: nil) ?? .null), ("model", model?.json ?? .null),
      ])
    }
    return .object(RulesJSON.members(of: rule) + [("here", here ?? .null)])
  }
}

extension FindingExplanation {
  fileprivate var json: JSONValue {
    .object([
      ("finding", finding.json(why: rule.why)), ("rule", RulesJSON.rule(rule)),
      ("sameCause", .array(sameCause.map { $0.json(why: nil) })),
      (
        "source",
        .array(
          source.map { .object([("line", .int($0.line)), ("text", .string($0.text))]) })
      ),
    ])
  }
}

extension FileExplanation {
  fileprivate func json(why reasons: [RuleID: Phrase]) -> JSONValue {
    .object(
      LayersJSON.members(of: file) + [
        ("line", line.map { .int($0) } ?? .null), ("modules", .strings(modules)),
        (
          "declares",
          .array(
            types.map { type in
              .object([
                ("name", .string(type.name)), ("keyword", .string(type.keyword)),
                ("line", .int(type.line)), ("role", .strings(type.roles.map(\.rawValue))),
              ])
            })
        ),
        ("mayName", .strings(mayName.map(\.rawValue))),
        (
          "names",
          .array(
            names.map { entry in
              .object([
                ("layer", .string(entry.layer.rawValue)), ("types", .strings(entry.types)),
              ])
            })
        ),
        ("findings", .array(findings.map { $0.json(why: reasons[$0.rule]) })),
      ])
  }
}
