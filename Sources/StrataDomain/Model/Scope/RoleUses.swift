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

  /// The same file by file.
  private let files: [FileUses]

  /// The uses in all files.
  init(
    _ code: ResolvedCode, _ placements: [Placement], by workforce: Workforce
  ) {
    files = workforce.map(code.workspace.files.count) { FileUses($0, in: code, placements) }
    for file in files {
      decoded.formUnion(file.decoded)
      services.formUnion(file.services)
      for item in file.built { built[item.owner, default: []].insert(item.id) }
    }
    builders = Set(built.filter { $0.value.count >= 2 }.keys)
  }

  /// Whether they are the same in two readings, of which the newer one holds something else in some
  /// files.
  static func hold(
    from old: ResolvedCode, to new: ResolvedCode, _ placements: [Placement], _ renewal: Renewal
  ) -> Bool {
    renewal.files.allSatisfy {
      FileUses($0, in: old, placements) == FileUses($0, in: new, placements)
    }
  }

  /// Whether they are the same once some files hold something else.
  func hold(for code: ResolvedCode, _ placements: [Placement], _ renewal: Renewal) -> Bool {
    renewal.files.allSatisfy { FileUses($0, in: code, placements) == files[$0] }
  }
}

/// The uses in one file.
private struct FileUses: Sendable, Equatable {
  var decoded: [SymbolID] = []
  var services: [DeclarationID] = []
  /// Who builds, and what.
  var built: [Building] = []

  struct Building: Equatable {
    var owner: SymbolID
    var id: SymbolID
  }

  init(_ file: Int, in code: ResolvedCode, _ placements: [Placement]) {
    let decodes = placements[file].layer == .data || placements[file].layer == .infrastructure
    let facts = code.facts(file)
    let targets = code.references[file]
    for (position, reference) in facts.references.enumerated() {
      switch reference.role {
      case .decoded where decodes:
        if case .symbol(let id) = targets[position] { decoded.append(id) }
      case .property:
        guard case .symbol(let id) = targets[position], code.symbols[id].kind == .protocol
        else { continue }
        services.append(DeclarationID(file: file, declaration: reference.owner))
      case .construction:
        guard case .symbol(let id) = targets[position], code.symbols[id].kind.isConcreteType,
          let owner = facts.enclosing(reference.owner).lazy.compactMap({
            code.symbols.subject(of: DeclarationID(file: file, declaration: $0))
          }).last, owner != id, code.symbols[id].parent != owner
        else { continue }
        built.append(Building(owner: owner, id: id))
      default: continue
      }
    }
  }
}
