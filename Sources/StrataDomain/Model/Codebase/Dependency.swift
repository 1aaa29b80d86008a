package import StrataCode

/// One explicit naming of a project type by production code in a placed file.
package struct Dependency: Sendable {
  /// The index of the naming file.
  package var file: Int
  /// The index into that file's references.
  package var reference: Int
  package var target: SymbolID
  package var from: Layer
  package var to: Layer
  /// The naming code belongs to the composition root.
  package var isWiring: Bool
  /// The project draws the arrow that this one is held to: it has a Domain, or it names the outer
  /// ring and Presentation, which must not turn round. Without a Domain, Presentation has nobody
  /// but Data to talk to.
  package var isDrawn: Bool
}

extension Codebase {
  /// Every dependency of production code, in file order: no tests, previews, debug branches, test
  /// doubles or generated files, and no name that could mean types of different layers.
  static func dependencies(
    _ workspace: Workspace, _ symbols: SymbolTable, _ references: ReferenceMap,
    _ placements: [Placement], _ production: [FileScope], _ referring: [Layer?], hasDomain: Bool,
    by workforce: Workforce
  ) -> [Dependency] {
    workforce.map(workspace.files.count) { index in
      var found: [Dependency] = []
      guard let from = referring[index], production[index].isProduction else { return found }
      let file = workspace.files[index]
      let targets = references[index]
      for (position, reference) in file.facts.references.enumerated() {
        let ids: [SymbolID]
        switch targets[position] {
        case .symbol(let id): ids = [id]
        case .ambiguous(let several): ids = agreed(several, symbols, placements)
        default: continue
        }
        guard let id = ids.first, !production[index].isExempt(reference) else { continue }
        for target in symbols.meant(by: id, placements) {
          let home = symbols[target].place.file
          guard home != index, let to = placements[home].layer, to != .test else { continue }
          found.append(
            Dependency(
              file: index, reference: position, target: target, from: from, to: to,
              isWiring: production[index].isWiring(reference),
              isDrawn: hasDomain || from.ring == .data && isNamed(index, home, placements)))
        }
      }
      return found
    }.flatMap(\.self)
  }

  /// Whether folders or modules say that one file is of the outer ring and the other Presentation.
  private static func isNamed(_ file: Int, _ home: Int, _ placements: [Placement]) -> Bool {
    placements[file].declared?.ring == .data && placements[home].declared == .presentation
  }

  /// The candidates of an ambiguous name if they all stand in one layer, else none.
  private static func agreed(
    _ ids: [SymbolID], _ symbols: SymbolTable, _ placements: [Placement]
  ) -> [SymbolID] {
    let layers = Set(ids.map { placements[symbols[$0].place.file].layer })
    return layers.count == 1 ? ids : []
  }
}

extension SymbolTable {
  /// A type; for a typealias that no layer holds, what it stands for. One that a layer holds is
  /// that layer's name for the thing, and answers for it where it is declared.
  fileprivate func meant(by id: SymbolID, _ placements: [Placement]) -> [SymbolID] {
    self[id].kind == .typealias && placements[self[id].place.file].layer == nil
      ? expanded([id]) : [id]
  }
}

extension Codebase {
  /// The written name of a dependency.
  package func span(of dependency: Dependency) -> Span { reference(of: dependency).span }

  /// The naming of a dependency.
  package func reference(of dependency: Dependency) -> TypeReference {
    facts(dependency.file).references[dependency.reference]
  }
}
