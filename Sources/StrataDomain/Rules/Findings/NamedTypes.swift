internal import StrataCode
package import StrataModel

// What no code names: it can go.

extension Codebase {
  /// Whether no code names a type but inside of it, and nothing but its name could reach it: it keeps
  /// no promise, and no system makes it.
  package func isNamedNowhere(_ id: SymbolID) -> Bool {
    guard symbols[id].kind == .struct || symbols[id].kind == .enum,
      symbols.allSupertypes(of: id).isEmpty, attributes(of: symbols[id].place).isEmpty,
      members(of: id).allSatisfy({ symbols.subject(of: $0) == nil }),
      roles[id].isDisjoint(with: [.view, .entryPoint, .container])
    else { return false }
    return !Set(seen(inEachFile: typesNamed(in:))).contains(id)
  }

  /// The types that a file names anywhere but inside of them.
  private func typesNamed(in file: Int) -> [SymbolID] {
    var named: Set<SymbolID> = []
    for (position, target) in references[file].enumerated() {
      guard case .symbol(let id) = target, !named.contains(id) else { continue }
      let start = facts(file).references[position].span.start
      let isInside = symbols.bodies[Int(id.index)].contains { body in
        body.file == file && declaration(body).extent.contains(start)
      }
      if !isInside { named.insert(id) }
    }
    return named.sorted()
  }
}
