internal import StrataCode

/// Finds who names whom in the code that ships.
struct DependencySearch: Sendable {
  let placed: PlacedCode
  /// By file index.
  let scopes: [FileScope]
  /// By file index: the layer whose rules its references follow.
  let referringLayers: [Layer?]
  /// By file index: what it names of Presentation it names as a screen does.
  let drivesScreen: [Bool]
  let hasDomain: Bool

  /// Every dependency of production code, in file order: no tests, previews, debug branches, test
  /// doubles or generated files, and no name that could mean types of different layers.
  func dependencies(by workforce: Workforce) -> [Dependency] {
    workforce.map(placed.resolved.workspace.files.count) { dependencies(of: $0) }.flatMap(\.self)
  }

  /// Those of one file, in its order.
  func dependencies(of index: Int) -> [Dependency] {
    var found: [Dependency] = []
    guard let own = referringLayers[index], scopes[index].isProduction else { return found }
    let code = placed.resolved
    let file = code.workspace.files[index]
    let targets = code.references[index]
    for (position, reference) in file.facts.references.enumerated() {
      let ids: [SymbolID]
      switch targets[position] {
      case .symbol(let id): ids = [id]
      case .ambiguous(let several): ids = agreed(several)
      default: continue
      }
      guard let id = ids.first, !scopes[index].isExempt(reference) else { continue }
      for target in meant(by: id) {
        let home = code.symbols[target].place.file
        guard home != index, let to = placed.placements[home].layer, to != .test else { continue }
        let from = to == .presentation && drivesScreen[index] ? .presentation : own
        // What a use case beside screens names in its own folder stands as it does.
        if from != placed.placements[index].layer, to == placed.placements[index].layer,
          file.folder == code.workspace.files[home].folder
        {
          continue
        }
        found.append(
          Dependency(
            file: index, reference: position, target: target, from: from, to: to,
            isWiring: scopes[index].isWiring(reference),
            isDrawn: hasDomain || from.ring == .data && isNamed(index, home)))
      }
    }
    return found
  }

  /// A type; for a typealias that no layer holds, what it stands for. One that a layer holds is
  /// that layer's name for the thing, and answers for it where it is declared.
  private func meant(by id: SymbolID) -> [SymbolID] {
    let code = placed.resolved
    guard code.symbols[id].kind == .typealias, placed.layer(of: id) == nil else { return [id] }
    return code.symbols.expanded([id])
  }

  /// Whether folders or modules say that one file is of the outer ring and the other Presentation.
  private func isNamed(_ file: Int, _ home: Int) -> Bool {
    placed.placements[file].declared?.ring == .data
      && placed.placements[home].declared == .presentation
  }

  /// The candidates of an ambiguous name if they all stand in one layer, else none.
  private func agreed(_ ids: [SymbolID]) -> [SymbolID] {
    let layers = Set(ids.map { placed.layer(of: $0) })
    return layers.count == 1 ? ids : []
  }
}
