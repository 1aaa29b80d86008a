package import StrataFeatures
package import StrataCode
internal import StrataModel

/// The machine-readable answer to where code belongs: one shape, also on failure. Paths start
/// at `root`.
package enum PlaceJSON {
  /// The answer; `directory` is where the root is seen from.
  package static func document(
    _ answer: PlaceAnswer, seenFrom directory: String, in language: Language = .english
  ) -> String {
    let placement = answer.placement
    return document(
      in: language,
      [
        ("root", .string(PathsFromHere.root(answer.root, seenFrom: directory))),
        ("name", .string(answer.name)), ("type", .string(answer.type)),
        ("layer", .string(placement.layer?.rawValue)), ("isSure", .bool(placement.isTelling)),
        ("confidence", .number(placement.confidence, decimals: 3)),
        ("present", present(answer)),
        ("types", .array(answer.types.map(type))),
        ("questions", .array(answer.questions.map(question))),
        ("home", answer.home.map(home) ?? .null),
        ("parts", .array(answer.parts.map(part))),
        ("splitOff", .array(answer.splits.map(split))),
        ("findings", .array(answer.findings.map { $0.json(why: nil) })),
        (
          "rules",
          .object([
            ("profile", .string(answer.profile.name)),
            ("specific", .strings(answer.rules.map(\.text))),
            ("general", .int(answer.generalRules)),
          ])
        ),
        ("evidence", LayersJSON.evidence(placement)),
        ("warnings", .phrases(answer.warnings)), ("error", .null),
      ])
  }

  /// Why there is no answer.
  package static func document(_ failure: Failure, in language: Language = .english) -> String {
    let empty = [
      "root", "name", "type", "layer", "isSure", "confidence", "present", "types", "questions",
      "home",
      "parts", "splitOff", "findings", "rules", "evidence",
    ].map { ($0, JSONValue.null) }
    return document(
      in: language,
      empty + [("warnings", .array([])), ("error", failure.json)])
  }

  private static func document(
    in language: Language, _ members: [(String, JSONValue)]
  ) -> String {
    JSONWriter.document(
      in: language, .object([("schemaVersion", .int(1)), ("tool", Tool.json)] + members))
  }

  private static func present(_ answer: PlaceAnswer) -> JSONValue {
    guard let file = answer.file else { return .null }
    return .object([
      ("file", .string(file)), ("layer", .string(answer.present?.rawValue)),
      ("isRight", answer.isAtHome.map { .bool($0) } ?? .null),
      ("isGuessed", .bool(answer.isVersion)),
    ])
  }

  private static func type(_ type: PlaceAnswer.TypePart) -> JSONValue {
    .object([
      ("name", .string(type.name)), ("keyword", .string(type.keyword)), ("line", .int(type.line)),
      ("role", .strings(type.roles.map(\.rawValue))),
    ])
  }

  private static func question(_ question: PlaceQuestion) -> JSONValue {
    .object([
      ("about", .string(question.kind.rawValue)), ("answer", .bool(question.isYes)),
      ("lines", .array(question.lines.map(line))),
    ])
  }

  private static func line(_ line: PlaceLine) -> JSONValue {
    .object([
      ("line", .int(line.line)), ("code", .string(line.code)),
      ("shows", .phrase(line.shows)),
    ])
  }

  private static func home(_ home: SuggestedLocation) -> JSONValue {
    .object([
      ("folder", .string(home.folder)), ("modules", .strings(home.modules)),
      ("reason", .string(home.reason.rawValue)), ("feature", .string(home.feature)),
      ("files", .int(home.files)), ("alike", .int(home.alike)),
      (
        "neighbours",
        .array(
          home.neighbours.map {
            .object([("type", .string($0.type)), ("file", .string($0.file))])
          })
      ),
    ])
  }

  private static func part(_ part: PlacePart) -> JSONValue {
    .object([
      ("name", .string(part.name)), ("keyword", .string(part.keyword)), ("line", .int(part.line)),
      ("layer", .string(part.placement.layer?.rawValue)),
      ("isSure", .bool(part.placement.isTelling)),
      ("confidence", .number(part.placement.confidence, decimals: 3)), ("file", .string(part.file)),
    ])
  }

  private static func split(_ split: PlaceSplit) -> JSONValue {
    .object([
      ("name", .string(split.name)), ("line", .int(split.line)), ("endLine", .int(split.endLine)),
      ("isType", .bool(split.isType)), ("to", .string(split.target.rawValue)),
      ("lines", .array(split.lines.map(line))),
      ("advice", .phrase(split.advice)),
    ])
  }
}
