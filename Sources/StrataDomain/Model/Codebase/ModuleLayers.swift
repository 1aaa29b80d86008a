package import StrataCode

/// The layer of whole modules, where their files agree.
package struct ModuleLayers: Sendable {
  /// By module index; nil where the files do not agree, or where folders name several layers.
  private let layers: [Layer?]
  /// By module index: the mean confidence of its files.
  private let confidences: [Double]
  private let byName: [String: [Int]]
  /// Which target links which.
  package let links: TargetLinks
  /// Folders with Swift files, alone and with one or two above: `LoginDomain`,
  /// `LoginDomainInterface`.
  private let folderNames: Set<String>

  /// By module index: its types are all protocols, of which there are some.
  private let areProtocols: [Bool]
  /// The names of modules that a manifest declares.
  private let declaredNames: Set<String>

  /// The modules of placed code, by the names of the folders that it is in.
  init(_ placed: PlacedCode, in folderNames: Set<String>) {
    let workspace = placed.resolved.workspace
    var counts = workspace.modules.map { _ in [Layer: Int]() }
    var sums = workspace.modules.map { _ in [Bool: Double]() }
    var named = workspace.modules.map { _ in Set<Layer>() }
    for (index, file) in workspace.files.enumerated() {
      let placement = placed.placements[index]
      guard let layer = placement.layer else { continue }
      for module in file.modules {
        counts[module][layer, default: 0] += 1
        sums[module][layer == .app, default: 0] += placement.ringConfidence
        if let declared = placement.declared { named[module].insert(declared.ring) }
      }
    }
    let layers = zip(counts, named).map { counts, named in
      named.subtracting([.app, .common, .test]).count > 1 ? nil : Self.agreed(counts)
    }
    self.layers = layers
    // How sure the wiring beside a layer is says nothing of that layer.
    confidences = workspace.modules.indices.map { module in
      let isWiring = layers[module] == .app || counts[module].keys.allSatisfy { $0 == .app }
      let wiring = counts[module][.app, default: 0]
      let files = isWiring ? wiring : counts[module].values.reduce(0, +) - wiring
      return sums[module][isWiring, default: 0] / Double(max(1, files))
    }
    links = TargetLinks(workspace.modules)
    byName = Dictionary(grouping: workspace.modules.indices) { workspace.modules[$0].name }
    self.folderNames = folderNames
    declaredNames = Set(workspace.modules.filter { $0.kind != .folder }.map(\.name))
    var (promises, others) = (workspace.modules.map { _ in 0 }, workspace.modules.map { _ in 0 })
    for symbol in placed.resolved.symbols.symbols {
      for module in workspace.files[symbol.place.file].modules {
        if symbol.kind == .protocol { promises[module] += 1 }
        if ![.protocol, .enum, .typealias].contains(symbol.kind) { others[module] += 1 }
      }
    }
    areProtocols = zip(promises, others).map { $0 > 0 && $1 == 0 }
  }

  /// The names of folders with Swift files, alone and with one or two above.
  static func folderNames(_ workspace: Workspace) -> Set<String> {
    var seen: Set<Substring> = []
    var names: Set<String> = []
    var last: Substring = ""
    // Files of one folder stand together, and folders share most of what is above them.
    for file in workspace.files where file.folder != last {
      last = file.folder
      var folder = last
      while !folder.isEmpty, seen.insert(folder).inserted {
        let parts = folder.split(separator: "/").suffix(3)
        for length in 1...parts.count { names.insert(parts.suffix(length).joined()) }
        folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
      }
    }
    return names
  }

  /// The layer of four fifths of the files; Data and Infrastructure are one ring, and what registers a
  /// module's own types is of none.
  private static func agreed(_ all: [Layer: Int]) -> Layer? {
    let wiring = all[.app, default: 0]
    let counts =
      wiring * 2 < all.values.reduce(0, +) ? all.filter { $0.key != .app } : all
    let total = counts.values.reduce(0, +)
    for (layer, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      let isOuter = layer == .data || layer == .infrastructure
      let ring = isOuter ? counts[.data, default: 0] + counts[.infrastructure, default: 0] : count
      if ring * 5 >= total * 4 { return layer }
    }
    return nil
  }

  /// Whether the project has a module of this name.
  package func isFirstParty(_ name: String) -> Bool { declaredNames.contains(name) }

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

  /// Whether a module declares nothing but protocols and choices of theirs, such as errors: what is
  /// needed, and nobody who does it.
  package func holdsOnlyProtocols(_ module: Int) -> Bool { areProtocols[module] }
}
