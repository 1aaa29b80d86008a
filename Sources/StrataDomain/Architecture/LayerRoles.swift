extension RoleMap {
  /// The roles with those added that depend on the layer a type stands in.
  func settled(
    _ workspace: Workspace, _ symbols: SymbolTable, _ references: ReferenceMap,
    _ placements: [Placement]
  ) -> RoleMap {
    var settled = self
    let named = Self.typesNamedAsValues(workspace, references, placements)
    for id in symbols.ids {
      let symbol = symbols[id]
      let layer = placements[symbol.place.file].layer
      let isOuter = layer == .data || layer == .infrastructure
      if isOuter, named.contains(id), symbol.kind.isConcreteType, symbols.isCodable(id),
        !has(id, .persistenceModel)
      {
        settled[id].insert(.dto)
      }
      if has(id, .dto), !isOuter, layer != .domain { settled[id].remove(.dto) }
      if layer == .domain, symbol.kind.isConcreteType, settled[id].isEmpty,
        symbol.parent == nil, isData(symbol, workspace.files[symbol.place.file].facts)
      {
        settled[id].insert(.entity)
      }
    }
    return settled
  }

  /// Types that outer-layer code names as `X.self`, as coders are told what to handle.
  private static func typesNamedAsValues(
    _ workspace: Workspace, _ references: ReferenceMap, _ placements: [Placement]
  ) -> Set<SymbolID> {
    var named: Set<SymbolID> = []
    for (index, file) in workspace.files.enumerated() {
      let layer = placements[index].layer
      guard layer == .data || layer == .infrastructure else { continue }
      for (position, reference) in file.facts.references.enumerated()
      where reference.member.map({ file.facts[$0] }) == "self" {
        if case .symbol(let id) = references[index][position] { named.insert(id) }
      }
    }
    return named
  }

  /// Whether a declaration stores data: an enum, or a type with stored properties.
  private func isData(_ symbol: Symbol, _ facts: FileFacts) -> Bool {
    if symbol.kind == .enum { return true }
    return facts.children(of: symbol.place.declaration).contains {
      facts[$0].kind == .property
        && facts[$0].modifiers.isDisjoint(with: [.isComputed, .isStatic])
    }
  }
}

extension SymbolTable {
  /// Whether a type, or one of its supertypes, conforms to Codable or its kin.
  func isCodable(_ id: SymbolID) -> Bool {
    ([id] + allSupertypes(of: id)).contains {
      !TypeProfile.codables.isDisjoint(with: externalSupertypes[Int($0.index)])
    }
  }
}
