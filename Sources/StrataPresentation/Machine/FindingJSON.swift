internal import StrataRules
internal import StrataCode

extension Finding {
  /// The finding on a line; what there is nothing to say of is left out. `why` is the reason of its
  /// rule, where the document has no list of rules; `actions` what can be done, where that was asked.
  func json(
    why: Phrase? = nil, isBaselined: Bool = false, isIntroduced: Bool? = nil,
    actions: FindingActions? = nil, only extract: FindingExtract = .all
  ) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("id", .string(identity)), ("rule", .string(rule.text)),
      ("severity", .string(severity.rawValue)),
      ("confidence", .number(confidence, decimals: 3)), ("location", location.json),
    ]
    if !also.isEmpty { members.append(("also", .array(also.map { .object($0.members) }))) }
    members += [("subject", .string(subject)), ("from", from.json)]
    if let to { members.append(("to", to.json)) }
    members.append(("message", .phrase(message)))
    if let why { members.append(("why", .phrase(why))) }
    if !help.isEmpty { members.append(("help", .phrase(help))) }
    if !path.isEmpty { members.append(("path", .phrases(path.map(\.text)))) }
    if let isIntroduced { members.append(("introduced", .bool(isIntroduced))) }
    if isBaselined { members.append(("baselined", .bool(true))) }
    if let actions { members.append(("actions", actions.json(for: self))) }
    return extract.row(members)
  }
}

extension Finding.End {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [("symbol", .string(symbol))]
    if let layer { members.append(("layer", .string(layer.rawValue))) }
    if let location { members.append(("location", location.startJSON)) }
    if let reason { members.append(("reason", .phrase(reason))) }
    return .object(members)
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
