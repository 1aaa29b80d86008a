internal import StrataModel
internal import StrataCode

/// Every naming of one project type by another, or by a file's code outside all types.
///
/// Rules look at `Dependency`: production code across files. Who asks for a type or a chain wants
/// to see the file's own types, unplaced files and, for a test, tests as well.
struct ReferenceGraph {
  /// One written name and a type that it means.
  struct Edge {
    var file: Int
    /// The index into the file's references.
    var reference: Int
    var target: SymbolID
    /// The types whose code it is, outermost first; none for code outside all types.
    var owners: [SymbolID]
    /// The name can mean this type only.
    var isCertain: Bool
  }

  private(set) var edges: [Edge] = []
  /// By type: the edges of its code, that of nested types included, to types that are not its own.
  private(set) var ofType: [[Int]]
  /// By file: the edges of all its code.
  private(set) var ofFile: [[Int]]

  /// The graph of what ships, or of everything.
  init(_ codebase: Codebase, onlyProduction: Bool) {
    ofType = Array(repeating: [], count: codebase.symbols.symbols.count)
    ofFile = Array(repeating: [], count: codebase.workspace.files.count)
    for (index, file) in codebase.workspace.files.enumerated() {
      let scope = codebase.scopes[index]
      if onlyProduction, !scope.isProduction { continue }
      let owners = codebase.owners(inFile: index)
      for (position, reference) in file.facts.references.enumerated() {
        let targets = codebase.targets(of: position, in: index)
        if targets.isEmpty || onlyProduction && scope.isExempt(reference) { continue }
        let types = reference.owner < 0 ? [] : owners[Int(reference.owner)]
        for target in targets where !onlyProduction || codebase.layer(of: target) != .test {
          add(
            Edge(
              file: index, reference: position, target: target, owners: types,
              isCertain: targets.count == 1), codebase)
        }
      }
    }
  }

  private mutating func add(_ edge: Edge, _ codebase: Codebase) {
    let around = codebase.symbols.lineage(of: edge.target)
    ofFile[edge.file].append(edges.count)
    for owner in edge.owners where !around.contains(owner) {
      ofType[Int(owner.index)].append(edges.count)
    }
    edges.append(edge)
  }
}

extension Codebase {
  /// By declaration of a file: the types whose code it is, outermost first. An extension of a type
  /// of another layer or module is that one's code.
  func owners(inFile index: Int) -> [[SymbolID]] {
    let facts = facts(index)
    var owners: [[SymbolID]] = []
    for (position, declaration) in facts.declarations.enumerated() {
      let place = DeclarationID(file: index, declaration: DeclarationIndex(position))
      var types = declaration.parent < 0 ? [] : owners[Int(declaration.parent)]
      if let id = symbols.subject(of: place),
        declaration.kind != .extension || isAtHome(id, in: index)
      {
        types =
          types.isEmpty
          ? symbols.lineage(of: id).filter { isAtHome($0, in: index) }.reversed() : types + [id]
      }
      owners.append(types)
    }
    return owners
  }

  /// Whether an extension that stands in a file is the type's own code: it stands in the type's
  /// module, and in its layer or in none.
  func isAtHome(_ id: SymbolID, in file: Int) -> Bool {
    let home = symbols[id].place.file
    if home == file { return true }
    let modules = workspace.files[file].modules
    let isNear = modules.isEmpty || workspace.files[home].modules.contains(where: modules.contains)
    return isNear && (placements[file].layer == nil || placements[file].layer == layer(of: id))
  }

  /// The types that a written name means; several only if all stand in one layer.
  func targets(of reference: Int, in file: Int) -> [SymbolID] {
    switch references[file][reference] {
    case .symbol(let id): [id]
    case .ambiguous(let ids):
      Set(ids.map { layer(of: $0) }).count == 1 ? ids : []
    case .external, .parameter: []
    }
  }
}

extension SymbolTable {
  /// A type and the types around it, innermost first.
  func lineage(of id: SymbolID) -> [SymbolID] {
    var lineage = [id]
    while let outer = self[lineage[lineage.count - 1]].parent, !lineage.contains(outer) {
      lineage.append(outer)
    }
    return lineage
  }

  /// A type and all that is nested in it.
  func family(of id: SymbolID) -> Set<SymbolID> {
    Set(ids.filter { lineage(of: $0).contains(id) })
  }
}
