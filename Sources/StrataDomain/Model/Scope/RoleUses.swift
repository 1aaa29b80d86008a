internal import StrataCode

/// What the code does with types, as far as it tells their parts.
struct RoleUses {
  /// Types that outer-layer code hands to a decoder: `decode(X.self, …)`.
  private(set) var decoded: Set<SymbolID> = []
  /// Types that build two or more others of the project.
  private(set) var builders: Set<SymbolID> = []
  /// By type: those of the project that it builds.
  private(set) var built: [SymbolID: Set<SymbolID>] = [:]
  /// Stored properties whose type is a protocol of the project: their owners serve, they are no data.
  private(set) var services: Set<DeclarationID> = []

  /// The uses in all files.
  init(
    _ code: ResolvedCode, _ placements: [Placement], by workforce: Workforce
  ) {
    let files = workforce.map(code.workspace.files.count) { file in
      let layer = placements[file].layer
      return FileUses(
        file, in: code,
        decodes: layer == .data || layer == .infrastructure)
    }
    for file in files {
      decoded.formUnion(file.decoded)
      services.formUnion(file.services)
      for (owner, id) in file.built { built[owner, default: []].insert(id) }
    }
    builders = Set(built.filter { $0.value.count >= 2 }.keys)
  }
}

/// The uses in one file.
private struct FileUses: Sendable {
  var decoded: [SymbolID] = []
  var services: [DeclarationID] = []
  /// Who builds, and what.
  var built: [(owner: SymbolID, id: SymbolID)] = []

  init(
    _ file: Int, in code: ResolvedCode, decodes: Bool
  ) {
    let facts = code.facts(file)
    let targets = code.references[file]
    let symbols = code.symbols
    for (position, reference) in facts.references.enumerated() {
      switch reference.role {
      case .decoded where decodes:
        if case .symbol(let id) = targets[position] { decoded.append(id) }
      case .property:
        guard case .symbol(let id) = targets[position], symbols[id].kind == .protocol
        else { continue }
        services.append(DeclarationID(file: file, declaration: reference.owner))
      case .construction:
        guard case .symbol(let id) = targets[position], symbols[id].kind.isConcreteType,
          let owner = facts.enclosing(reference.owner).lazy.compactMap({
            symbols.subject(of: DeclarationID(file: file, declaration: $0))
          }).last, owner != id, symbols[id].parent != owner
        else { continue }
        built.append((owner, id))
      default: continue
      }
    }
  }
}
