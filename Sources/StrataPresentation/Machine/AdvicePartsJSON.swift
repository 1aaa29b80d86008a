internal import StrataFeatures
internal import StrataCode
internal import StrataModel

/// What the advice says beside its verdict, for programs.
enum AdvicePartsJSON {
  static func tradeoff(_ tradeoff: AdviceTradeoff?) -> JSONValue {
    guard let tradeoff else { return .null }
    return .object([
      ("gains", .phrase(tradeoff.gains)), ("costs", .phrase(tradeoff.costs)),
      ("putOff", .phrase(tradeoff.later)),
    ])
  }

  static func idle(_ answers: [IdleAnswer]) -> JSONValue {
    .array(
      answers.map { .object([("text", .phrase($0.text)), ("reason", .phrase($0.reason))]) })
  }

  static func testing(_ testing: TestingStrategy) -> JSONValue {
    .object([
      ("profile", .string(testing.profile.rawValue)),
      (
        "layers",
        .array(
          testing.rows.map { row in
            .object([
              ("layer", .string(row.layer.rawValue)), ("subject", .string(row.subject.rawValue)),
              ("tested", .phrase(row.focus)), ("doublesOf", .phrase(row.double)),
              ("notTested", .phrase(row.omits)),
              ("total", row.count.map { .int($0.total) } ?? .null),
              ("named", row.count.map { .int($0.named) } ?? .null),
              ("unnamed", .strings(row.count?.unnamed ?? [])),
            ])
          })
      ),
    ])
  }

  static func operation(_ operation: OperationAdvice?) -> JSONValue {
    guard let operation else { return .null }
    return .object([
      ("name", .string(operation.name)), ("file", .string(operation.location?.file)),
      ("line", operation.location.map { .int($0.start.line) } ?? .null),
      ("end", .string(operation.end.rawValue)), ("text", .phrase(operation.end.phrase)),
      ("advice", .phrase(operation.advice)),
      (
        "path",
        .array(
          operation.turns.map { turn in
            .object([
              ("question", .string(turn.question.rawValue)),
              ("text", .phrase(turn.question.phrase)), ("answer", .bool(turn.isSo)),
              ("fact", .phrase(turn.fact)), ("origin", .string(turn.origin.rawValue)),
            ])
          })
      ),
    ])
  }
}
