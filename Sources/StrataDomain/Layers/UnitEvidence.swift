/// What a file's unit says by its place among the others.
struct UnitEvidence {
  private let units: CodeUnits
  private let evidence: [[Evidence]]

  init(
    _ units: CodeUnits, _ workspace: Workspace, _ graph: UseGraph, _ tree: FolderTree,
    _ layers: [Layer?]
  ) {
    self.units = units
    guard units.names.count >= 3 else {
      evidence = units.names.map { _ in [] }
      return
    }
    var names = units.names.map { _ in Set<Int>() }
    var namedBy = names
    func connect(_ unit: Int, _ other: Int) {
      guard other != unit else { return }
      names[unit].insert(other)
      namedBy[other].insert(unit)
    }
    for file in layers.indices where layers[file] != .test {
      guard let unit = units.unitOfFile[file] else { continue }
      for target in graph.names[file] {
        if let other = units.unitOfFile[target] { connect(unit, other) }
      }
      let facts = workspace.files[file].facts
      for item in facts.imports {
        for other in units.named[facts[item.module], default: []] { connect(unit, other) }
      }
    }
    let libraries = units.names.indices.filter { !units.isApp[$0] }
    let libraryFiles = libraries.reduce(0) { $0 + units.files[$1].count }
    let shared = Self.shared(units, names, namedBy, tree)
    evidence = units.names.indices.map { unit in
      let name = units.names[unit]
      if units.isApp[unit] {
        let isGlue = libraries.count >= 2 && units.files[unit].count * 4 <= libraryFiles
        return isGlue && !Self.holdsLayers(unit, units, tree)
          ? [Evidence(.module, "app module \(name)", for: .app, weight: LayerWeights.appModule)]
          : []
      }
      guard shared.contains(unit) else { return [] }
      return [
        Evidence(
          .module, "module \(name): used by several, uses none", for: .common,
          weight: LayerWeights.sharedModule)
      ]
    }
  }

  /// Units whose name says no layer, that two or more others use, and that use only such units.
  private static func shared(
    _ units: CodeUnits, _ names: [Set<Int>], _ namedBy: [Set<Int>], _ tree: FolderTree
  ) -> Set<Int> {
    let reader = WordReader()
    let readings = units.names.map { reader.read($0)?.meaning }
    let open = units.names.indices.filter { unit in
      guard !units.isApp[unit], !saysLayer(readings[unit]) else { return false }
      return namedBy[unit].count >= 2 && !holdsLayers(unit, units, tree)
        && !stands(unit, units, tree)
    }
    var shared = Set(units.names.indices.filter { readings[$0] == .weak(.common) })
    for _ in 0..<4 {
      shared.formUnion(open.filter { names[$0].isSubset(of: shared) })
    }
    shared.formIntersection(open)
    return shared
  }

  private static func saysLayer(_ meaning: WordReading.Meaning?) -> Bool {
    switch meaning {
    case nil, .neutral?, .weak(.common)?: false
    default: true
    }
  }

  /// Whether the unit stands below a folder whose name says a layer.
  private static func stands(_ unit: Int, _ units: CodeUnits, _ tree: FolderTree) -> Bool {
    guard let file = units.files[unit].first else { return false }
    let chain = tree.chain(of: tree.folderOfFile[file])
    let outer = chain.prefix { tree.folders[$0].name != units.names[unit] }
    return outer.contains { saysLayer(tree.folders[$0].reading?.meaning) }
  }

  private static func holdsLayers(_ unit: Int, _ units: CodeUnits, _ tree: FolderTree) -> Bool {
    units.files[unit].contains { file in
      tree.chain(of: tree.folderOfFile[file]).contains {
        if case .strong? = tree.folders[$0].reading?.meaning { true } else { false }
      }
    }
  }

  /// Reasons for one file.
  func callAsFunction(_ file: Int) -> [Evidence] {
    units.unitOfFile[file].map { evidence[$0] } ?? []
  }
}
