internal import StrataCode
internal import StrataModel

extension Codebase {
  /// The types of production code that build a type, others of its own file last.
  func makers(of id: SymbolID) -> [SymbolID] {
    let file = symbols[id].place.file
    let abroad = dependencies(on: id).lazy.map { ($0.file, self.reference(of: $0)) }
    let beside = facts(file).references.enumerated().lazy.filter { position, _ in
      self.references[file][position] == .symbol(id)
    }.map { (file, $0.element) }
    var makers: [SymbolID] = []
    for (file, reference) in Array(abroad) + Array(beside) {
      guard reference.role == .construction, scopes[file].isProduction,
        !scopes[file].isExempt(reference),
        let maker = typesAround(reference.owner, in: file).last.map(outermost), maker != id,
        !makers.contains(maker)
      else { continue }
      makers.append(maker)
    }
    return makers
  }

  /// Whether another type of its own file names a type.
  func isNamedBeside(_ id: SymbolID) -> Bool {
    let file = symbols[id].place.file
    return zip(facts(file).references, references[file]).contains { reference, target in
      target == .symbol(id)
        && typesAround(reference.owner, in: file).last.map { outermost($0) != id } ?? false
    }
  }
}
