internal import StrataCode
internal import StrataModel

// Who asks for coding, though nothing is coded.

extension CodedEntities {
  /// A protocol of the project that leaves a type open, asks that it be coded, and is kept by what
  /// names some type: `associatedtype Value: Codable` of a mapper.
  func demand(on id: SymbolID) -> SymbolID? {
    codebase.dependencies(on: id).lazy.flatMap { dependency in
      codebase.typesAround(codebase.reference(of: dependency).owner, in: dependency.file)
    }.flatMap { codebase.symbols.allSupertypes(of: $0) }.first(where: isDemanding)
  }

  private func isDemanding(_ promise: SymbolID) -> Bool {
    guard codebase.symbols[promise].kind == .protocol else { return false }
    let place = codebase.symbols[promise].place
    let facts = codebase.facts(place.file)
    let open = facts.children(of: place.declaration).filter { facts[$0].kind == .associatedType }
    return open.contains { type in
      codebase.referenceOrder[place.file][type].contains { position in
        ForeignKinds.codables.contains(facts[facts.references[position].name])
      }
    }
  }
}
