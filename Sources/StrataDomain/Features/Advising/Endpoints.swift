package import StrataCode
internal import StrataModel
internal import StrataRules

/// What the code asks of the network, as far as types say so.
package struct Endpoints: Sendable, Equatable {
  /// How many; none may be written as types though there are some.
  package var count = 0
  /// The types that say so.
  package var types: [String] = []
  /// Where the first of them stands.
  package var location: Location?

  package init() {}

  /// The cases of enums that are endpoints, the types that conform to such a protocol, and the static
  /// members of what is called so.
  init(_ codebase: Codebase) {
    for id in codebase.symbols.ids
    where codebase.symbols[id].kind.isConcreteType && codebase.isProduction(id)
      && codebase.layer(of: id) != .presentation && codebase.layer(of: id) != .domain
    {
      let count = Self.count(id, codebase)
      guard count > 0 else { continue }
      self.count += count
      types.append(codebase.symbols[id].qualifiedName)
      if location == nil { location = codebase.end(id).location }
    }
  }

  private static func count(_ id: SymbolID, _ codebase: Codebase) -> Int {
    let members = codebase.members(of: id).map { codebase.declaration($0) }
    let isCalledSo = isEndpoint(codebase.symbols[id].name)
    let parents =
      codebase.symbols.externalSupertypes[Int(id.index)]
      + codebase.symbols.allSupertypes(of: id).map { codebase.symbols[$0].name }
    let conforms = parents.contains(where: isContract)
    guard isCalledSo || conforms else { return 0 }
    let cases = members.count { $0.kind == .enumCase }
    if codebase.symbols[id].kind == .enum, cases > 0 {
      return codebase.symbols.externalSupertypes[Int(id.index)].contains("Error") ? 0 : cases
    }
    if conforms { return 1 }
    return members.count {
      ($0.kind == .function || $0.kind == .property) && $0.modifiers.contains(.isStatic)
    }
  }

  private static let contracts: Set<String> = [
    "TargetType", "URLRequestConvertible", "GraphQLQuery", "GraphQLMutation", "Requestable",
    "ResponseRequestable", "APICall",
  ]

  private static func isContract(_ name: String) -> Bool {
    contracts.contains(name) || isEndpoint(name)
      || NameWords(name).ends(in: "apirequest") || NameWords(name).ends(in: "networkrequest")
  }

  private static func isEndpoint(_ name: String) -> Bool {
    let words = NameWords(name)
    return ["endpoint", "endpoints", "apirouter", "apiroute", "apitarget", "webservice"].contains {
      words.ends(in: $0)
    }
  }
}
