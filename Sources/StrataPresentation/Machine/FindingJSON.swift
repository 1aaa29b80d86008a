internal import StrataRules
internal import StrataCode

extension Finding {
  /// The finding with the reason of its rule, whether a baseline accepts it, and whether a change
  /// introduced it, where that is known.
  func json(
    why: Phrase?, isBaselined: Bool = false, isIntroduced: Bool? = nil
  ) -> JSONValue {
    .object([
      ("id", .string(identity)), ("rule", .string(rule.text)),
      ("severity", .string(severity.rawValue)),
      ("confidence", .number(confidence, decimals: 3)), ("location", location.json),
      ("also", .array(also.map { .object($0.members) })), ("subject", .string(subject)),
      (
        "from",
        .object([
          ("symbol", .string(from.symbol)), ("layer", .string(from.layer?.rawValue)),
          ("reason", .phrase(from.reason)),
        ])
      ),
      ("to", to?.targetJSON ?? .null), ("message", .phrase(message)), ("why", .phrase(why)),
      ("help", .phrase(help)), ("path", .phrases(path.map(\.text))),
      ("introduced", isIntroduced.map { .bool($0) } ?? .null), ("baselined", .bool(isBaselined)),
    ])
  }
}

extension Finding.End {
  fileprivate var targetJSON: JSONValue {
    .object([
      ("symbol", .string(symbol)), ("layer", .string(layer?.rawValue)),
      (
        "location",
        location.map { .object([("file", .string($0.file))] + $0.start.members) } ?? .null
      ),
      ("reason", .phrase(reason)),
    ])
  }
}

extension Location {
  /// Where something begins: file, line, column.
  var startJSON: JSONValue { .object([("file", .string(file))] + start.members) }

  fileprivate var json: JSONValue {
    .object(
      [("file", .string(file))] + start.members + [
        ("endLine", .int(end.line)), ("endColumn", .int(end.column)),
      ])
  }
}

extension Position {
  fileprivate var members: [(String, JSONValue)] {
    [("line", .int(line)), ("column", .int(column))]
  }
}
