internal import StrataCode
internal import StrataModel

extension Codebase {
  /// The protocols that some types alone keep and that nothing else names: they promise nothing once these
  /// are gone. Nil where one of them is not in one piece at the top level of a file.
  func protocols(keptOnlyBy types: [SymbolID]) -> [SymbolID]? {
    var (gone, found) = (types, [SymbolID]())
    var next = 0
    while next < gone.count {
      for known in symbols.supertypes[Int(gone[next].index)]
      where symbols[known].kind == .protocol && !gone.contains(known) && isOwnBusiness(known)
        && isNamed(known, onlyBy: gone)
      {
        let symbol = symbols[known]
        guard symbol.parent == nil,
          symbols.bodies[Int(known.index)].allSatisfy({ $0.file == symbol.place.file })
        else { return nil }
        gone.append(known)
        found.append(known)
      }
      next += 1
    }
    return found
  }

  /// Whether nothing names a type but its own code and that of some others.
  private func isNamed(_ id: SymbolID, onlyBy types: [SymbolID]) -> Bool {
    workspace.files.indices.allSatisfy { file in
      zip(facts(file).references, references[file]).allSatisfy { reference, target in
        guard target == .symbol(id) else { return true }
        guard let namer = typesAround(reference.owner, in: file).last.map(outermost) else {
          return false
        }
        return namer == id || types.contains(namer)
      }
    }
  }
}
