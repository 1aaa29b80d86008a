internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// What a payload's file declares beside it and its parts, if there are payloads among that: what belongs
  /// together in one file moves together or not at all.
  static func family(
    of id: SymbolID, besides parts: [SymbolID], in codebase: Codebase
  ) -> [SymbolID] {
    guard codebase.roles.has(id, .dto) else { return [] }
    let rest = codebase.symbols.ids.filter { other in
      let symbol = codebase.symbols[other]
      return symbol.place.file == codebase.symbols[id].place.file && symbol.parent == nil
        && symbol.kind.isConcreteType && other != id && !parts.contains(other)
    }
    guard rest.contains(where: { codebase.roles.has($0, .dto) }) else { return [] }
    return rest.filter { other in
      codebase.symbols.externalSupertypes[Int(other.index)]
        .contains(where: CodingRemoval.protocols.contains)
    }
  }

  /// The errors that a repository protocol's file declares for it: what it throws is Domain's business
  /// as much as what it returns.
  static func errors(of id: SymbolID, in codebase: Codebase) -> [SymbolID] {
    guard codebase.symbols[id].kind == .protocol else { return [] }
    let file = codebase.symbols[id].place.file
    let subject = NameStem.words(of: codebase.symbols[id].name)
    return codebase.symbols.ids.filter { other in
      let symbol = codebase.symbols[other]
      return symbol.place.file == file && symbol.kind == .enum && symbol.parent == nil
        && codebase.symbols.externalSupertypes[Int(other.index)].contains("Error")
        && NameStem.words(of: symbol.name).contains { subject.contains($0) }
        && isValue(other, in: codebase)
    }
  }

  /// The aliases and plain values that a protocol of Domain names and its file declares.
  static func named(by id: SymbolID, _ layer: Layer, in codebase: Codebase) -> [SymbolID] {
    layer == .domain && codebase.symbols[id].kind == .protocol
      ? codebase.parts(namedBy: id) : []
  }

  /// Whether a type that is called after it is coded in its place: it is what that is turned into.
  static func hasRecord(_ id: SymbolID, in codebase: Codebase) -> Bool {
    let name = codebase.symbols[id].name
    return codebase.types(.dto).contains {
      ["DTO", "Dto"].map { name + $0 }.contains(codebase.symbols[$0].name)
    }
  }
}
