package import StrataCode

/// The layer of whole modules, where their files agree.
package struct ModuleLayers: Sendable {
  private let codebase: Codebase
  /// By module index; nil where the files do not agree, or where folders name several layers.
  private let layers: [Layer?]
  /// By module index: the mean confidence of its files.
  private let confidences: [Double]
  private let byName: [String: [Int]]
  /// Folders with Swift files, alone and with one or two above: `LoginDomain`,
  /// `LoginDomainInterface`.
  private let folderNames: Set<String>

  /// The modules of a code base.
  package init(_ codebase: Codebase) {
    self.codebase = codebase
    var counts = codebase.workspace.modules.map { _ in [Layer: Int]() }
    var sums = codebase.workspace.modules.map { _ in 0.0 }
    var named = codebase.workspace.modules.map { _ in Set<Layer>() }
    for (index, file) in codebase.workspace.files.enumerated() {
      guard let layer = codebase.layer(ofFile: index) else { continue }
      let declared = codebase.placements[index].declared
      for module in file.modules {
        counts[module][layer, default: 0] += 1
        sums[module] += codebase.placements[index].ringConfidence
        if let declared { named[module].insert(declared.ring) }
      }
    }
    layers = zip(counts, named).map { counts, named in
      named.subtracting([.app, .common, .test]).count > 1 ? nil : Self.agreed(counts)
    }
    confidences = zip(sums, counts).map { $0 / Double(max(1, $1.values.reduce(0, +))) }
    byName = Dictionary(grouping: codebase.workspace.modules.indices) {
      codebase.workspace.modules[$0].name
    }
    folderNames = Self.folderNames(codebase.workspace)
  }

  private static func folderNames(_ workspace: Workspace) -> Set<String> {
    var folders: Set<Substring> = []
    for file in workspace.files {
      if let slash = file.path.lastIndex(of: "/") { folders.insert(file.path[..<slash]) }
    }
    var names: Set<String> = []
    for folder in folders {
      let components = folder.split(separator: "/")
      for (index, name) in components.enumerated() {
        names.insert(String(name))
        for length in 2...3 where index + 1 >= length {
          names.insert(components[(index + 1 - length)...index].joined())
        }
      }
    }
    return names
  }

  /// The layer of four fifths of the files; Data and Infrastructure are one ring.
  private static func agreed(_ counts: [Layer: Int]) -> Layer? {
    let total = counts.values.reduce(0, +)
    for (layer, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      let isOuter = layer == .data || layer == .infrastructure
      let ring = isOuter ? counts[.data, default: 0] + counts[.infrastructure, default: 0] : count
      if ring * 5 >= total * 4 { return layer }
    }
    return nil
  }

  /// Whether the project has a module of this name.
  package func isFirstParty(_ name: String) -> Bool {
    byName[name]?.contains { codebase.workspace.modules[$0].kind != .folder } ?? false
  }

  /// Whether a module that no manifest declares bears the name of a folder here: what builds it is
  /// unknown, but it is the project's.
  package func isNamedLikeAFolder(_ name: String) -> Bool {
    !isFirstParty(name) && Framework(module: name) == .unknown && folderNames.contains(name)
  }

  /// The layer of the module, or modules, of a name.
  package func layer(of name: String) -> Layer? {
    let found = Set((byName[name] ?? []).map { layers[$0] })
    return found.count == 1 ? found.first ?? nil : nil
  }

  /// How sure the layer of a module is.
  package func confidence(ofModule index: Int) -> Double { confidences[index] }

  /// The layer of a module by index.
  package func layer(ofModule index: Int) -> Layer? { layers[index] }

  /// Whether a module declares nothing but protocols: what is needed, and nobody who does it.
  package func holdsOnlyProtocols(_ module: Int) -> Bool {
    let types = codebase.symbols.ids.filter { id in
      let place = codebase.symbols[id].place
      return codebase.workspace.files[place.file].modules.contains(module)
    }
    return !types.isEmpty && types.allSatisfy { codebase.symbols[$0].kind == .protocol }
  }

  /// Whether a type is declared in the module of a name.
  package func declares(_ name: String, _ id: SymbolID) -> Bool {
    let file = codebase.symbols[id].place.file
    return codebase.workspace.files[file].modules.contains {
      codebase.workspace.modules[$0].name == name
    }
  }
}
