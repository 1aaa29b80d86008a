internal import StrataCode
internal import StrataFeatures

extension RouteExplanation {
  /// The ends, the ruling, the chain, and what to do instead.
  var json: JSONValue {
    .object([
      ("from", from.json), ("to", to.json), ("ruling", .string(ruling.rawValue)),
      ("chain", .array(chain.map(\.json))), ("byFile", .bool(isByFile)),
      ("breach", breach.map { .int($0) } ?? .null), ("direct", .array(direct.map(\.json))),
      ("reverse", .array(reverse.map(\.json))), ("drawn", .bool(isDrawn)),
      ("through", .array(through.map(\.json))), ("builder", builder?.json ?? .null),
      ("legal", .array(legal.map(\.json))),
    ])
  }
}

extension RouteEnd {
  fileprivate var json: JSONValue {
    .object([
      ("kind", .string(kind.rawValue)), ("name", .string(name)),
      ("layer", .string(layer?.rawValue)), ("heldTo", .string(heldTo?.rawValue)),
      ("types", .array(types.map(\.json))),
    ])
  }
}

extension LegalStep {
  fileprivate var json: JSONValue {
    .object([("text", .phrase(text)), ("done", done.map(\.startJSON) ?? .null)])
  }
}
