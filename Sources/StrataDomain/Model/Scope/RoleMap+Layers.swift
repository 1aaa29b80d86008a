package import StrataCode

extension RoleMap {
  /// The roles with those added that depend on the layer a type stands in.
  package func settled(
    _ code: ResolvedCode, _ placements: [Placement], by workforce: Workforce = Workforce()
  ) -> RoleMap {
    settled(code, placements, RoleUses(code, placements, by: workforce))
  }

  /// The same by what the code does with types.
  func settled(_ code: ResolvedCode, _ placements: [Placement], _ uses: RoleUses) -> RoleMap {
    let symbols = code.symbols
    var settled = self
    GatewayRoles(code: code, placements: placements).add(to: &settled)
    for id in symbols.ids {
      let symbol = symbols[id]
      let layer = placements[symbol.place.file].layer
      let isOuter = layer == .data || layer == .infrastructure
      if has(id, .useCase), isAdapter(id, code, placements) { settled[id].remove(.useCase) }
      if isOuter, isOuterDTO(id, symbols), !sends(id, code) { settled[id].insert(.dto) }
      if layer == .domain, uses.decoded.contains(id), symbols.isDecodable(id), settled[id].isEmpty {
        settled[id].insert(.dto)
      }
      if has(id, .dto), !isOuter, layer != .domain { settled[id].remove(.dto) }
      if has(id, .view), isRoot(uses.built[id] ?? []) { settled[id].insert(.container) }
      if layer == .app, settled[id].isEmpty, uses.builders.contains(id),
        ContainerShape.isNamedForWiring(NameWords(symbol.name))
      {
        settled[id].insert(.container)
      }
      if layer == .domain, symbol.kind.isConcreteType, settled[id].isEmpty,
        symbol.parent == nil,
        isData(symbol, code.facts(symbol.place.file), uses.services)
      {
        settled[id].insert(.entity)
      }
    }
    return settled
  }

  /// Whether roles that depend on layers are the same once some files hold something else, by what
  /// the code did with types before and does now.
  func settles(
    like old: (code: ResolvedCode, uses: RoleUses), _ code: ResolvedCode, _ uses: RoleUses,
    _ placements: [Placement], _ renewal: Renewal
  ) -> Bool {
    let before = GatewayRoles(code: old.code, placements: placements)
    let now = GatewayRoles(code: code, placements: placements)
    return uses.make(whatWas: old.uses, in: renewal.files)
      && renewal.files.allSatisfy { file in
        now.holders(in: file, self) == before.holders(in: file, self)
          && code.symbols.types(in: file).allSatisfy { id in
            let (symbol, former) = (code.symbols[id], old.code.symbols[id])
            guard symbol.place.file == file else { return true }
            return now.asks(id) == before.asks(id) && sends(id, code) == sends(id, old.code)
              && isData(symbol, code.facts(file), uses.services)
                == isData(former, old.code.facts(file), old.uses.services)
          }
      }
  }

  /// Whether what somebody builds are the use cases and view models of several scenes: then the app is
  /// put together there, whatever else it is.
  private func isRoot(_ built: Set<SymbolID>) -> Bool {
    built.count { has($0, .viewModel) } >= 2 && built.count { has($0, .useCase) } >= 2
  }

  /// Whether a type below a name of the outer ring is called an interactor and keeps no promise of
  /// Domain: it talks to the network or a store.
  private func isAdapter(
    _ id: SymbolID, _ code: ResolvedCode, _ placements: [Placement]
  ) -> Bool {
    let symbols = code.symbols
    return placements[symbols[id].place.file].declared?.ring == .data
      && symbols.words(of: id).ends(in: "interactor")
      && !symbols.allSupertypes(of: id).contains {
        placements[symbols[$0].place.file].layer == .domain
      }
  }

  /// Whether what a type declares talks to a server itself: it is a client, whatever it can be written as.
  private func sends(_ id: SymbolID, _ code: ResolvedCode) -> Bool {
    let place = code.symbols[id].place
    let facts = code.facts(place.file)
    guard code.symbols.isCodable(id) else { return false }
    let extent = facts[place.declaration].extent
    return facts.references.contains { reference in
      [.construction, .staticAccess].contains(reference.role)
        && extent.contains(reference.span.start) && facts[reference.name].hasPrefix("URLSession")
    }
  }

  /// A Codable value of an outer layer, or one that is called a DTO there.
  private func isOuterDTO(_ id: SymbolID, _ symbols: SymbolTable) -> Bool {
    let kind = symbols[id].kind
    guard kind == .struct || kind == .class, !has(id, .persistenceModel) else { return false }
    if symbols.words(of: id).suffix(from: ["dto", "apimodel"]) != nil { return true }
    // A store of coded values is no value itself.
    return self[id].isEmpty && symbols.isCodable(id) && !symbols.words(of: id).ends(in: "cache")
  }

  /// Whether a declaration stores data and nothing else: an enum with cases, or a type whose stored
  /// properties are no services and that fetches nothing for a protocol.
  private func isData(_ symbol: Symbol, _ facts: FileFacts, _ services: Set<DeclarationID>) -> Bool
  {
    let type = symbol.place.declaration
    if symbol.kind == .enum {
      return facts.children(of: type).contains { facts[$0].kind == .enumCase }
    }
    let stored = facts.storedProperties(of: type)
    return !stored.isEmpty && !facts.areFunctions(stored)
      && !facts.children(of: type).contains {
        facts[$0].kind == .function && facts[$0].modifiers.contains([.isAsync, .isThrowing])
          && !facts[$0].modifiers.contains(.isStatic)
      }
      && stored.allSatisfy {
        !services.contains(DeclarationID(file: symbol.place.file, declaration: $0))
      }
  }
}

extension SymbolTable {
  /// Whether a type, or one of its supertypes, conforms to Codable or its kin.
  package func isCodable(_ id: SymbolID) -> Bool { conforms(id, to: ForeignKinds.codables) }

  /// Whether the language itself decodes a type.
  package func isDecodable(_ id: SymbolID) -> Bool {
    conforms(id, to: ["Codable", "Decodable", "Swift.Codable", "Swift.Decodable"])
  }

  /// Whether a type, or one of its supertypes, names one of these foreign types.
  package func conforms(_ id: SymbolID, to names: Set<String>) -> Bool {
    ([id] + allSupertypes(of: id)).contains {
      !names.isDisjoint(with: externalSupertypes[Int($0.index)])
    }
  }
}
