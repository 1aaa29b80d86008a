internal import StrataCode

/// What a file's unit says by its place among the others.
struct UnitEvidence {
  private let units: CodeUnits
  private let evidence: [[Evidence]]

  /// Compares the units by what they name, hold and are called.
  init(
    _ units: CodeUnits, _ workspace: Workspace, _ graph: UseGraph, _ contents: [FileContent],
    _ layers: [Layer?]
  ) {
    self.units = units
    let tree = units.tree
    guard units.names.count >= 3 else {
      evidence = units.names.map { _ in [] }
      return
    }
    let links = UnitLinks(units, workspace, graph, layers)
    let libraries = units.names.indices.filter { !units.isApp[$0] }
    let libraryFiles = libraries.reduce(0) { $0 + units.files[$1].count }
    let shared = Self.shared(
      units, links, tree, WordReader(workspace.settings.words)
    ).filter {
      !Self.isOuter($0, units, contents) && units.files[$0].count * 4 <= libraryFiles
    }
    evidence = units.names.indices.map { unit in
      let name = units.names[unit]
      if units.isApp[unit] {
        let isGlue = libraries.count >= 2 && units.files[unit].count * 4 <= libraryFiles
        let detail = Phrase("in \(name), the app", zh: "在应用 \(name) 中")
        return isGlue && !Self.holdsLayers(unit, units, tree)
          ? [LayerWeights.appModule.evidence(.references, detail, for: .app)] : []
      }
      guard shared.contains(unit), !Self.holdsScreens(unit, units, contents) else { return [] }
      return [Self.evidence(of: unit, units, contents)]
    }
  }

  /// What a unit that several others use is, by what it holds.
  private static func evidence(
    of unit: Int, _ units: CodeUnits, _ contents: [FileContent]
  ) -> Evidence {
    let name = units.names[unit]
    if holdsBusiness(unit, units, contents) {
      return LayerWeights.innerModule.evidence(
        .references,
        Phrase(
          "in \(name), whose use cases several modules use",
          zh: "在 \(name) 中，它的 UseCase 被多个模块使用"), for: .domain)
    }
    if holdsValues(unit, units, contents) {
      return LayerWeights.valueModule.evidence(
        .references,
        Phrase(
          "in \(name), whose values several modules use",
          zh: "在 \(name) 中，它的值类型被多个模块使用"), for: .domain)
    }
    return LayerWeights.sharedModule.evidence(
      .references,
      Phrase(
        "in \(name), used by several modules, uses none",
        zh: "在 \(name) 中，它被多个模块使用，自己不使用任何模块"), for: .common)
  }

  /// A third of the files talk to stores or the network.
  private static func isOuter(_ unit: Int, _ units: CodeUnits, _ contents: [FileContent]) -> Bool {
    let outer = units.files[unit].count { file in
      let best = contents[file].scores.best
      return best.score > 0.5 && (best.layer == .data || best.layer == .infrastructure)
    }
    return outer * 3 >= units.files[unit].count
  }

  /// A tenth of the files declare use cases or the repositories these ask.
  private static func holdsBusiness(
    _ unit: Int, _ units: CodeUnits, _ contents: [FileContent]
  ) -> Bool {
    let inner: Roles = [.useCase, .useCaseProtocol, .repositoryProtocol]
    return units.files[unit].count { !contents[$0].roles.isDisjoint(with: inner) } * 10
      > units.files[unit].count
  }

  /// A tenth of the files make up screens: view models, coordinators.
  private static func holdsScreens(
    _ unit: Int, _ units: CodeUnits, _ contents: [FileContent]
  ) -> Bool {
    let screens: Roles = [.viewModel, .coordinator, .entryPoint]
    return units.files[unit].count { !contents[$0].roles.isDisjoint(with: screens) } * 10
      > units.files[unit].count
  }

  /// Half of the files that declare something declare plain values, or the unit is called models.
  private static func holdsValues(
    _ unit: Int, _ units: CodeUnits, _ contents: [FileContent]
  ) -> Bool {
    let files = units.files[unit].filter { !contents[$0].isExtensions }
    let words = NameWords.split(units.names[unit])
    guard !words.contains(where: ["core", "common", "shared", "base", "kernel"].contains) else {
      return false
    }
    return words.last.map { ["model", "models"].contains($0) } ?? false
      || files.count { contents[$0].isValues } * 2 > files.count
  }

  /// Units whose name says no layer, that two or more others use, and that use only such units.
  private static func shared(
    _ units: CodeUnits, _ links: UnitLinks, _ tree: FolderTree, _ reader: WordReader
  ) -> Set<Int> {
    let readings = units.names.map { reader.read($0)?.meaning }
    let open = units.names.indices.filter {
      links.namedBy[$0].count >= 2 && isOpen($0, readings, units, tree)
    }
    var shared = Set(units.names.indices.filter { readings[$0] == .weak(.common) })
    for _ in 0..<4 {
      shared.formUnion(open.filter { links.names[$0].isSubset(of: shared) })
    }
    shared.formIntersection(open)
    return shared
  }

  /// Whether neither the unit's name, nor what stands above or below, says a layer.
  private static func isOpen(
    _ unit: Int, _ readings: [WordReading.Meaning?], _ units: CodeUnits, _ tree: FolderTree
  ) -> Bool {
    !units.isApp[unit] && !saysLayer(readings[unit])
      && !holdsLayers(unit, units, tree) && !stands(unit, units, tree)
  }

  private static func saysLayer(_ meaning: WordReading.Meaning?) -> Bool {
    switch meaning {
    case nil, .neutral?, .weak(.common)?: false
    default: true
    }
  }

  /// Whether the unit stands below a folder whose name says a layer.
  private static func stands(_ unit: Int, _ units: CodeUnits, _ tree: FolderTree) -> Bool {
    let homes = units.files[unit].map { tree.folderOfFile[$0] }
    guard let home = homes.min(by: { tree.folders[$0].path < tree.folders[$1].path }) else {
      return false
    }
    let chain = tree.chain(of: home)
    let outer = chain.prefix { tree.folders[$0].name != units.names[unit] }
    return outer.contains { saysLayer(tree.folders[$0].reading?.meaning) }
  }

  private static func holdsLayers(_ unit: Int, _ units: CodeUnits, _ tree: FolderTree) -> Bool {
    var weak: Set<Layer> = []
    for file in units.files[unit] {
      for folder in tree.chain(of: tree.folderOfFile[file]) {
        switch tree.folders[folder].reading?.meaning {
        case .strong?: return true
        case .weak(let layer)? where layer != .common: weak.insert(layer)
        default: break
        }
      }
    }
    return weak.count >= 3
  }

  /// Reasons for one file.
  func callAsFunction(_ file: Int) -> [Evidence] {
    units.unitOfFile[file].map { evidence[$0] } ?? []
  }
}

/// Which units name which others.
private struct UnitLinks {
  /// By unit: the others that its files name or import.
  private(set) var names: [Set<Int>]
  /// By unit: the others that name or import it.
  private(set) var namedBy: [Set<Int>]

  init(_ units: CodeUnits, _ workspace: Workspace, _ graph: UseGraph, _ layers: [Layer?]) {
    names = units.names.map { _ in Set<Int>() }
    namedBy = names
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
  }

  private mutating func connect(_ unit: Int, _ other: Int) {
    guard other != unit else { return }
    names[unit].insert(other)
    namedBy[other].insert(unit)
  }
}
