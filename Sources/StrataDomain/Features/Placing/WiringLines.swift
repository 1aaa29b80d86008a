internal import StrataModel
internal import StrataCode

/// Finds the lines of a text that build both what stands in the outer ring and what is to use it, as
/// only the composition root does.
struct WiringLines {
  let around: TextNeighbourhood

  /// One line for each type that is built; none where only one side is.
  var all: [PlaceLine] {
    let facts = around.facts
    let scope = around.scope
    var outer: [PlaceLine] = []
    var users: [PlaceLine] = []
    var seen: Set<SymbolID> = []
    for (position, reference) in facts.references.enumerated()
    where reference.role == .construction && !scope.isExempt(reference) {
      guard case .symbol(let id) = around.targets[position],
        around.symbols[id].place.file != around.file, around.symbols[id].kind != .enum,
        let layer = around.layer(of: id), seen.insert(id).inserted
      else { continue }
      let line = PlaceLine(
        line: facts.position(of: reference.span).line, code: facts[reference.name],
        shows: Phrase(
          "built here, is in \(layer.rawValue)", zh: "在此构造，位于 \(layer.rawValue)"))
      if layer.ring == .data, around.roles[id].isDisjoint(with: [.dto, .persistenceModel]) {
        outer.append(line)
      } else if layer == .presentation
        || !around.roles[id].isDisjoint(with: [.useCase, .screenInteractor])
      {
        users.append(line)
      }
    }
    return outer.isEmpty || users.isEmpty ? [] : outer + users
  }
}
