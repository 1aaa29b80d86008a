internal import StrataCode
internal import StrataModel

/// What types are made of and nobody else needs: it goes where they go.
struct MovedParts {
  /// The types, and whatever only they name, or only what they name does.
  let all: [SymbolID]

  /// The parts of a type among others, each declared in one file; a name counts if `counts` says so of its
  /// file and reference.
  init(
    of whole: SymbolID, among others: [SymbolID], in codebase: Codebase,
    counting counts: (Int, TypeReference) -> Bool
  ) {
    let candidates = others.filter { id in
      let symbol = codebase.symbols[id]
      return id != whole && symbol.parent == nil && symbol.kind.isConcreteType
        && codebase.symbols.bodies[Int(id.index)].allSatisfy { $0.file == symbol.place.file }
    }
    let wanted = Set(candidates)
    var namers: [SymbolID: Set<SymbolID?>] = [:]
    for file in codebase.workspace.files.indices where !wanted.isEmpty {
      let facts = codebase.facts(file)
      for (reference, target) in zip(facts.references, codebase.references[file]) {
        guard case .symbol(let named) = target,
          case let id = codebase.outermost(named), wanted.contains(id),
          counts(file, reference)
        else { continue }
        let owner = codebase.typesAround(reference.owner, in: file).last
        namers[id, default: []].insert(owner.map(codebase.outermost))
      }
    }
    var all = [whole]
    while let next = candidates.first(where: { id in
      guard !all.contains(id), let names = namers[id]?.subtracting([id]) else { return false }
      return !names.isEmpty && names.allSatisfy { $0.map(all.contains) == true }
    }) {
      all.append(next)
    }
    self.all = all
  }

  /// The parts of a type in its own file, as far as what ships tells.
  init(of whole: SymbolID, in codebase: Codebase) {
    let file = codebase.symbols[whole].place.file
    self.init(
      of: whole, among: codebase.symbols.ids.filter { codebase.symbols[$0].place.file == file },
      in: codebase
    ) { file, _ in codebase.scopes[file].isProduction }
  }
}
