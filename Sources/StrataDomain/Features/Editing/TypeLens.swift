package import StrataCode
internal import StrataModel
internal import StrataRules

/// What an editor writes above a type.
package struct TypeLens: Sendable, Equatable {
  package var name: String
  /// The line of its name, from 1.
  package var line: Int
  /// Nil where nothing places its file.
  package var layer: Layer?
  /// From 0 to 1.
  package var confidence: Double
  /// How many findings are in its declaration.
  package var findings: Int
  /// How many other files name it.
  package var users: Int
}

extension LiveCodebase {
  /// The types at the top level of a file, in source order.
  package func lenses(in file: String) -> [TypeLens] {
    guard let index = whole.codebase.index(ofFile: file) else { return [] }
    let codebase = whole.codebase
    let placement = codebase.placements[index]
    return codebase.symbols.ids.filter {
      codebase.symbols[$0].place.file == index && codebase.symbols[$0].parent == nil
    }.map { id in
      let symbol = codebase.symbols[id]
      let facts = codebase.facts(index)
      return TypeLens(
        name: symbol.qualifiedName,
        line: facts.position(of: facts[symbol.place.declaration].span).line,
        layer: placement.layer, confidence: placement.confidence, findings: findings(of: id).count,
        users: users(of: id))
    }.sorted { $0.line < $1.line }
  }
}
