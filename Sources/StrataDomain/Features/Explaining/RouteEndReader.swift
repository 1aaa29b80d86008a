internal import StrataModel
internal import StrataCode

/// An end of a route as the search needs it.
struct FoundEnd {
  var end: RouteEnd
  /// Where a chain that leaves it begins.
  var starts: [RouteSearch.Start]
  /// What a chain that leads to it names.
  var targets: Set<SymbolID>
  /// The types it means itself.
  var ids: [SymbolID]
  var isWiring: Bool

  /// The layer whose rules its references follow.
  var heldTo: Layer? { end.heldTo }
}

/// Finds the ends of a route by what people call them: a layer first, then a type.
struct RouteEndReader {
  private let codebase: Codebase

  init(_ codebase: Codebase) { self.codebase = codebase }

  /// The layer of a name, in any case.
  static func layer(called name: String) -> Layer? {
    Layer.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
  }

  /// All code of a layer.
  func layer(_ layer: Layer) -> FoundEnd {
    let files = codebase.placements.indices.filter { codebase.placements[$0].layer == layer }
    return FoundEnd(
      end: RouteEnd(kind: .layer, name: layer.rawValue, types: [], layer: layer, heldTo: layer),
      starts: files.map { .file($0) },
      targets: Set(codebase.symbols.ids.filter { codebase.layer(of: $0) == layer }), ids: [],
      isWiring: false)
  }

  /// All code of a file.
  func file(_ index: Int) -> FoundEnd {
    let inside = codebase.symbols.ids.filter { codebase.symbols[$0].place.file == index }
    return FoundEnd(
      end: RouteEnd(
        kind: .file, name: codebase.workspace.files[index].path, types: [],
        layer: codebase.placements[index].layer,
        heldTo: codebase.referringLayer(of: index, to: .presentation)),
      starts: [.file(index)], targets: Set(inside), ids: [],
      isWiring: codebase.scopes[index].isWholeWiring)
  }

  /// A type, or the several that a name may mean.
  func types(_ ids: [SymbolID], called name: String) -> FoundEnd {
    let layers = Set(ids.map { codebase.layer(of: $0) })
    let held = Set(
      ids.map { codebase.referringLayer(of: codebase.symbols[$0].place.file, to: .presentation) })
    let only = ids.count == 1 ? codebase.symbols[ids[0]].qualifiedName : name
    return FoundEnd(
      end: RouteEnd(
        kind: .type, name: only, types: ids.map(codebase.placed),
        layer: layers.count == 1 ? layers.first ?? nil : nil,
        heldTo: held.count == 1 ? held.first ?? nil : nil),
      starts: ids.map { .type($0) },
      targets: ids.reduce(into: []) { $0.formUnion(codebase.symbols.family(of: $1)) }, ids: ids,
      isWiring: ids.allSatisfy {
        codebase.roles.has($0, .container) || codebase.roles.has($0, .entryPoint)
      })
  }
}
